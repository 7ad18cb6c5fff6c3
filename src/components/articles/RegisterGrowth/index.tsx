import {useId, type ReactNode} from 'react';
import DataTable from '@site/src/components/ui/DataTable';
import type {Register} from '@site/src/content/schema/notices';
import {formatDate, formatNumber} from '@cooperative/polish';
import {drawRegister} from './drawing';
import styles from './styles.module.css';

type Reading = Register['readings'][number];

interface Props {
  readonly readings: readonly Reading[];
}

/** The count as its source gives it: `138`, `ponad 600`. */
function countOf({count, over}: Reading): string {
  return `${over ? 'ponad\u00a0' : ''}${formatNumber(count)}`;
}

/**
 * The register of cooperatives as one bar per reading, down a true time axis. Nothing is drawn between the readings,
 * where nobody counted. Drawn at the real width (percent across, pixels down), so text is never scaled.
 */
export default function RegisterGrowth({readings}: Props): ReactNode {
  const hatch = useId();
  const {height, bars, years, ticks} = drawRegister(readings);
  const [before, last] = readings.slice(-2);
  const finding =
    before && last
      ? `Od ${before.label} do ${last.label} liczba wpisów wzrosła z ${countOf(before)} do ${countOf(last)}.`
      : '';
  return (
    <figure>
      <p>
        <strong>Liczba spółdzielni w wykazie KOWR</strong>
      </p>
      <div className={styles.chart}>
        <svg className={styles.days} height={height} fill="currentColor" aria-hidden="true">
          {bars.map(({y, reading: {day, label}}) => (
            <text key={day} x="100%" y={y} dominantBaseline="central" textAnchor="end">
              {label}
            </text>
          ))}
        </svg>
        <svg
          className={styles.plot}
          height={height}
          fill="currentColor"
          role="img"
          aria-label={`Liczba spółdzielni w wykazie KOWR. ${finding}`}>
          <defs>
            <pattern
              id={hatch}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)">
              <rect width="6" height="6" className={styles.bar} />
              <line y2="6" className={styles.hatch} />
            </pattern>
          </defs>
          {years.map(({year, y}) => (
            <g key={year}>
              <line x2="100%" y1={y} y2={y} className={styles.line} />
              <text x="100%" y={y - 5} textAnchor="end">
                {year}
              </text>
            </g>
          ))}
          {ticks.map(({count, x}) => (
            <text key={count} x={x} y={height - 4} textAnchor="middle">
              {formatNumber(count)}
            </text>
          ))}
          <line y2={height - 22} className={styles.line} />
          {bars.map(({y, width, reading}) => (
            <g key={reading.day}>
              <rect
                y={y - 6}
                width={width}
                height="12"
                className={styles.bar}
                fill={reading.over ? `url(#${hatch})` : undefined}
              />
              <text className={styles.count} x={width} dx="8" y={y} dominantBaseline="central">
                {countOf(reading)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <DataTable
        caption="Liczba spółdzielni w wykazie KOWR"
        fileName="wykaz-kowr.csv"
        columns={['Data', 'Dzień na osi', 'Liczba wpisów', 'Uwaga']}
        rows={readings.map((reading) => [
          reading.label,
          formatDate(reading.day),
          countOf(reading),
          reading.note ?? '–',
        ])}
      />
      <figcaption className="meta">
        {finding} Ukośne kreski oznaczają, że źródło pisze „ponad”. Odczytów nie łączymy linią, bo
        nie wiemy, co było między nimi.
      </figcaption>
    </figure>
  );
}
