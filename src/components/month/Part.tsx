import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useMedia} from '@site/src/browser/device/useMedia';
import {isAsking, type Task} from '@cooperative/settlement/month';
import Icon from '@site/src/components/ui/Icon';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import LateDetails from '@site/src/components/ui/LateDetails';
import {TaskContext} from './wrongFields';
import styles from './styles.module.css';

interface Props {
  readonly task: Task;
  /** It is not folded once it is done. */
  readonly staysOpen?: boolean;
  /** Its content is made only once somebody opens it. */
  readonly waits?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of the month, a row of their card. Open while it asks for something (on a phone only the first one that does),
 * folded to its heading and its state once it does not. Where somebody has written, chosen or pressed anything, nothing is folded away.
 */
export default function Part({task, staysOpen = false, waits = false, children}: Props): ReactNode {
  const {id, title, state, text, isNext} = task;
  const isNarrow = useMedia('(max-width: 767.98px)');
  const asks = staysOpen || (isAsking(task) && (isNext || !isNarrow));
  const [isOpen, setIsOpen] = useState(asks);
  const isUsed = useRef(false);
  useEffect(() => {
    if (!isUsed.current) {
      setIsOpen(asks);
    }
  }, [asks]);
  const use = (): void => {
    isUsed.current = true;
  };
  return (
    <section className={styles.part} aria-labelledby={id}>
      <LateDetails
        open={isOpen}
        isMade={!waits}
        onToggle={setIsOpen}
        summary={
          <FoldSummary onClick={use}>
            <h2 id={id}>{title}</h2>
            <span className={styles.state}>
              <TaskSign state={state} />
              <span>
                {/* The sign says it to those who see it. */}
                {state === 'done' && <span className="visuallyHidden">gotowe: </span>}
                {text}
              </span>
            </span>
          </FoldSummary>
        }>
        <div className={styles.body} onClickCapture={use} onInputCapture={use}>
          <TaskContext value={id}>{children}</TaskContext>
        </div>
      </LateDetails>
    </section>
  );
}

const signs = {done: 'check', problem: 'error', lacks: 'info', open: null} as const;

/** The sign of a state; the words beside it say the same. */
function TaskSign({state}: Pick<Task, 'state'>): ReactNode {
  const name = signs[state];
  return (
    <span className={styles.sign} data-state={state} aria-hidden>
      {name && <Icon name={name} />}
    </span>
  );
}
