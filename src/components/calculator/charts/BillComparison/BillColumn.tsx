import type {ReactNode} from 'react';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import type {BillGroup, segmentsOf} from './columns';
import styles from './styles.module.css';

interface Props {
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
export default function BillColumn({segments, total, index, count, y}: Props): ReactNode {
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
