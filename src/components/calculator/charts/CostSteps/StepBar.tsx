import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import BarRow from '../shared/BarRow';
import {markOf} from '../shared/looks';
import {stepAmount, type CostStep} from './steps';
import styles from './styles.module.css';

interface Props {
  readonly step: CostStep;
  readonly from: number;
  readonly to: number;
  /** Ends of the scale, zł. */
  readonly low: number;
  readonly high: number;
  readonly hatches: string;
}

/** One step: its name and amount above a bar that starts where the step before it ended. */
export default function StepBar({step, from, to, low, high, hatches}: Props): ReactNode {
  const place = (zl: number): string => asPercent(high > low ? (zl - low) / (high - low) : 0, 1);
  return (
    <BarRow
      height={20}
      head={
        <>
          <span>{step.name}</span> <strong>{stepAmount(step)}</strong>
        </>
      }>
      {step.zl === null ? undefined : (
        <>
          <line x1={place(0)} x2={place(0)} y2="20" className={styles.zero} />
          <Mark
            {...markOf(step.look, hatches)}
            x={place(Math.min(from, to))}
            width={asPercent(high > low ? Math.abs(to - from) / (high - low) : 0, 1)}
            y={2}
            height={16}
          />
        </>
      )}
    </BarRow>
  );
}
