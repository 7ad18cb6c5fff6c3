import type {ReactNode} from 'react';
import type {Task, TaskId} from '@cooperative/settlement/month';
import TaskSign from './TaskSign';
import styles from './styles.module.css';

/** All parts of the month with their states; each leads to its part and unfolds it. */
export default function TaskList({
  tasks,
}: {
  readonly tasks: Readonly<Record<TaskId, Task>>;
}): ReactNode {
  return (
    <nav className={styles.tasks} aria-label="Części rozliczenia">
      <ol>
        {Object.values(tasks).map(({id, title, state, text}) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={() => {
                openPart(id);
              }}>
              <TaskSign state={state} />
              <span>
                <b>{title}</b> {/* A tick says that it is done, and its part says how. */}
                <span className={state === 'done' ? 'visuallyHidden' : styles.state}>{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Unfolds a part as a press on its heading does. */
export function openPart(id: string): void {
  const summary = document.getElementById(id)?.closest('summary');
  if (summary?.parentElement instanceof HTMLDetailsElement && !summary.parentElement.open) {
    summary.click();
  }
}
