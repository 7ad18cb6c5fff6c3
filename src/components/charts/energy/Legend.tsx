import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import Hatches from './Hatches';
import {markOf} from './looks';
import type {Look} from '@site/src/domain/charts/look';
import styles from './Legend.module.css';

interface Props {
  /** Id of the hatches, which are defined here; the pictures next to it use them too. */
  readonly hatches: string;
  readonly items: readonly {readonly look: Look; readonly name: ReactNode}[];
}

/** Class of a drawing that shows looks: they keep their colours on paper and with forced colours. */
export const sample = styles.sample;

/** What the looks of a picture mean. */
export default function Legend({hatches, items}: Props): ReactNode {
  return (
    <ul className={styles.legend}>
      {items.map(({look, name}, index) => (
        <li key={look}>
          <svg className={styles.sample} width="28" height="16" aria-hidden="true">
            {index === 0 && <Hatches id={hatches} />}
            <Mark {...markOf(look, hatches)} x={1} y={1} width={26} height={14} />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
