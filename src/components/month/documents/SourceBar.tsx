import type {ReactNode} from 'react';
import {type DocumentLine, kwhOf, linesByPoint} from '@cooperative/settlement/documents';
import {exactText} from '@cooperative/polish';
import styles from '../Statement.module.css';

/** How much of what was drawn is paid for here, and how much to the seller. */
export default function SourceBar({lines}: {readonly lines: readonly DocumentLine[]}): ReactNode {
  const points = linesByPoint(lines);
  const parts = [
    {name: 'ze spółdzielni', look: 'shared', kwh: kwhOf(points.flatMap(([, own]) => own))},
    {
      name: 'od sprzedawcy',
      look: 'bought',
      kwh: points.reduce((all, [, [first]]) => all + (first?.boughtKwh ?? 0), 0),
    },
  ] as const;
  const all = parts.reduce((sum, {kwh}) => sum + kwh, 0);
  return (
    all > 0 && (
      <figure className={styles.energy}>
        <div className={styles.bar} aria-hidden>
          {parts.map(
            ({look, kwh}) =>
              kwh > 0 && <span key={look} className={styles[look]} style={{flexGrow: kwh / all}} />,
          )}
        </div>
        <figcaption>
          {parts.map(({name, look, kwh}) => (
            <span key={look}>
              <i className={styles[look]} aria-hidden /> {name}{' '}
              <b>
                {exactText(kwh, 3)}
                {'\u00a0'}kWh
              </b>
            </span>
          ))}
        </figcaption>
      </figure>
    )
  );
}
