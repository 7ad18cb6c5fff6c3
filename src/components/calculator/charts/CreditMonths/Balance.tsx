import type {ReactNode} from 'react';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import styles from './styles.module.css';

/** A line from month to month; heights in pixels from the top. */
export default function Balance({heights}: {readonly heights: readonly number[]}): ReactNode {
  const x = (index: number): string => asPercent(index + 0.5, heights.length);
  return heights.map((height, index) => {
    const before = heights[index - 1];
    return (
      <g key={index}>
        {before !== undefined && (
          <line x1={x(index - 1)} x2={x(index)} y1={before} y2={height} className={styles.line} />
        )}
        <circle cx={x(index)} cy={height} r="4" className={styles.point} />
      </g>
    );
  });
}
