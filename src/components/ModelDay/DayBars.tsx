import {useId, type ReactNode} from 'react';
import type {HourBalance} from '@site/src/domain/day/modelDay';
import {formatNumber} from '@site/src/site/format';
import HourBar from './HourBar';
import {percent, rounded} from './drawing';
import styles from './DayBars.module.css';

interface Props {
  readonly day: readonly HourBalance[];
  readonly label: string;
  /** The hour under the cursor; no cursor when left out. */
  readonly hour?: number;
  /** Hours after the chosen one are still to come and stand pale. */
  readonly isPlaying?: boolean;
  /** Days drawn beside this one, so that all stand on one scale. */
  readonly comparedWith?: readonly HourBalance[];
}

const plotHeight = 230;
const labelledHours = [0, 6, 12, 18, 23];

/** Stacked bars of 24 hours. Drawn at the real width (percent across, pixels up), so hatches and letters never scale. */
export default function DayBars({
  day,
  label,
  hour,
  isPlaying = false,
  comparedWith = day,
}: Props): ReactNode {
  const hatches = useId();
  const {step, top} = scaleOf(comparedWith);
  const y = (value: number): number => rounded(plotHeight - (value / top) * plotHeight);
  const ticks = Array.from({length: Math.round(top / step) + 1}, (_, index) => index * step);
  return (
    <div className={styles.chart}>
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.unit}>kWh</span>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{insetBlockStart: y(tick)}}>
            {formatNumber(tick)}
          </span>
        ))}
        <span className={styles.hoursUnit} style={{insetBlockStart: plotHeight + 10}}>
          godz.
        </span>
      </div>
      <svg className={styles.plot} height={plotHeight + 30} role="img" aria-label={label}>
        <defs>
          <pattern
            id={`${hatches}lines`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)">
            <line y2="6" className={styles.hatchLine} />
          </pattern>
          <pattern id={`${hatches}dots`} width="6" height="6" patternUnits="userSpaceOnUse">
            <circle cx="3" cy="3" r="1.1" className={styles.hatchDot} />
          </pattern>
        </defs>
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className={styles.gridLine} />
        ))}
        {day.map((balance, index) => (
          <g key={index} opacity={isPlaying && hour !== undefined && index > hour ? 0.25 : 1}>
            <HourBar balance={balance} index={index} y={y} hatches={hatches} />
          </g>
        ))}
        <ProductionLine heights={day.map(({usedOnSite, toGrid}) => y(usedOnSite + toGrid))} />
        {hour !== undefined && (
          <rect
            className={styles.cursor}
            x={percent(hour)}
            width={percent(1)}
            y="1"
            height={plotHeight - 1}
            rx="3"
          />
        )}
        {labelledHours.map((labelled) => (
          <text
            key={labelled}
            className={styles.hour}
            x={percent(labelled + 0.5)}
            y={plotHeight + 22}
            textAnchor="middle">
            {labelled}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Steps from hour to hour; heights in pixels from the top, none where nothing is produced. */
function ProductionLine({heights}: {readonly heights: readonly number[]}): ReactNode {
  return heights.map((height, index) => {
    const before = heights[index - 1] ?? plotHeight;
    const x = percent(index);
    return (
      <g key={x} className={styles.production}>
        {height !== before && <line x1={x} x2={x} y1={before} y2={height} />}
        {height < plotHeight && <line x1={x} x2={percent(index + 1)} y1={height} y2={height} />}
      </g>
    );
  });
}

/** A round step and the first multiple of it above the tallest bar. */
function scaleOf(day: readonly HourBalance[]): {step: number; top: number} {
  const tallest = Math.max(
    ...day.map(({usedOnSite, fromGrid, toGrid}) => usedOnSite + Math.max(fromGrid, toGrid)),
  );
  const step = tallest > 60 ? 20 : 10;
  return {step, top: Math.ceil(tallest / step) * step};
}
