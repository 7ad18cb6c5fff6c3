import type {ReactNode} from 'react';
import Mark from '@site/src/components/Plot/Mark';
import {percent} from '@site/src/components/Plot/drawing';
import {markOf, type Look} from '../shared/looks';
import {formatKwh} from '../shared/numbers';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  readonly kwh: number;
  readonly look: Look;
  /** Middle of its band, pixels from the top. */
  readonly place: number;
  readonly largest: number;
  readonly hatches: string;
}

/** Name and number of a band; where there are no bands, with a bar. */
export default function FlowRow({name, kwh, look, place, largest, hatches}: Props): ReactNode {
  return (
    <li className={styles.row} style={{insetBlockStart: place}}>
      <span>{name}</span> <strong>{formatKwh(kwh)}</strong>
      <svg className={styles.bar} height="14" aria-hidden="true">
        <Mark {...markOf(look, hatches)} x="0" y="1" width={percent(kwh, largest)} height="12" />
      </svg>
    </li>
  );
}
