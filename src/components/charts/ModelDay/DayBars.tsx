import {useId, type ReactNode} from 'react';
import Plot from '@site/src/components/charts/Plot';
import Cursor from '@site/src/components/charts/Plot/Cursor';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {DotHatch, LineHatch} from '@site/src/components/charts/Plot/Hatches';
import type {HourBalance} from '@site/src/domain/day/modelDay';
import HourBar from './HourBar';
import styles from './DayBars.module.css';

interface Props {
  readonly day: readonly HourBalance[];
  readonly label: string;
  /** The hour under the cursor; no cursor when left out. */
  readonly hour?: number;
  /** Hours after the chosen one are still to come and are drawn pale. */
  readonly isPlaying?: boolean;
  /** Days drawn next to this one; all of them share one scale. */
  readonly comparedWith?: readonly HourBalance[];
}

const plotHeight = 230;
const labelledHours = [0, 6, 12, 18, 23];

/** Stacked bars of 24 hours. */
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
    <Plot
      label={label}
      unit="kWh"
      xUnit="godz."
      height={plotHeight}
      ticks={ticks}
      y={y}
      xLabels={labelledHours.map((text) => ({x: asPercent(text + 0.5, 24), text}))}>
      <defs>
        <LineHatch id={`${hatches}lines`} />
        <DotHatch id={`${hatches}dots`} />
      </defs>
      {day.map((balance, index) => (
        <g key={index} opacity={isPlaying && hour !== undefined && index > hour ? 0.25 : 1}>
          <HourBar balance={balance} index={index} y={y} hatches={hatches} />
        </g>
      ))}
      <ProductionLine heights={day.map(({usedOnSite, toGrid}) => y(usedOnSite + toGrid))} />
      {hour !== undefined && <Cursor at={hour} count={24} height={plotHeight} />}
    </Plot>
  );
}

/** A stepped line from hour to hour. Heights are pixels from the top; nothing is drawn where nothing is produced. */
function ProductionLine({heights}: {readonly heights: readonly number[]}): ReactNode {
  return heights.map((height, index) => {
    const before = heights[index - 1] ?? plotHeight;
    const x = asPercent(index, 24);
    return (
      <g key={x} className={styles.production}>
        {height !== before && <line x1={x} x2={x} y1={before} y2={height} />}
        {height < plotHeight && (
          <line x1={x} x2={asPercent(index + 1, 24)} y1={height} y2={height} />
        )}
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
