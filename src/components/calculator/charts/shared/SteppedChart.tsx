import {useId, useState, type ComponentProps, type ReactNode} from 'react';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Slider from '@site/src/components/charts/ChartFigure/Slider';
import Plot from '@site/src/components/charts/Plot';
import Cursor from '@site/src/components/charts/Plot/Cursor';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {roundScale} from '@site/src/domain/charts/scale';
import {finite, formatAmount, positive} from '@site/src/domain/calculator/numbers';
import Hatches from '@site/src/components/charts/energy/Hatches';
import {markOf} from '@site/src/components/charts/energy/looks';
import type {Look} from '@site/src/domain/charts/look';
import Readouts, {sayReadouts, type Readout} from './Readouts';
import styles from './SteppedChart.module.css';
import Zero from './Zero';

/** A part of a column; what is not above zero is not drawn. */
interface Bar {
  readonly look: Look;
  readonly value: number;
}

/** A step of the time on the axis. */
interface Column {
  /** Under the axis, where there is room for it. */
  readonly label?: number | string | undefined;
  /** Its label is left out when the picture is narrow. */
  readonly isMinor?: boolean;
  /** Stacked from zero. */
  readonly up: readonly Bar[];
  /** Hung from zero. */
  readonly down: readonly Bar[];
}

interface Props
  extends
    Omit<ComponentProps<typeof ChartFigure>, 'chosen' | 'children'>,
    Pick<ComponentProps<typeof Plot>, 'height' | 'xUnit'> {
  readonly columns: readonly Column[];
  /** What each step adds up to, as a line over the columns. */
  readonly line?: readonly number[];
  /** Unit and ticks of the axis; kWh if left out. */
  readonly axisOf?: (
    ticks: readonly number[],
  ) => Pick<ComponentProps<typeof Plot>, 'unit' | 'formatTick'>;
  /** Free on both sides of a column, as a part of its place. */
  readonly margin?: number;
  /** What the slider chooses: „Miesiąc”. */
  readonly step: string;
  /** The step it begins with; the last if left out. */
  readonly first?: number;
  readonly nameOf: (at: number) => string;
  readonly readoutsOf: (at: number) => readonly Readout[];
}

const energyAxis = () => ({unit: 'kWh', formatTick: formatAmount});

/** Columns step by step, of which the reader chooses one to read its numbers. */
export default function SteppedChart({
  columns,
  line = [],
  axisOf = energyAxis,
  margin = 0.14,
  step,
  first,
  nameOf,
  readoutsOf,
  height,
  xUnit,
  ...figure
}: Props): ReactNode {
  const hatches = useId();
  const last = Math.max(columns.length - 1, 0);
  const [wanted, setWanted] = useState(first ?? last);
  const at = Math.min(wanted, last);
  const name = nameOf(at);
  const readouts = readoutsOf(at);
  const {ticks, bottom, top} = roundScale([
    ...columns.flatMap(({up, down}) => [sumOf(up), -sumOf(down)]),
    ...line.map(finite),
  ]);
  const y = (value: number): number => rounded(((top - value) / (top - bottom)) * height);
  const x = (index: number): string => asPercent(index + 0.5, columns.length);
  const heights = line.map((value) => y(finite(value)));
  return (
    <ChartFigure {...figure} {...(columns.length > 0 && {chosen: name})}>
      <Plot
        label={`${figure.title}. ${figure.finding}`}
        {...axisOf(ticks)}
        xUnit={xUnit}
        height={height}
        ticks={ticks}
        y={y}
        xLabels={columns.flatMap(({label, isMinor}, index) =>
          label === undefined ? [] : [{x: x(index), text: label, isMinor}],
        )}>
        <Hatches id={hatches} />
        {columns.flatMap(({up, down}, index) =>
          [...stacked(up, 1), ...stacked(down, -1)].map(({look, high, low}) => (
            <Mark
              key={`${index} ${look}`}
              {...markOf(look, hatches)}
              x={asPercent(index + margin, columns.length)}
              width={asPercent(1 - 2 * margin, columns.length)}
              y={y(high)}
              height={rounded(y(low) - y(high))}
            />
          )),
        )}
        <Zero y={y(0)} />
        {heights.map((height, index) => (
          <g key={index}>
            {index > 0 && (
              <line
                x1={x(index - 1)}
                x2={x(index)}
                y1={heights[index - 1]}
                y2={height}
                className={styles.line}
              />
            )}
            <circle cx={x(index)} cy={height} r="4" className={styles.point} />
          </g>
        ))}
        {columns.length > 0 && <Cursor at={at} count={columns.length} height={height} />}
      </Plot>
      <Readouts items={readouts} />
      {columns.length > 1 && (
        <Slider
          label={step}
          max={last}
          value={at}
          valueText={sayReadouts(name, readouts)}
          onChange={setWanted}
        />
      )}
    </ChartFigure>
  );
}

function sumOf(bars: readonly Bar[]): number {
  return bars.reduce((sum, {value}) => sum + positive(value), 0);
}

/** Where each bar begins and ends: the next one stands on it, or hangs from it. */
function stacked(bars: readonly Bar[], sign: 1 | -1) {
  let end = 0;
  return bars
    .filter(({value}) => positive(value) > 0)
    .map(({look, value}) => {
      const from = end;
      end += sign * value;
      return {look, high: Math.max(from, end), low: Math.min(from, end)};
    });
}
