import type {ReactNode} from 'react';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Plot from '@site/src/components/charts/Plot';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {roundScale} from '@site/src/domain/charts/scale';
import Zero from '../shared/Zero';
import {finite, formatExact, moneyAxis, formatZloty} from '@site/src/domain/calculator/numbers';
import {
  amountOf,
  billFinding,
  partNames,
  segmentsOf,
  totalOf,
  type ComparedBill,
  type BillGroup,
} from '@site/src/domain/calculator/charts/comparedBills';
import styles from './styles.module.css';

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

interface BillColumnProps {
  readonly segments: ReturnType<typeof segmentsOf>;
  readonly total: number;
  readonly index: number;
  readonly count: number;
  readonly y: (value: number) => number;
}

/** A part lower than this has no room for its name, pixels. */
const leastForName = 21;

const looks: Readonly<Record<BillGroup, string | undefined>> = {
  prąd: styles.energy,
  sieć: styles.network,
  opłaty: styles.fees,
  VAT: styles.tax,
};

/** One bill as a column of its parts, with its sum on top. The last one is the cooperative's. */
function BillColumn({segments, total, index, count, y}: BillColumnProps): ReactNode {
  const centre = asPercent(index + 0.5, count);
  const highest = Math.max(0, ...segments.map(({to}) => to));
  return (
    <g data-last={(count > 1 && index === count - 1) || undefined} className={styles.bill}>
      {segments.map(({group, from, to}) => {
        const top = y(Math.max(from, to));
        const height = rounded(y(Math.min(from, to)) - top);
        return (
          <g key={group} className={looks[group]}>
            <rect
              x={asPercent(index + 0.15, count)}
              width={asPercent(0.7, count)}
              y={top}
              height={height}
              rx="4"
            />
            {height >= leastForName && (
              <text x={centre} y={top + height / 2} dominantBaseline="central" textAnchor="middle">
                {group}
              </text>
            )}
          </g>
        );
      })}
      <text x={centre} y={y(highest) - 8} className={styles.sum} textAnchor="middle">
        {formatZloty(total)}
      </text>
    </g>
  );
}
