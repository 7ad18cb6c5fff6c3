import type {ReactNode} from 'react';
import {limits} from '@site/src/domain/calculator/defaults';
import {writeMonth} from '@site/src/domain/month/calendar';
import type {MonthInput} from '@site/src/domain/month/schema';
import type {SettledMonth} from '@site/src/domain/month/settleMonths';
import {cooperativeItself, statementsOf} from '@site/src/domain/month/statement';
import {withSellerBought} from '@site/src/browser/month/monthDocuments';
import {exactText} from '@site/src/site/format';
import AmountField from './AmountField';
import type {FieldsProps} from './fields';
import styles from '../styles.module.css';

interface Props extends FieldsProps {
  readonly input: MonthInput;
  readonly settled: SettledMonth;
}

/** What the seller says each point has bought: where given, it counts. */
export default function SellerBoughtFields({
  input,
  settled,
  settings: {sellerBought},
  change,
}: Props): ReactNode {
  const month = writeMonth(settled.month);
  const own = statementsOf(input, [settled]).filter(({member}) => member !== cooperativeItself);
  return (
    <details>
      <summary>Kupione według rozliczenia sprzedawcy, jeśli inne niż z odczytów</summary>
      <div className={styles.columns}>
        {own.map(({point, boughtKwh}, index) => (
          <AmountField
            key={`${month} ${point}`}
            id={`dok-kupione-${index}`}
            label={point}
            unit="kWh"
            min={0}
            max={limits.zloty}
            fractionDigits={3}
            value={
              sellerBought.find((one) => one.month === month && one.point === point)?.kwh ?? null
            }
            hint={`Z odczytów: ${exactText(boughtKwh, 3)} kWh.`}
            onChange={(kwh) => {
              change((state) => withSellerBought(state, month, point, kwh));
            }}
          />
        ))}
      </div>
    </details>
  );
}
