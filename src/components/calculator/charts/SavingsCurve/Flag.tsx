import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly x: string;
  /** The same place as a share of the width: near an edge the text turns away from it. */
  readonly part: number;
  /** Of the text, pixels from the top of the plot. */
  readonly row: number;
  /** Where the pole ends. */
  readonly foot: number;
  readonly isDashed?: boolean;
  readonly text: string;
}

/** A point named above the plot, with a pole down to it. */
export default function Flag({x, part, row, foot, isDashed = false, text}: Props): ReactNode {
  const isLeft = part < 0.5;
  return (
    <>
      <line
        className={styles.pole}
        data-dashed={isDashed || undefined}
        x1={x}
        x2={x}
        y1={row - 12}
        y2={foot}
      />
      <text
        className={styles.flag}
        x={x}
        dx={isLeft ? 6 : -6}
        y={row}
        textAnchor={isLeft ? 'start' : 'end'}>
        {text}
      </text>
    </>
  );
}
