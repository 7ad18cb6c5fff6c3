import {useId, type ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import Hatches from '@site/src/components/charts/energy/Hatches';
import {markOf} from '@site/src/components/charts/energy/looks';
import type {Look} from '@site/src/domain/charts/look';
import styles from './Readouts.module.css';

export interface Readout {
  /** None for a line of the chart, drawn in the text colour. */
  readonly look?: Look;
  readonly name: string;
  readonly value: string;
}

/** The same text for a screen reader, at the slider. */
export function sayReadouts(chosen: string, items: readonly Readout[]): string {
  return `${chosen}: ${items.map(({name, value}) => `${name} ${value}`).join(', ')}`;
}

/** The key of a chart with the chosen values: each under a strip that looks as in the picture. */
export default function Readouts({items}: {readonly items: readonly Readout[]}): ReactNode {
  const hatches = useId();
  return (
    <dl className={styles.readouts}>
      {items.map(({look, name, value}, index) => (
        <div key={name}>
          <dt>
            <svg className={styles.strip} height="10" aria-hidden="true">
              {index === 0 && <Hatches id={hatches} />}
              {look === undefined ? (
                <rect y="4" width="100%" height="2" className={styles.line} />
              ) : (
                <Mark {...markOf(look, hatches)} y="1" width="100%" height="8" />
              )}
            </svg>
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
