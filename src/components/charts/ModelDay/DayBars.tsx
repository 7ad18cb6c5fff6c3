import type {ReactNode} from 'react';
import Plot from '@site/src/components/charts/Plot';
import Cursor from '@site/src/components/charts/Plot/Cursor';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import type {HourBalance} from '@site/src/domain/day/modelDay';
import HourStacks, {ProductionLine} from './HourStacks';

interface Props {
  readonly day: readonly HourBalance[];
  readonly label: string;
  /** The hour under the cursor. */
  readonly hour: number;
  /** This day and those drawn in its place; all of them share one scale. */
  readonly comparedWith: readonly HourBalance[];
}

const plotHeight = 160;
const labelledHours = [0, 6, 12, 18, 23];

/** Stacked bars of 24 hours. */
export default function DayBars({day, label, hour, comparedWith}: Props): ReactNode {
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
      <HourStacks day={day} y={y} height={plotHeight} />
      <ProductionLine day={day} y={y} height={plotHeight} />
      <Cursor at={hour} count={24} height={plotHeight} />
    </Plot>
  );
}

/** A round step and the first multiple of it above the tallest bar. */
function scaleOf(day: readonly HourBalance[]): {step: number; top: number} {
  const tallest = Math.max(
    ...day.map(({usedOnSite, fromGrid, toGrid}) => usedOnSite + Math.max(fromGrid, toGrid)),
  );
  const step = tallest > 60 ? 20 : 10;
  return {step, top: Math.ceil(tallest / step) * step};
}
