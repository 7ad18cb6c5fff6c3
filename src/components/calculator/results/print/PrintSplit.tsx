import {useId, type ReactNode} from 'react';
import StepMark from '@site/src/components/calculator/charts/CostSteps/StepMark';
import {costSteps, stepAmount} from '@site/src/components/calculator/charts/CostSteps/steps';
import Hatches from '@site/src/components/calculator/charts/shared/Hatches';
import {finite} from '@site/src/components/calculator/shared/numbers';
import {waterfall} from '@site/src/domain/charts/waterfall';
import {costLevels} from '@site/src/domain/cooperative/levels';
import styles from './Print.module.css';
import type {Settled} from '../types';

/** The split saving as a waterfall of rows: each bar starts where the one above it ended. */
export default function PrintSplit({
  settled: {report, input},
}: {
  readonly settled: Settled;
}): ReactNode {
  const hatches = useId();
  const steps = costSteps(costLevels(report, input));
  const spans = waterfall(steps.map(({kind, zl}) => ({kind, value: finite(zl ?? 0)})));
  const ends = spans.flatMap(({from, to}) => [from, to]);
  return (
    <table className={`${styles.table} ${styles.split}`}>
      <caption>Od rachunków osobno do rachunków w spółdzielni</caption>
      <tbody>
        {steps.map((step, index) => (
          <tr key={step.name}>
            <th scope="row">{step.name}</th>
            <td>{stepAmount(step)}</td>
            <td>
              <svg height="10" aria-hidden="true">
                {index === 0 && <Hatches id={hatches} />}
                <StepMark
                  from={spans[index]?.from ?? 0}
                  to={spans[index]?.to ?? 0}
                  low={Math.min(0, ...ends)}
                  high={Math.max(0, ...ends)}
                  look={step.look}
                  hatches={hatches}
                  height={10}
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
