import {useId, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import {finite, formatExact, formatZloty} from '@site/src/domain/calculator/numbers';
import BarRow, {barList} from '../shared/BarRow';
import Legend from '@site/src/components/charts/energy/Legend';
import styles from './styles.module.css';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import {markOf} from '@site/src/components/charts/energy/looks';
import {
  sortedFactors,
  tornadoFinding,
  type TornadoFactor,
  widthOf,
} from '@site/src/domain/calculator/charts/tornado';

interface Props {
  readonly factors: readonly TornadoFactor[];
  /** The saving of the usual year, zł. */
  readonly base: number;
  readonly label: string;
  readonly note?: ReactNode;
}

const key = [
  {look: 'expired', name: 'mniejsza oszczędność'},
  {look: 'own', name: 'większa oszczędność'},
] as const;

/** What changes the saving the most: one factor at a time, the widest bar first. */
export default function Tornado({factors, base, label, note}: Props): ReactNode {
  const hatches = useId();
  const sorted = useMemo(() => sortedFactors(factors), [factors]);
  const finding = tornadoFinding(factors, base);
  const bottom = Math.min(finite(base), ...factors.map(({low}) => finite(low)));
  const top = Math.max(finite(base), ...factors.map(({high}) => finite(high)));
  return (
    <ChartFigure
      title={label}
      table={{
        caption: `${label}: oszczędność w roku, zł`,
        fileName: 'co-zmienia-wynik.csv',
        columns: [
          'Co się zmienia',
          'Najmniej (zł)',
          'gdy',
          'Najwięcej (zł)',
          'gdy',
          'Różnica (zł)',
          'Z czego to wynika',
        ],
        rows: sorted.map((factor) => [
          factor.name,
          formatExact(factor.low),
          factor.lowWhen ?? 'jak teraz',
          formatExact(factor.high),
          factor.highWhen ?? 'jak teraz',
          formatExact(widthOf(factor)),
          factor.source,
        ]),
      }}
      finding={finding}
      note={note}>
      <Legend hatches={hatches} items={key} />
      <ul className={clsx(barList, styles.factors)}>
        {sorted.map((factor) => (
          <FactorBar key={factor.name} {...{factor, base, bottom, top, hatches}} />
        ))}
      </ul>
    </ChartFigure>
  );
}

interface FactorBarProps {
  readonly factor: TornadoFactor;
  /** The saving of the usual year, and the ends of the longest bars, zł. */
  readonly base: number;
  readonly bottom: number;
  readonly top: number;
  readonly hatches: string;
}

/** One factor as a bar from the least to the most it may give; the line is the usual year. */
function FactorBar({factor, base, bottom, top, hatches}: FactorBarProps): ReactNode {
  const {name, lowWhen, highWhen, low, high} = factor;
  const whole = Math.max(top - bottom, 1e-9);
  const part = (zl: number): number => finite(zl) - bottom;
  const x = (zl: number): string => asPercent(part(zl), whole);
  const width = (from: number, to: number): string => asPercent(Math.max(to - from, 0), whole);
  const ends = [
    lowWhen && `${lowWhen}: ${formatZloty(low)}`,
    highWhen && `${highWhen}: ${formatZloty(high)}`,
  ];
  return (
    <BarRow
      height={24}
      label={`${name}. ${ends.filter(Boolean).join('; ')}`}
      head={<strong>{name}</strong>}
      foot={ends.map((end, side) => (
        <span key={side}>{end}</span>
      ))}>
      <Mark {...markOf('expired', hatches)} x={x(low)} y={3} width={width(low, base)} height={18} />
      <Mark {...markOf('own', hatches)} x={x(base)} y={3} width={width(base, high)} height={18} />
      <line x1={x(base)} x2={x(base)} y2="24" className={styles.base} />
    </BarRow>
  );
}
