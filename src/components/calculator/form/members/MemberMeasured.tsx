import type {ReactNode} from 'react';
import type {MemberDraft} from '@site/src/domain/calculator/draft';
import {limits} from '@site/src/domain/calculator/defaults';
import CheckSetting from '../../shared/fields/CheckSetting';
import {NumberSettings, type NumberSpec} from '../../shared/fields/NumberSetting';
import styles from '../full.module.css';

interface Props {
  readonly path: string;
  readonly member: MemberDraft;
  readonly onChange: (changed: Partial<MemberDraft>) => void;
}

const power: NumberSpec<'sourceKw'> = {
  key: 'sourceKw',
  label: 'Moc źródeł, które już działają (opcjonalnie)',
  unit: 'kW',
  max: limits.kw,
  isOptional: true,
  hint: 'Ich energia jest już w odczytach; moc liczy się do limitów z ustawy.',
};
const generation: NumberSpec<'totalGenerationKwh'> = {
  key: 'totalGenerationKwh',
  label: 'Ich produkcja w czasie odczytów (opcjonalnie)',
  unit: 'kWh',
  max: limits.annualKwh,
  step: 100,
  isOptional: true,
  hint: 'Z falownika albo licznika wytwarzania.',
  why: 'Bez niej nie wiadomo, ile energii zużyto za licznikiem, więc pokrycia z ustawy nie da się sprawdzić.',
};

/** What readings do not say about a member: which sources they already contain, and how much those generated. */
export default function MemberMeasured({path, member, onChange}: Props): ReactNode {
  const {readings, sources = [], battery, sourcesMeasured = false} = member;
  const specs = readings?.generation ? [power] : [power, generation];
  return (
    <>
      <div className={styles.columns}>
        <NumberSettings path={path} specs={specs} values={member} onChange={onChange} />
      </div>
      {(sources.length > 0 || battery !== undefined) && (
        <CheckSetting
          path={`${path}.sourcesMeasured`}
          label="Źródła i magazyn poniżej już działają"
          value={sourcesMeasured}
          onChange={(value) => {
            onChange({sourcesMeasured: value || undefined});
          }}
          hint="Zaznaczone: są w odczytach, więc nic nie doliczamy."
          why="Niezaznaczone: są planowane, więc od odczytów odejmujemy ich produkcję godzina po godzinie, a potem liczymy magazyn."
        />
      )}
    </>
  );
}
