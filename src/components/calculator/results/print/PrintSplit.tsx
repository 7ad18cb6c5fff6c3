import type {ReactNode} from 'react';
import {costSteps, stepAmount} from '@site/src/components/calculator/charts/CostSteps/steps';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
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
  const steps = costSteps(costLevels(report, input));
  const spans = waterfall(steps.map(({kind, zl}) => ({kind, value: finite(zl ?? 0)})));
  const ends = spans.flatMap(({from, to}) => [from, to]);
  const low = Math.min(0, ...ends);
  const whole = Math.max(0, ...ends) - low || 1;
  return (
    <table className={`${styles.table} ${styles.split}`}>
      <caption>Od rachunków osobno do rachunków w spółdzielni</caption>
      <tbody>
        {steps.map((step, index) => {
          const {from, to} = spans[index] ?? {from: 0, to: 0};
          return (
            <tr key={step.name}>
              <th scope="row">{step.name}</th>
              <td>{stepAmount(step)}</td>
              <td>
                <svg height="10" aria-hidden="true">
                  <rect
                    x={asPercent(Math.min(from, to) - low, whole)}
                    width={asPercent(Math.abs(to - from), whole)}
                    height="10"
                  />
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
