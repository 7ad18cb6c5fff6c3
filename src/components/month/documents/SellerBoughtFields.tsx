import type {ReactNode} from 'react';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import {limits} from '@cooperative/settlement/description';
import {documentsOf} from '@cooperative/settlement/documents';
import {
  cooperativeItself,
  type SettledMonth,
  statementsOf,
  writeMonth,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {withSellerBought} from '@site/src/browser/month/monthDocuments';
import {exactText} from '@cooperative/polish';
import WatchedNumber from '../WatchedNumber';
import {useEdited} from '../edited';
import {useSettings} from './settings';
import styles from '../styles.module.css';

interface Props {
  /** As it was settled, with what the seller’s bills say. */
  readonly input: CooperativeRecord;
  readonly settled: SettledMonth;
}

/** What the seller says each point has bought: where given, it counts. */
export default function SellerBoughtFields({input, settled}: Props): ReactNode {
  const {change} = useEdited();
  const {sellerBought} = useSettings().settings;
  const month = writeMonth(settled.month);
  const own = statementsOf(input, [settled]).filter(({member}) => member !== cooperativeItself);
  const hintOf = (point: string, boughtKwh: number): string => {
    const bill = documentsOf(input).sellerBought.find(
      (one) => one.month === month && one.point === point,
    );
    const isOwn = sellerBought.some((one) => one.month === month && one.point === point);
    return `Z odczytów: ${exactText(boughtKwh, 3)} kWh.${
      bill && !isOwn ? ` Z rachunku sprzedawcy: ${exactText(bill.kwh, 3)} kWh, tyle się liczy.` : ''
    }`;
  };
  return (
    <details>
      <FoldSummary>
        <span>Kupione według rozliczenia sprzedawcy</span>
        <span>jeśli inne niż z odczytów</span>
      </FoldSummary>
      <div className={styles.columns}>
        {own.map(({point, boughtKwh}, index) => (
          <WatchedNumber
            isExact
            key={`${month} ${point}`}
            id={`dok-kupione-${index}`}
            label={point}
            unit="kWh"
            max={limits.zloty}
            fractionDigits={3}
            value={
              sellerBought.find((one) => one.month === month && one.point === point)?.kwh ?? null
            }
            hint={hintOf(point, boughtKwh)}
            onChange={(kwh) => change((state) => withSellerBought(state, month, point, kwh))}
          />
        ))}
      </div>
    </details>
  );
}
