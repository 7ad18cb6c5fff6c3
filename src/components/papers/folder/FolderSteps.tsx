import type {ReactNode} from 'react';
import Icon from '@site/src/components/ui/Icon';
import type {Folder} from '@site/src/domain/papers/folderData';
import {folderSteps, stepProgress} from '@site/src/domain/papers/folderSteps';
import styles from './FolderSteps.module.css';

/** Id of a step's heading, for the links to it. */
export const stepId = (index: number): string => `krok-${index + 1}`;

/** The steps of filling in the folder: which are done, which is next, how much each has. */
export default function FolderSteps({folder}: {readonly folder: Folder}): ReactNode {
  const steps = folderSteps.map((step) => ({...step, ...stepProgress(folder, step)}));
  const next = steps.findIndex(({isDone}) => !isDone);
  return (
    <ol className={styles.steps}>
      {steps.map(({label, filled, all, isDone}, index) => (
        <li key={label} data-state={isDone ? 'done' : index === next ? 'next' : 'later'}>
          <span className={styles.mark} aria-hidden="true">
            {isDone ? <Icon name="check" /> : index + 1}
          </span>
          <a href={`#${stepId(index)}`} aria-current={index === next ? 'step' : undefined}>
            {label}
          </a>
          <span className="meta">
            {isDone
              ? 'gotowe'
              : filled === 0
                ? 'nic nie wpisano'
                : `wypełnione pola: ${filled} z ${all}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
