import type {ReactNode} from 'react';
import type {HourBalance} from '@site/src/domain/day/modelDay';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import styles from './DayBars.module.css';

interface Props {
  readonly balance: HourBalance;
  readonly index: number;
  /** Pixels from the top for an energy in kWh. */
  readonly y: (value: number) => number;
  /** Prefix of the ids of this picture's hatches; a page may show several pictures. */
  readonly hatches: string;
}

/** One hour as a stack: used on site, taken from the grid, fed into the grid. */
export default function HourBar({balance, index, y, hatches}: Props): ReactNode {
  const {usedOnSite, fromGrid, toGrid} = balance;
  const place = {x: asPercent(index + 0.08, 24), width: asPercent(0.84, 24)};
  const segment = (from: number, height: number): {y: number; height: number} => ({
    y: y(from + height),
    height: rounded(y(from) - y(from + height)),
  });
  return (
    <>
      <Mark {...place} {...segment(0, usedOnSite)} className={styles.used} />
      <Mark
        {...place}
        {...segment(usedOnSite, fromGrid)}
        className={styles.fromGrid}
        hatch={`${hatches}lines`}
      />
      {toGrid > 0 && (
        <Mark
          {...place}
          {...segment(usedOnSite, toGrid)}
          className={styles.toGrid}
          hatch={`${hatches}dots`}
        />
      )}
    </>
  );
}
