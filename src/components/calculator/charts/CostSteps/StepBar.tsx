import type {ReactNode} from 'react';
import BarRow from '../shared/BarRow';
import {stepAmount, type CostStep} from './steps';
import StepMark, {type StepSpan} from './StepMark';

interface Props extends StepSpan {
  readonly step: CostStep;
  readonly hatches: string;
}

/** One step: its name and amount above its bar. */
export default function StepBar({step, ...place}: Props): ReactNode {
  return (
    <BarRow
      height={20}
      head={
        <>
          <span>{step.name}</span> <strong>{stepAmount(step)}</strong>
        </>
      }>
      {step.zl === null ? undefined : <StepMark {...place} look={step.look} height={20} />}
    </BarRow>
  );
}
