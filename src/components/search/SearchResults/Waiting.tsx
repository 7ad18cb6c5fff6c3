import type {ReactNode} from 'react';
import DayRibbon from '@site/src/components/pictures/DayRibbon';
import styles from './Waiting.module.css';

/** Shown where results will be; invisible if they come at once. */
export default function Waiting(): ReactNode {
  return (
    <div className={styles.waiting} aria-busy="true">
      <DayRibbon />
      <span className="visuallyHidden">Wczytujemy…</span>
    </div>
  );
}
