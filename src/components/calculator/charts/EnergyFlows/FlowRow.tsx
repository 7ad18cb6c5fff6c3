import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import {markOf, type Look} from '../shared/looks';
import {formatKwh} from '@site/src/components/calculator/shared/numbers';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  readonly kwh: number;
  readonly look: Look;
  /** Middle of its label, pixels from the top. */
  readonly place: number;
  /** The band has no room for text, which is then in one line above it. */
  readonly isThin: boolean;
  readonly largest: number;
  readonly hatches: string;
}

/** Name and number of a band; where there are no bands, with a bar. */
export default function FlowRow({
  name,
  kwh,
  look,
  place,
  isThin,
  largest,
  hatches,
}: Props): ReactNode {
  return (
    <li className={styles.row} data-thin={isThin} style={{insetBlockStart: place}}>
      <span>{name}</span> <strong>{formatKwh(kwh)}</strong>
      <svg className={styles.bar} height="14" aria-hidden="true">
        <Mark {...markOf(look, hatches)} x="0" y="1" width={asPercent(kwh, largest)} height="12" />
      </svg>
    </li>
  );
}
