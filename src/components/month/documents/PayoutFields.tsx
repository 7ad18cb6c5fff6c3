import type {ReactNode} from 'react';
import clsx from 'clsx';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import SelectField from '@site/src/components/ui/controls/SelectField';
import type {DocumentSettings} from '@cooperative/settlement/documents';
import {limits} from '@cooperative/settlement/description';
import WatchedNumber from '../WatchedNumber';
import {useSettings} from './settings';
import styles from '../styles.module.css';

const kinds: readonly {
  readonly value: DocumentSettings['payout']['kind'];
  readonly label: string;
}[] = [
  {value: 'none', label: 'nic'},
  {value: 'perKwh', label: 'stawka za każdą kWh oddaną'},
  {value: 'pot', label: 'kwota do podziału według kWh oddanych'},
];

/** What members who gave energy get. */
export default function PayoutFields(): ReactNode {
  const {settings, set} = useSettings();
  const {payout} = settings;
  return (
    <details>
      <FoldSummary>
        <span>Wypłaty za oddany prąd</span>
        <span>{kinds.find(({value}) => value === payout.kind)?.label}</span>
      </FoldSummary>
      <div className={clsx(styles.name, styles.columns)}>
        <SelectField
          id="dok-wyplata"
          label="Jak liczyć wypłatę"
          options={kinds}
          value={payout.kind}
          hint="Czy od wypłaty jest PIT, powie księgowa."
          onChange={(kind) => set({payout: {kind}})}
        />
        {payout.kind !== 'none' && (
          <WatchedNumber
            isExact
            id="dok-wyplata-zl"
            label={payout.kind === 'pot' ? 'Kwota do podziału' : 'Stawka za kWh'}
            unit={payout.kind === 'pot' ? 'zł' : 'zł/kWh'}
            max={payout.kind === 'pot' ? 1_000_000 : limits.rate}
            step={0.01}
            fractionDigits={payout.kind === 'pot' ? 2 : 6}
            value={payout.zl ?? null}
            field="payout"
            onChange={(zl) => set({payout: {...payout, zl: zl ?? undefined}})}
          />
        )}
      </div>
    </details>
  );
}
