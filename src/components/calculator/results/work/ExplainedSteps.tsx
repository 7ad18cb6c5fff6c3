import type {ReactNode} from 'react';
import {type Equation, type Step, substituted} from '@cooperative/settlement/explain';
import {formatNumber} from '@cooperative/polish';
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
      {steps.map(({number, title, text, equations, law, assumptions}) => (
        <li key={number}>
          <details>
            <summary>
              {title}
              {equations.length > 0 && <Result equations={equations} />}
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
            {law ? (
              <Law source={law} />
            ) : (
              <p className="meta">Tego kroku przepis nie opisuje: mierzy go licznik.</p>
            )}
            {assumptions.length > 0 && <p className="meta">Założenia: {assumptions.join(', ')}.</p>}
          </details>
        </li>
      ))}
    </ol>
  );
}

/** The last number of a step, visible before the step is opened. */
function Result({equations}: {readonly equations: readonly Equation[]}): ReactNode {
  const last = equations.at(-1);
  return (
    last && (
      <span className={styles.result}>
        {' '}
        {last.symbol} = {formatNumber(last.result, 2)} {last.unit}
      </span>
    )
  );
}

function Line({equation}: {readonly equation: Equation}): ReactNode {
  const {symbol, name, formula, values, result, unit} = equation;
  const numbers =
    Object.keys(values).length > 0
      ? ` = ${substituted(equation, (value) => formatNumber(value, 3))}`
      : '';
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <span className={styles.formula}>
        {symbol} = {formula}
        {numbers} ={' '}
        <strong>
          {formatNumber(result, 3)} {unit}
        </strong>
      </span>
    </li>
  );
}
