import type {ReactNode} from 'react';
import type {ToldReport} from '@site/src/domain/cooperative/report';
import {conditionsToCheck} from './answer';
import styles from '../styles.module.css';

interface Props {
  /** What is known of the law in words: those of its summary. */
  readonly law: string;
  readonly conditions: ToldReport['conditions'];
}

/** What the law says as far as it is known, and what is still to be checked. */
export default function ToCheck({law, conditions}: Props): ReactNode {
  const toCheck = conditionsToCheck(conditions);
  if (toCheck.length === 0) {
    return law !== '' && <p>{law}.</p>;
  }
  return (
    <details className={styles.disclosure}>
      <summary>{law}</summary>
      <ul>
        {toCheck.map(({id, text}) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
