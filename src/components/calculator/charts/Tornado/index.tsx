import {useId, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import {finite, formatExact} from '@site/src/components/calculator/shared/numbers';
import {barList} from '../shared/BarRow';
import Legend from '../shared/Legend';
import FactorBar from './FactorBar';
import {sortedFactors, tornadoFinding, widthOf, type TornadoFactor} from './factors';
import styles from './styles.module.css';

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
