import type {ReactNode} from 'react';
import {limits} from '@site/src/domain/calculator/defaults';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import type {NumberSpec} from '../../shared/fields/NumberSetting';
import RowList from './RowList';

type ReplacementsDraft = NonNullable<NonNullable<CooperativeDraft['finance']>['replacements']>;

interface Props {
  readonly replacements: ReplacementsDraft | undefined;
  readonly onChange: (replacements: ReplacementsDraft | undefined) => void;
}

const specs: readonly NumberSpec<'year' | 'costZl'>[] = [
  {
    key: 'year',
    label: 'Po ilu latach',
    unit: 'lat',
    min: 1,
    max: 50,
    fractionDigits: 0,
    hint: 'Od uruchomienia; zapytaj instalatora albo sprawdź gwarancję.',
  },
  {
    key: 'costZl',
    label: 'Koszt wymiany',
    unit: 'zł',
    max: limits.zloty,
    step: 100,
    hint: 'W dzisiejszych cenach, z robocizną.',
    why: 'Kwoty nie podpowiadamy: weź ją z oferty.',
  },
];

/** What will have to be replaced, such as inverters: none is assumed. */
export default function Replacements({replacements, onChange}: Props): ReactNode {
  return (
    <RowList
      path="finance.replacements"
      rows={replacements}
      specs={specs}
      most={20}
      empty={{year: null, costZl: null}}
      words={{
        row: 'Wymiana',
        remove: 'Usuń wymianę',
        add: 'Dodaj wymianę, np. falownika',
        none: 'Bez wpisanych wymian liczymy tak, jakby ich nie było.',
      }}
      onChange={onChange}
    />
  );
}
