import type {ReactNode} from 'react';
import Icon from '@site/src/components/ui/Icon';
import type {Task} from '@cooperative/settlement/month';
import styles from './styles.module.css';

const signs = {done: 'check', problem: 'error', lacks: 'info', open: null} as const;

/** The sign of a state; the words beside it say the same. */
export default function TaskSign({state}: Pick<Task, 'state'>): ReactNode {
  const name = signs[state];
  return (
    <span className={styles.sign} data-state={state} aria-hidden>
      {name && <Icon name={name} />}
    </span>
  );
}
