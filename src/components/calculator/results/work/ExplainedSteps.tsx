import type {ReactNode} from 'react';
import type {Equation, Step} from '@cooperative/settlement/explain';
import {formatNumber} from '@cooperative/polish';
import {
  assumptionsText,
  noProvision,
  resultText,
  workText,
} from '@site/src/domain/calculator/answer/workWords';
import Law from '../Law';
import styles from './ExplainedSteps.module.css';

interface Props {
  readonly steps: readonly Step[];
  /** More about a step, by its number. */
  readonly extras?: Readonly<Record<number, ReactNode>>;
}

/** Steps of the settlement as an ordered list; each opens to its formulas, numbers and article of law. */
export default function ExplainedSteps({steps, extras = {}}: Props): ReactNode {
  return (
    <ol className={styles.steps} start={steps[0]?.number}>
      {steps.map((step) => {
        const {number, title, text, equations, law} = step;
        const last = equations.at(-1);
        const assumptions = assumptionsText(step);
        return (
          <li key={number}>
            <details>
              <summary>
                {title}
                {last && <span className={styles.result}> {resultText(last)}</span>}
              </summary>
              <p>{text}</p>
              {equations.length > 0 && (
                <ul className={styles.equations}>
                  {equations.map((equation, index) => (
                    <Line key={index} equation={equation} />
                  ))}
                </ul>
              )}
              {extras[number]}
              {law ? <Law source={law} /> : <p className="meta">{noProvision}</p>}
              {assumptions !== null && <p className="meta">{assumptions}</p>}
            </details>
          </li>
        );
      })}
    </ol>
  );
}

function Line({equation}: {readonly equation: Equation}): ReactNode {
  const {name, result, unit} = equation;
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <span className={styles.formula}>
        {workText(equation)}{' '}
        <strong>
          {formatNumber(result, 3)} {unit}
        </strong>
      </span>
    </li>
  );
}
