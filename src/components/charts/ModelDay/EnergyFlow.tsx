import type {ReactNode} from 'react';
import clsx from 'clsx';
import {formatHour, formatNumber} from '@site/src/site/format';
import {seasonNames, seriesNames, useModelDay} from './context';
import styles from './EnergyFlow.module.css';

interface Props {
  /** What happens with a surplus, with shared energy, and with energy from the grid. */
  readonly sentences: readonly string[];
}

/** „Przepływ energii”: where the energy of the chosen hour goes; the thicker the line, the more energy. */
export default function EnergyFlow({sentences}: Props): ReactNode {
  const {season, hour, day} = useModelDay();
  const {usedOnSite = 0, fromGrid = 0, toGrid = 0} = day[hour] ?? {};
  const isActive = [toGrid > 0, usedOnSite > 0, fromGrid > 0];
  return (
    <div className={styles.layout}>
      <figure className={styles.figure}>
        <div className={styles.diagram}>
          <p className={styles.node}>Instalacje członków</p>
          <Flow kind="usedOnSite" kwh={usedOnSite} direction="right" />
          <p className={styles.node}>Członkowie</p>
          <Flow kind="toGrid" kwh={toGrid} direction="down" />
          <Flow kind="fromGrid" kwh={fromGrid} direction="up" />
          <p className={clsx(styles.node, styles.grid)}>Sieć i sprzedawca</p>
        </div>
        <figcaption className="meta">
          Przepływ energii, {seasonNames[season]}, godzina {formatHour(hour)}. Godzinę wybierasz na
          wykresie „Doba spółdzielni”. Przykład modelowy.
        </figcaption>
      </figure>
      <ol className={styles.sentences}>
        {sentences.map((sentence, index) => (
          <li key={sentence} data-state={isActive[index] ? 'active' : 'idle'}>
            {sentence}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface FlowProps {
  readonly kind: keyof typeof seriesNames;
  readonly kwh: number;
  readonly direction: 'right' | 'down' | 'up';
}

const thickest = 14;
/** Energy of one hour drawn with the thickest line, kWh. */
const fullKwh = 90;

function Flow({kind, kwh, direction}: FlowProps): ReactNode {
  const width = kwh > 0 ? Math.max(2, Math.min(thickest, (kwh / fullKwh) * thickest)) : 0;
  return (
    <div className={clsx(styles.flow, styles[kind], styles[direction])}>
      <svg className={styles.arrow} viewBox="0 0 60 24" aria-hidden="true">
        {width > 0 ? (
          <>
            <line x1="2" x2="46" y1="12" y2="12" strokeWidth={width} />
            <path d="M44 1l14 11-14 11z" />
          </>
        ) : (
          <line x1="2" x2="58" y1="12" y2="12" className={styles.empty} />
        )}
      </svg>
      <span>
        {seriesNames[kind]}: <strong>{formatNumber(kwh)} kWh</strong>
      </span>
    </div>
  );
}
