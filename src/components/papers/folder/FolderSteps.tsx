import type {ReactNode} from 'react';
import Icon from '@site/src/components/ui/Icon';
import {unfold} from '@site/src/browser/navigation/unfold';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import {stateWords, warningsAt, type Warning} from '@site/src/domain/papers/checks';
import {isEmptyFolder} from '@site/src/domain/papers/folderData';
import {folderSteps, stepProgress} from '@site/src/domain/papers/folderSteps';
import {useDesk} from './desk';
import styles from './FolderSteps.module.css';

interface Props {
  readonly warnings: readonly Warning[];
}

/** Id of a step's heading, for the links to it. */
export const stepId = (index: number): string => `krok-${index + 1}`;

/**
 * The steps of filling in the folder: which is next and what is missing in it, and what the law says of any. None is
 * ticked off as long as the law says anything of the cooperative.
 */
export default function FolderSteps({warnings}: Props): ReactNode {
  const {folder} = useDesk();
  const steps = folderSteps.map(({label, groups}) => {
    const {missing, empty} = stepProgress(folder, {label, groups});
    const own = warningsAt(warnings, groups);
    const isOpen = missing > 0 || empty.length > 0 || own.length > 0;
    return {label, own, isOpen, words: stateWords(own, missing, empty)};
  });
  const next = steps.findIndex(({isOpen}) => isOpen);
  const done = steps.filter(({isOpen}) => !isOpen).length;
  return (
    // Above the fields it is one row: the first field is the next thing to see.
    <HeadingFold
      until="desk"
      name="Kroki"
      label={
        warnings.length > 0
          ? `uwagi prawa: ${warnings.length}`
          : `wypełnione ${done} z ${steps.length}`
      }>
      <ol className={styles.steps}>
        {steps.map(({label, own, isOpen, words}, index) => {
          const isTicked = !isOpen && warnings.length === 0;
          const rest = index === next ? 'next' : 'later';
          const state = own.length > 0 ? 'remark' : isTicked ? 'done' : rest;
          // Before anything is written each lacks everything; later what is missing matters in the next one.
          const isTold = !isEmptyFolder(folder) && (state === 'next' || state === 'remark');
          return (
            <li key={label} data-state={state}>
              <span className={styles.mark} aria-hidden="true">
                {state === 'remark' && <Icon name="error" />}
                {state === 'done' && <Icon name="check" />}
                {state === rest && index + 1}
              </span>
              <a
                href={`#${stepId(index)}`}
                aria-current={index === next ? 'step' : undefined}
                onClick={() => unfold(document.getElementById(stepId(index)))}>
                {label}
              </a>
              {isTold && <span className="meta">{words}</span>}
              {state === 'done' && <span className="visuallyHidden">{words}</span>}
            </li>
          );
        })}
      </ol>
    </HeadingFold>
  );
}
