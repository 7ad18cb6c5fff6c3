import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** How many of the 24 cells are green: the page's place in the site. */
  readonly filled?: number;
  /** Hour whose cell is missing (the 404 page). */
  readonly missing?: number;
}

const hours = Array.from({length: 24}, (_, hour) => hour);

/** The motif of the site: 24 cells, one per hour. Decorative. */
export default function DayRibbon({filled = 0, missing}: Props): ReactNode {
  return (
    <span className={styles.ribbon} aria-hidden="true">
      {hours.map((hour) => (
        <span
          key={hour}
          className={clsx(
            styles.cell,
            hour < filled && styles.filled,
            hour === missing && styles.missing,
          )}
        />
      ))}
    </span>
  );
}
