import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import Hatches from '@site/src/components/charts/energy/Hatches';
import {markOf} from '@site/src/components/charts/energy/looks';
import {finite} from '@site/src/domain/calculator/numbers';
import {monthNames} from '@cooperative/polish';
import {monthsOf, stepCount, stepOf} from '@site/src/domain/calculator/charts/yearSteps';
import styles from './styles.module.css';

interface Props {
  readonly values: readonly (readonly number[])[];
  readonly largest: number;
  readonly label: string;
  readonly chosen: {readonly month: number; readonly hour: number};
  readonly hatches: string;
  /** Months across and hours down: in a narrow place 24 columns would be too thin for squares and circles. */
  readonly isTall: boolean;
}

const rowHeight = 24;
/** In a smaller mark a hatch would destroy its shape. */
const leastForHatch = 12;
const labelledHours = [0, 6, 12, 18, 23];

/** A mark for every month and hour on a quiet background: square where energy is drawn, round where it is fed in. */
export default function CellMap(props: Props): ReactNode {
  const {values, largest, label, chosen, hatches, isTall} = props;
  const months = monthsOf(values);
  const [columns, rows] = isTall ? [months.length, 24] : [24, months.length];
  const height = rows * rowHeight;
  /** Column and row of a cell. */
  const placeOf = (month: number, hour: number): readonly [number, number] =>
    isTall ? [months.indexOf(month), hour] : [hour, months.indexOf(month)];
  const nameOf = (month: number): string => monthNames[month]?.[0] ?? '';
  const rowNames = isTall
    ? Array.from({length: 24}, (_, hour) => `${hour}:00`)
    : months.map(nameOf);
  const columnNames = isTall
    ? months.map((month, column) => ({column, name: column % 2 === 0 ? nameOf(month) : ''}))
    : labelledHours.map((hour) => ({column: hour, name: String(hour)}));
  const [chosenColumn, chosenRow] = placeOf(chosen.month, chosen.hour);
  return (
    <div className={styles.map}>
      <svg className={styles.months} height={height + 30} aria-hidden="true">
        {rowNames.map((name, row) => (
          <text key={name} y={(row + 0.5) * rowHeight} dominantBaseline="central">
            {name}
          </text>
        ))}
        {!isTall && <text y={height + 20}>godz.</text>}
      </svg>
      <svg className={styles.cells} height={height + 30} role="img" aria-label={label}>
        <Hatches id={hatches} />
        {rowNames.map((name, row) => (
          <line
            key={name}
            x2="100%"
            y1={(row + 0.5) * rowHeight}
            y2={(row + 0.5) * rowHeight}
            className={styles.row}
          />
        ))}
        {months.map((month) =>
          Array.from({length: 24}, (_, hour) => {
            const value = finite(values[month]?.[hour]);
            const part = (stepOf(value, largest) / stepCount) * 0.92;
            const {className, hatch} = markOf(value > 0 ? 'grid' : 'given', hatches);
            const hasRoom = part * rowHeight >= leastForHatch;
            const [column, row] = placeOf(month, hour);
            return (
              part > 0 && (
                <Mark
                  key={`${month} ${hour}`}
                  {...(className !== undefined && {className})}
                  {...(hatch !== undefined && hasRoom && {hatch})}
                  rx={value > 0 ? 0 : rowHeight / 2}
                  x={asPercent(column + (1 - part) / 2, columns)}
                  width={asPercent(part, columns)}
                  y={rounded((row + (1 - part) / 2) * rowHeight)}
                  height={rounded(part * rowHeight)}
                />
              )
            );
          }),
        )}
        <rect
          className={styles.cursor}
          x={asPercent(chosenColumn, columns)}
          width={asPercent(1, columns)}
          y={chosenRow * rowHeight}
          height={rowHeight}
          rx="3"
        />
        {columnNames.map(({column, name}) => (
          <text
            key={column}
            x={asPercent(column + 0.5, columns)}
            y={height + 20}
            textAnchor="middle">
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}
