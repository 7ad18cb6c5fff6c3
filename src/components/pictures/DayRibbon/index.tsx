import type {ReactNode} from 'react';
import styles from './styles.module.css';

const hours = Array.from({length: 24}, (_, hour) => hour);

/** The motif of the site: 24 cells, one per hour. Decorative. */
export default function DayRibbon(): ReactNode {
  return (
    <span className={styles.ribbon} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} className={styles.cell} />
      ))}
    </span>
  );
}
