import type {ReactNode} from 'react';
import {formatKwh} from '@site/src/components/calculator/shared/numbers';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly node: {readonly top: number; readonly height: number; readonly kwh: number};
}

/** Where bands begin or end, with their sum. */
export default function NodeName({name, side, node}: Props): ReactNode {
  return (
    <p
      className={styles.node}
      data-side={side}
      style={{insetBlockStart: node.top + node.height / 2}}>
      {name} <strong>{formatKwh(node.kwh)}</strong>
    </p>
  );
}
