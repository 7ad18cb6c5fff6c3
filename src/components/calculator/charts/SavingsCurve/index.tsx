import {useMemo, useState, type ReactNode} from 'react';
import NamedValues from '@site/src/components/calculator/shared/NamedValues';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Slider from '@site/src/components/charts/ChartFigure/Slider';
import {finite, formatExact, formatZloty} from '@site/src/domain/calculator/numbers';
import CurvePlot from './CurvePlot';
import {
  curveFinding,
  formatPower,
  indexOf,
  measuresOf,
  usablePoints,
  type SavingPoint,
} from '@site/src/domain/calculator/charts/savingsCurve';
import styles from './styles.module.css';

interface Props {
  readonly points: readonly SavingPoint[];
  /** Power in the current calculation, kWp. */
  readonly current: number;
  /** The best power, kWp, found for a named purpose; null if there is none to name. */
  readonly best?: number | null;
  readonly label: string;
  readonly note?: ReactNode;
}

/** Saving against the power of panels and, below it where known, the net present value, on which the best power is marked. */
export default function SavingsCurve({
  points,
  current,
  best = null,
  label,
  note,
}: Props): ReactNode {
  const usable = useMemo(() => usablePoints(points), [points]);
  const measures = measuresOf(usable);
  const finding = curveFinding(usable, current, best);
  const [wanted, setWanted] = useState<number | null>(null);
  const last = Math.max(usable.length - 1, 0);
  const at = Math.min(wanted ?? Math.max(indexOf(usable, best ?? current), 0), last);
  const point = usable[at];
  const values = point
    ? measures.map(({key, name}) => [name, formatZloty(finite(point[key]))] as const)
    : [];
  return (
    <ChartFigure
      title={label}
      {...(point && {chosen: formatPower(point.kw)})}
      table={{
        caption: `${label}, zł`,
        fileName: 'oszczednosc-a-moc.csv',
        columns: ['Moc (kWp)', ...measures.map(({name}) => `${name} (zł)`)],
        rows: usable.map((row) => [
          formatExact(row.kw),
          ...measures.map(({key}) => formatExact(finite(row[key]))),
        ]),
      }}
      finding={finding}
      note={note}>
      {measures.map((measure) => (
        <CurvePlot
          key={measure.key}
          points={usable}
          measure={measure}
          current={current}
          best={best}
          chosen={at}
          label={`${label}. ${measure.name}. ${finding}`}
        />
      ))}
      <NamedValues className={styles.values} values={values} />
      {usable.length > 1 && (
        <Slider
          label="Moc"
          max={last}
          value={at}
          valueText={`${formatPower(point?.kw ?? 0)}: ${values.map((named) => named.join(' ')).join(', ')}`}
          onChange={setWanted}
        />
      )}
    </ChartFigure>
  );
}
