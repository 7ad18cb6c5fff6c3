import type {ReactNode} from 'react';
import type {HourBalance} from '@site/src/domain/day/modelDay';
import {percent, rounded} from './drawing';
import styles from './DayBars.module.css';

interface Props {
  readonly balance: HourBalance;
  readonly index: number;
  /** Pixels from the top for an energy in kWh. */
  readonly y: (value: number) => number;
  /** Start of the ids of this picture's hatches; a page may show several pictures. */
  readonly hatches: string;
}

/** One hour as a stack: used on site, taken from the grid, given to the grid. */
export default function HourBar({balance, index, y, hatches}: Props): ReactNode {
  const {usedOnSite, fromGrid, toGrid} = balance;
  const place = {x: percent(index + 0.08), width: percent(0.84)};
  const segment = (from: number, height: number): {y: number; height: number} => ({
    y: y(from + height),
    height: rounded(y(from) - y(from + height)),
  });
  return (
    <>
      <rect {...place} {...segment(0, usedOnSite)} className={styles.used} />
      <rect {...place} {...segment(usedOnSite, fromGrid)} className={styles.fromGrid} />
      <rect {...place} {...segment(usedOnSite, fromGrid)} fill={`url(#${hatches}lines)`} />
      {toGrid > 0 && (
        <>
          <rect {...place} {...segment(usedOnSite, toGrid)} className={styles.toGrid} />
          <rect {...place} {...segment(usedOnSite, toGrid)} fill={`url(#${hatches}dots)`} />
        </>
      )}
    </>
  );
}
