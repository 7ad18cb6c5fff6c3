import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import {markOf, type Look} from '../shared/looks';
import styles from './styles.module.css';

interface Props {
  readonly from: number;
  readonly to: number;
  /** Ends of the scale, zł. */
  readonly low: number;
  readonly high: number;
  readonly look: Look;
  readonly hatches: string;
  /** Of the bar with its margins, pixels. */
  readonly height: number;
}

/** The bar of a step, on the page and on paper: it starts where the step before it ended. */
export default function StepMark({from, to, low, high, look, hatches, height}: Props): ReactNode {
  const part = (zl: number): string => asPercent(high > low ? zl / (high - low) : 0, 1);
  return (
    <>
      <line x1={part(-low)} x2={part(-low)} y2={height} className={styles.zero} />
      <Mark
        {...markOf(look, hatches)}
        x={part(Math.min(from, to) - low)}
        width={part(Math.abs(to - from))}
        y={height / 10}
        height={height * 0.8}
      />
    </>
  );
}
