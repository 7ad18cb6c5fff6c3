import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import type {segmentsOf} from './columns';
import {partMark} from './parts';
import styles from './styles.module.css';

interface Props {
  readonly segments: ReturnType<typeof segmentsOf>;
  readonly total: number;
  readonly index: number;
  readonly count: number;
  readonly y: (value: number) => number;
  readonly hatches: string;
}

/** A part lower than this has no room for its number, pixels. */
const leastForNumber = 24;
/** With more columns than this, each is too narrow for a sum above it. */
const mostWithSums = 3;

/** One bill as a column of its parts, with its sum on top. */
export default function BillColumn({segments, total, index, count, y, hatches}: Props): ReactNode {
  const centre = asPercent(index + 0.5, count);
  const highest = Math.max(0, ...segments.map(({to}) => to));
  return (
    <>
      {segments.map(({number, from, to}) => {
        const top = y(Math.max(from, to));
        const height = rounded(y(Math.min(from, to)) - top);
        return (
          <g key={number}>
            <Mark
              {...partMark(number, hatches)}
              x={asPercent(index + 0.15, count)}
              width={asPercent(0.7, count)}
              y={top}
              height={height}
            />
            {height >= leastForNumber && (
              <>
                <circle cx={centre} cy={top + height / 2} r="10" className={styles.chip} />
                <text
                  x={centre}
                  y={top + height / 2}
                  className={styles.number}
                  dominantBaseline="central"
                  textAnchor="middle">
                  {number}
                </text>
              </>
            )}
          </g>
        );
      })}
      {count <= mostWithSums && (
        <text x={centre} y={y(highest) - 8} className={styles.sum} textAnchor="middle">
          {formatZloty(total)}
        </text>
      )}
    </>
  );
}
