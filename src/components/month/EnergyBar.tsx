import type {ReactNode} from 'react';
import {
  differenceText,
  energyParts,
  keyDifference,
  type PointStatement,
  sumOf,
} from '@cooperative/settlement/month';
import {exactText, formatNumber} from '@cooperative/polish';
import styles from './Statement.module.css';

/** Where the energy came from: one bar of three colours, each named with its kWh. */
export default function EnergyBar({rows}: {readonly rows: readonly PointStatement[]}): ReactNode {
  const shown = energyParts.map(([look, name, of]) => ({name, look, kwh: sumOf(rows, of)}));
  const all = shown.reduce((sum, {kwh}) => sum + kwh, 0);
  const difference = keyDifference(rows);
  return (
    all > 0 && (
      <figure className={styles.energy}>
        <div className={styles.bar} aria-hidden>
          {shown.map(
            ({look, kwh}) =>
              kwh > 0 && <span key={look} className={styles[look]} style={{flexGrow: kwh / all}} />,
          )}
        </div>
        <figcaption>
          {shown.map(({name, look, kwh}) => (
            <span key={look}>
              <i className={styles[look]} aria-hidden /> {name}{' '}
              <b>
                {formatNumber(kwh, 3)}
                {'\u00a0'}kWh
              </b>
              , {formatNumber((100 * kwh) / all, 0)}%
            </span>
          ))}
          {difference !== 0 && <p>{differenceText(difference, exactText)}</p>}
        </figcaption>
      </figure>
    )
  );
}
