import type {ReactNode} from 'react';
import {asPercent} from './drawing';
import styles from './styles.module.css';

interface Props {
  readonly at: number;
  readonly count: number;
  readonly height: number;
}

/** A frame around the chosen column; all columns are equally wide. */
export default function Cursor({at, count, height}: Props): ReactNode {
  return (
    <rect
      className={styles.cursor}
      x={asPercent(at, count)}
      width={asPercent(1, count)}
      y={1}
      height={height - 1}
      rx="3"
    />
  );
}
