import type {ReactNode} from 'react';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import Icon from '@site/src/components/ui/Icon';
import {stateWords, warningsAt, type Warning} from '@site/src/domain/papers/checks';
import type {GroupId} from '@site/src/domain/papers/folder';
import {isEmptyFolder} from '@site/src/domain/papers/folderData';
import {folderSteps, stepProgress} from '@site/src/domain/papers/folderSteps';
import {asksIn} from '@site/src/domain/papers/handOver';
import Warnings from '../Warnings';
import {useDesk} from './desk';
import desk from './styles.module.css';
import styles from './FolderSteps.module.css';

interface Props {
  readonly warnings: readonly Warning[];
  /** The last row of their card, without a number. */
  readonly after: ReactNode;
  /** The fields of a step, of the groups that are asked for. */
  readonly children: (groups: readonly GroupId[]) => ReactNode;
}

/**
 * The steps of filling in the folder, each a row that opens: which is next and what is missing in it, and what the law
 * says of any. None is ticked off as long as the law says anything of the cooperative.
 */
export default function FolderSteps({warnings, after, children}: Props): ReactNode {
  const {folder, who} = useDesk();
  const steps = folderSteps.map(({label, groups}) => {
    const {missing, empty} = stepProgress(folder, {label, groups});
    const own = warningsAt(warnings, groups);
    const isOpen = missing > 0 || empty.length > 0 || own.length > 0;
    return {label, groups, own, isOpen, words: stateWords(own, missing, empty)};
  });
  const next = steps.findIndex(({isOpen}) => isOpen);
  const done = steps.filter(({isOpen}) => !isOpen).length;
  return (
    <>
      <div className={styles.head}>
        <h2 id="dane">Dane</h2>
        <p className="meta">
          {warnings.length > 0
            ? `uwagi prawa: ${warnings.length}`
            : `wypełnione ${done} z ${steps.length}`}
        </p>
      </div>
      <div className={desk.card}>
        <ol className={styles.steps}>
          {steps.map(({label, groups, own, isOpen, words}, index) => {
            const asked = groups.filter((group) => asksIn(group, who));
            const isTicked = !isOpen && warnings.length === 0;
            const rest = index === next ? 'next' : 'later';
            const state = own.length > 0 ? 'remark' : isTicked ? 'done' : rest;
            // Before anything is written each lacks everything; later what is missing matters in the next one.
            const isTold = !isEmptyFolder(folder) && state !== 'later';
            return (
              asked.length > 0 && (
                <li key={label} data-state={state}>
                  {/* Who is asked for a few fields sees all of their rows. */}
                  <details className={desk.step} open={index === 0 || who !== null}>
                    <FoldSummary>
                      <h3>
                        {index + 1}. {label}
                      </h3>
                      <span className={styles.state}>
                        {state === 'remark' && <Icon name="error" />}
                        {state === 'done' && <Icon name="check" />}
                        {isTold && <span>{state === 'remark' ? stateWords(own) : words}</span>}
                      </span>
                    </FoldSummary>
                    <Warnings warnings={own} />
                    {children(asked)}
                  </details>
                </li>
              )
            );
          })}
        </ol>
        {after}
      </div>
    </>
  );
}
