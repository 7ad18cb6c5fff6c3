import type {ReactNode} from 'react';
import {deadlineDay, parseDeadline} from '@site/src/domain/papers/deadline';
import {termDay} from '@site/src/domain/papers/folderTerms';
import {formatDate} from '@cooperative/polish';
import {usePaper} from './context';
import styles from './styles.module.css';

interface Props {
  readonly 'data-step': string;
  readonly children?: ReactNode;
}

/** The box of a step: a square on paper, a checkbox once ticks can be kept. */
export function StepBox({'data-step': step}: Props): ReactNode {
  const {checklist} = usePaper();
  return checklist === null ? (
    <span className={styles.box} aria-hidden="true" />
  ) : (
    <input
      type="checkbox"
      id={boxId(step)}
      className={styles.tick}
      checked={checklist.list.done.includes(step)}
      onChange={() => checklist.toggle(step)}
    />
  );
}

/** The name of a step, and the label of its checkbox. */
export function StepName({'data-step': step, children}: Props): ReactNode {
  const {checklist} = usePaper();
  return checklist === null ? children : <label htmlFor={boxId(step)}>{children}</label>;
}

interface DeadlineProps {
  readonly 'data-term': string;
  readonly children?: ReactNode;
}

/** A term as the law words it, with its last day once the reader has given the first, on the page or in the folder. */
export function StepDeadline({'data-term': term, children}: DeadlineProps): ReactNode {
  const {checklist, filling, dates} = usePaper();
  const deadline = parseDeadline(term, dates);
  const start = deadline && checklist?.list.dates[deadline.from];
  const ofFolder = filling && termDay(filling.folder, term, dates);
  const last = deadline && start ? deadlineDay(deadline, start) : ofFolder;
  return (
    <span className={styles.deadline}>
      {children}
      {last !== null && (
        <>
          : <time dateTime={last}>{formatDate(last)}</time>
        </>
      )}
    </span>
  );
}

function boxId(step: string): string {
  return `krok-${step}`;
}
