import type {ReactNode} from 'react';
import DayRibbon from '@site/src/components/pictures/DayRibbon';
import styles from './styles.module.css';

/** Stands where results will be; not seen when they come at once. */
export default function Waiting(): ReactNode {
  return (
    <div className={styles.waiting} aria-busy="true">
      <DayRibbon />
      <span className="visuallyHidden">Wczytujemy…</span>
    </div>
  );
}
