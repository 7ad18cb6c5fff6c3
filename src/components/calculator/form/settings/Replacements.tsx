import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {limits} from '@site/src/domain/calculator/defaults';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import {removeAt, replaceAt} from '@site/src/domain/kernel/changedList';
import {NumberSettings, type NumberSpec} from '../../shared/fields/NumberSetting';
import styles from '../full.module.css';

type ReplacementsDraft = NonNullable<NonNullable<CooperativeDraft['finance']>['replacements']>;

interface Props {
  readonly replacements: ReplacementsDraft | undefined;
  readonly onChange: (replacements: ReplacementsDraft | undefined) => void;
}

const most = 20;
const specs: readonly NumberSpec<'year' | 'costZl'>[] = [
  {
    key: 'year',
    label: 'Po ilu latach',
    unit: 'lat',
    min: 1,
    max: 50,
    fractionDigits: 0,
    hint: 'Od uruchomienia. Zapytaj instalatora albo sprawdź gwarancję.',
  },
  {
    key: 'costZl',
    label: 'Koszt wymiany',
    unit: 'zł',
    max: limits.zloty,
    step: 100,
    hint: 'W dzisiejszych cenach, z robocizną. Kwoty nie podpowiadamy.',
  },
];

/** What will have to be replaced, such as inverters: none is assumed. */
export default function Replacements({replacements = [], onChange}: Props): ReactNode {
  return (
    <>
      {replacements.map((replacement, index) => (
        <fieldset key={index} className={styles.fieldset}>
          <legend>Wymiana {index + 1}</legend>
          <div className={styles.columns}>
            <NumberSettings
              path={`finance.replacements[${index + 1}]`}
              specs={specs}
              values={replacement}
              onChange={(changed) => {
                onChange(replaceAt(replacements, index, {...replacement, ...changed}));
              }}
            />
          </div>
          <Button
            look="plain"
            aria-label={`Usuń wymianę ${index + 1}`}
            onClick={() => {
              const left = removeAt(replacements, index);
              onChange(left.length > 0 ? left : undefined);
            }}>
            Usuń wymianę
          </Button>
        </fieldset>
      ))}
      {replacements.length < most && (
        <div className={styles.bar}>
          <Button
            onClick={() => {
              onChange([...replacements, {year: null, costZl: null}]);
            }}>
            <Icon name="lucide:plus" />
            Dodaj wymianę, np. falownika
          </Button>
          {replacements.length === 0 && (
            <span className="meta">Bez wpisanych wymian liczymy tak, jakby ich nie było.</span>
          )}
        </div>
      )}
    </>
  );
}
