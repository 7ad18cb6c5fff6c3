import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Heights of the mark's 8 cells, from its bottom edge: the sun over a day. */
const markHeights = [6, 10, 17, 24, 26, 20, 12, 7] as const;

/** The mark of the site: 8 cells of the day ribbon. */
export default function BrandMark(): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 34 26" width="34" height="26" aria-hidden="true">
      {markHeights.map((height, cell) => (
        <rect key={cell} x={cell * 4.3} y={26 - height} width="3.2" height={height} rx="1" />
      ))}
    </svg>
  );
}
