import {useId, type ReactNode} from 'react';
import type {HourBalance} from '@site/src/domain/day/modelDay';
import {formatNumber} from '@site/src/site/format';
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

interface BarProps {
  readonly balance: HourBalance;
  readonly index: number;
  readonly y: (value: number) => number;
  /** Start of the ids of this picture's hatches; a page may show several pictures. */
  readonly hatches: string;
}

function HourBar({balance, index, y, hatches}: BarProps): ReactNode {
  const {usedOnSite, fromGrid, toGrid} = balance;
  const place = {x: percent(index + 0.08), width: percent(0.84)};
  const segment = (from: number, height: number): {y: number; height: number} => ({
    y: y(from + height),
    height: rounded(y(from) - y(from + height)),
  });
  const production = y(usedOnSite + toGrid);
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
      {usedOnSite + toGrid > 0 && (
        <line
          x1={percent(index)}
          x2={percent(index + 1)}
          y1={production}
          y2={production}
          className={styles.production}
        />
      )}
    </>
  );
}

/** A tenth of a pixel is enough for the eye, and long fractions are half of the page that is sent. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Width of some hours across the picture. */
function percent(hours: number): string {
  return `${Math.round((hours / 24) * 10_000) / 100}%`;
}

/** A round step and the first multiple of it above the tallest bar. */
function scaleOf(day: readonly HourBalance[]): {step: number; top: number} {
  const tallest = Math.max(
    ...day.map(({usedOnSite, fromGrid, toGrid}) => usedOnSite + Math.max(fromGrid, toGrid)),
  );
  const step = tallest > 60 ? 20 : 10;
  return {step, top: Math.ceil(tallest / step) * step};
}
