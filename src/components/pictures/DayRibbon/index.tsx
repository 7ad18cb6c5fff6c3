import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** How many of the 24 cells are green, around noon, as hours with sun: the page's place in the site. */
  readonly filled?: number;
  /** Hour whose cell stays pale (the 404 page). */
  readonly missing?: number;
}

const hours = Array.from({length: 24}, (_, hour) => hour);
const noon = 12;

/** The motif of the site: 24 cells, one per hour. Decorative. */
export default function DayRibbon({filled = 0, missing}: Props): ReactNode {
  // Not from the left, where it would look like progress.
  const sunrise = noon - Math.floor(filled / 2);
  return (
    <span className={styles.ribbon} aria-hidden="true">
      {hours.map((hour) => (
        <span
          key={hour}
          className={clsx(
            styles.cell,
            hour >= sunrise && hour < sunrise + filled && hour !== missing && styles.filled,
          )}
        />
      ))}
    </span>
  );
}
