import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import Hatches from '../shared/Hatches';
import {markOf} from '../shared/looks';
import {finite} from '@site/src/components/calculator/shared/numbers';
import {monthNames} from '@site/src/domain/polish/months';
import {stepCount, stepOf} from './steps';
import styles from './styles.module.css';

interface Props {
  readonly values: readonly (readonly number[])[];
  readonly largest: number;
  readonly label: string;
  readonly chosen: {readonly month: number; readonly hour: number};
  readonly hatches: string;
}

const rowHeight = 24;
/** In a smaller mark a hatch would destroy its shape. */
const leastForHatch = 12;
const height = 12 * rowHeight;
const labelledHours = [0, 6, 12, 18, 23];

/** 288 marks on a quiet background: square where energy is drawn, round where it is fed into the grid. */
export default function CellMap({values, largest, label, chosen, hatches}: Props): ReactNode {
  return (
    <div className={styles.map}>
      <svg className={styles.months} height={height + 30} aria-hidden="true">
        {monthNames.map(([short], month) => (
          <text key={short} y={(month + 0.5) * rowHeight} dominantBaseline="central">
            {short}
          </text>
        ))}
        <text y={height + 20}>godz.</text>
      </svg>
      <svg className={styles.cells} height={height + 30} role="img" aria-label={label}>
        <Hatches id={hatches} />
        {monthNames.map(([short], month) => (
          <line
            key={short}
            x2="100%"
            y1={(month + 0.5) * rowHeight}
            y2={(month + 0.5) * rowHeight}
            className={styles.row}
          />
        ))}
        {monthNames.map(([short], month) =>
          Array.from({length: 24}, (_, hour) => {
            const value = finite(values[month]?.[hour]);
            const part = (stepOf(value, largest) / stepCount) * 0.92;
            const {className, hatch} = markOf(value > 0 ? 'grid' : 'given', hatches);
            const hasRoom = part * rowHeight >= leastForHatch;
            return (
              part > 0 && (
                <Mark
                  key={`${short}${hour}`}
                  {...(className !== undefined && {className})}
                  {...(hatch !== undefined && hasRoom && {hatch})}
                  rx={value > 0 ? 0 : rowHeight / 2}
                  x={asPercent(hour + (1 - part) / 2, 24)}
                  width={asPercent(part, 24)}
                  y={rounded((month + (1 - part) / 2) * rowHeight)}
                  height={rounded(part * rowHeight)}
                />
              )
            );
          }),
        )}
        <rect
          className={styles.cursor}
          x={asPercent(chosen.hour, 24)}
          width={asPercent(1, 24)}
          y={chosen.month * rowHeight}
          height={rowHeight}
          rx="3"
        />
        {labelledHours.map((hour) => (
          <text key={hour} x={asPercent(hour + 0.5, 24)} y={height + 20} textAnchor="middle">
            {hour}
          </text>
        ))}
      </svg>
    </div>
  );
}
