import type {ReactNode} from 'react';
import Plot from '@site/src/components/charts/Plot';
import {asPercent, rounded} from '@site/src/components/charts/Plot/drawing';
import {roundScale} from '@site/src/domain/charts/scale';
import {finite, formatEstimate, moneyAxis} from '@site/src/domain/calculator/numbers';
import Zero from '../shared/Zero';
import {
  formatPower,
  indexOf,
  valueMeasure,
  type SavingPoint,
  type savingMeasure,
} from '@site/src/domain/calculator/charts/savingsCurve';
import styles from './styles.module.css';

interface Props {
  /** Sorted by power. */
  readonly points: readonly SavingPoint[];
  readonly measure: typeof savingMeasure;
  readonly current: number;
  /** Marked on the curve of the value alone: that is what it is the best of. */
  readonly best: number | null;
  /** Index of the point under the slider. */
  readonly chosen: number;
  readonly label: string;
}

const height = 220;
/** Share of the width left free on both sides, for points and labels at the ends. */
const margin = 0.05;
/** Two rows of flags above the plot. */
const flagRows = {current: -42, best: -20};

/** One measure as a line with a point for each computed power. */
export default function CurvePlot({
  points,
  measure,
  current,
  best: bestKw,
  chosen,
  label,
}: Props): ReactNode {
  const {ticks, bottom, top} = roundScale(points.map((point) => finite(point[measure.key])));
  const powers = roundScale([...points.map(({kw}) => kw), current]);
  const y = (value: number): number => rounded(((top - value) / (top - bottom)) * height);
  const partOf = (kw: number): number =>
    margin + ((kw - powers.bottom) / (powers.top - powers.bottom)) * (1 - 2 * margin);
  const x = (kw: number): string => asPercent(partOf(kw), 1);
  const best =
    bestKw === null || measure.key !== valueMeasure.key
      ? undefined
      : points[indexOf(points, bestKw)];
  const places = points.map((point) => ({x: x(point.kw), y: y(finite(point[measure.key]))}));
  return (
    <div className={styles.curve}>
      <p className={styles.name}>{measure.name}</p>
      <Plot
        label={label}
        {...moneyAxis(ticks)}
        xUnit="kWp"
        height={height}
        ticks={ticks}
        y={y}
        xLabels={powers.ticks.map((kw, index) => ({
          x: x(kw),
          text: formatEstimate(kw),
          isMinor: index % 2 === 1,
        }))}>
        <Zero y={y(0)} />
        {places.slice(1).map((place, index) => (
          <line
            key={index}
            className={styles.line}
            x1={places[index]?.x}
            y1={places[index]?.y}
            x2={place.x}
            y2={place.y}
          />
        ))}
        {Number.isFinite(current) && (
          <Flag
            x={x(current)}
            part={partOf(current)}
            row={flagRows.current}
            foot={height}
            isDashed
            text={`teraz ${formatPower(current)}`}
          />
        )}
        {best && (
          <Flag
            x={x(best.kw)}
            part={partOf(best.kw)}
            row={flagRows.best}
            foot={y(finite(best[measure.key]))}
            text={`najlepiej ${formatPower(best.kw)}`}
          />
        )}
        {places.map((place, index) => (
          <circle
            key={index}
            cx={place.x}
            cy={place.y}
            r={index === chosen ? 8 : 4}
            className={styles.point}
            data-best={points[index] === best || undefined}
          />
        ))}
      </Plot>
    </div>
  );
}

interface FlagProps {
  readonly x: string;
  /** The same place as a share of the width: near an edge the text turns away from it. */
  readonly part: number;
  /** Of the text, pixels from the top of the plot. */
  readonly row: number;
  /** Where the pole ends. */
  readonly foot: number;
  readonly isDashed?: boolean;
  readonly text: string;
}

/** A point named above the plot, with a pole down to it. */
function Flag({x, part, row, foot, isDashed = false, text}: FlagProps): ReactNode {
  const isLeft = part < 0.5;
  return (
    <>
      <line
        className={styles.pole}
        data-dashed={isDashed || undefined}
        x1={x}
        x2={x}
        y1={row - 12}
        y2={foot}
      />
      <text
        className={styles.flag}
        x={x}
        dx={isLeft ? 6 : -6}
        y={row}
        textAnchor={isLeft ? 'start' : 'end'}>
        {text}
      </text>
    </>
  );
}
