import type {ReactNode} from 'react';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Plot from '@site/src/components/charts/Plot';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {roundScale} from '@site/src/domain/charts/scale';
import Zero from '../shared/Zero';
import {finite, formatExact, moneyAxis} from '@site/src/components/calculator/shared/numbers';
import BillColumn from './BillColumn';
import {amountOf, billFinding, partNames, segmentsOf, totalOf, type ComparedBill} from './columns';

interface Props {
  /** Two or three bills; the first is the one to compare with. */
  readonly bills: readonly ComparedBill[];
  readonly label: string;
  readonly note?: ReactNode;
  /** False where fees that all bills have are left out. */
  readonly isWhole?: boolean;
}

const height = 320;
/** Bills side by side, each a column of four parts with their names on them; every charge is in the table. */
export default function BillComparison({bills, label, note, isWhole}: Props): ReactNode {
  const names = partNames(bills);
  const columns = bills.map(segmentsOf);
  const finding = billFinding(bills, isWhole);
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
      <Plot
        label={`${label}. ${finding}`}
        {...moneyAxis(ticks)}
        height={height}
        ticks={ticks}
        y={y}
        xLabels={bills.map(({name}, index) => ({
          x: asPercent(index + 0.5, bills.length),
          text: name,
        }))}>
        {bills.map((bill, index) => (
          <BillColumn
            key={index}
            segments={columns[index] ?? []}
            total={totalOf(bill)}
            index={index}
            count={bills.length}
            y={y}
          />
        ))}
        <Zero y={y(0)} />
      </Plot>
    </ChartFigure>
  );
}
