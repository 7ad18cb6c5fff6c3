import {useId, type ReactNode} from 'react';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Plot from '@site/src/components/charts/Plot';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {roundScale} from '@site/src/domain/charts/scale';
import Zero from '../shared/Zero';
import {finite, formatExact, moneyAxis} from '@site/src/components/calculator/shared/numbers';
import BillColumn from './BillColumn';
import PartHatches from './PartHatches';
import PartKey from './PartKey';
import {
  amountOf,
  billFinding,
  letterOf,
  partNames,
  segmentsOf,
  totalOf,
  type ComparedBill,
} from './columns';
import styles from './styles.module.css';

interface Props {
  /** Two to four bills; the first is the one to compare with. */
  readonly bills: readonly ComparedBill[];
  readonly label: string;
  readonly note?: ReactNode;
}

const height = 320;
/** With more columns than this, their names have no room below them on a phone. */
const mostNamed = 2;

/** Bills side by side, each a column of its parts; the numbers on the parts refer to the key. */
export default function BillComparison({bills, label, note}: Props): ReactNode {
  const hatches = useId();
  const names = partNames(bills);
  const columns = bills.map((bill) => segmentsOf(bill, names));
  const finding = billFinding(bills);
  const {ticks, bottom, top} = roundScale(columns.flat().map(({to}) => finite(to)));
  const y = (value: number): number => rounded(((top - value) / (top - bottom)) * height);
  return (
    <ChartFigure
      title={label}
      table={{
        caption: `${label}, zł`,
        fileName: 'rachunki.csv',
        columns: ['Składnik', ...bills.map(({name}) => `${name} (zł)`)],
        rows: [
          ...names.map((name) => [name, ...bills.map((bill) => formatExact(amountOf(bill, name)))]),
          ['Razem', ...bills.map((bill) => formatExact(totalOf(bill)))],
        ],
      }}
      finding={finding}
      note={note}>
      <div className={styles.place}>
        <div className={styles.sides}>
          <Plot
            label={`${label}. ${finding}`}
            {...moneyAxis(ticks)}
            height={height}
            ticks={ticks}
            y={y}
            xLabels={bills.map(({name}, index) => ({
              x: asPercent(index + 0.5, bills.length),
              text: bills.length <= mostNamed ? `${letterOf(index)}: ${name}` : letterOf(index),
            }))}>
            <PartHatches id={hatches} />
            {columns.map((segments, index) => (
              <BillColumn
                key={index}
                segments={segments}
                total={bills[index] ? totalOf(bills[index]) : 0}
                index={index}
                count={bills.length}
                y={y}
                hatches={hatches}
              />
            ))}
            <Zero y={y(0)} />
          </Plot>
          <PartKey bills={bills} names={names} hatches={hatches} />
        </div>
      </div>
    </ChartFigure>
  );
}
