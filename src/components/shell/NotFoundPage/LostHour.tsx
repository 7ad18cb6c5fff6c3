import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The hour that is missing; null until it is known. */
  readonly hour: number | null;
}

/** Of each hour of a sunny day, in units of the picture, 100 of which are its height. */
const heights = [
  14, 12, 12, 12, 14, 20, 28, 40, 54, 68, 80, 90, 94, 92, 84, 74, 62, 52, 46, 44, 38, 30, 22, 16,
];

/** The day of the site's mark, an hour of which is lost. Decorative. */
export default function LostHour({hour}: Props): ReactNode {
  return (
    <svg className={styles.day} viewBox="0 0 240 100" aria-hidden="true">
      {heights.map((height, place) => (
        <rect
          key={place}
          x={10 * place + 1}
          y={100 - height}
          width="8"
          height={height}
          rx="1.5"
          data-lost={place === hour || undefined}
        />
      ))}
    </svg>
  );
}
