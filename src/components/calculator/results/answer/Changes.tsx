import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import Why from '@site/src/components/ui/Why';
import type {Change} from '@site/src/domain/calculator/answer/changes';
import type {Mend, Mending} from '@site/src/domain/calculator/answer/mends';
import styles from './AnswerCard.module.css';
import {reveal, whenThere} from '@site/src/components/calculator/shared/reveal';
import {cooperativeOfQuick} from '@site/src/domain/calculator/quick';

interface Props {
  readonly changes: readonly Change[];
  readonly mending: Mending;
  readonly onMend: (mend: Pick<Mend, 'told' | 'description'>) => void;
}

/** What changes the result most, each with what it does and a way to say it, or to assume it. */
export default function Changes({changes, mending, onMend}: Props): ReactNode {
  const sources = changes.flatMap(({source = []}) => source);
  return (
    <div className={styles.changes}>
      <h4>Co zmienia wynik najbardziej</h4>
      {sources.length > 0 && <Why of="liczby do wyboru">{sources.join(' ')}</Why>}
      <ul>
        {changes.map(({id, name, effect, ask, fields, choices = []}) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> {effect}
            </span>
            <div className={clsx('needsScript noPrint', choices.length > 1 && styles.choices)}>
              <ButtonRow>
                {choices.map(({label, how, told, describe}) => (
                  <Button
                    key={label}
                    className={styles.ask}
                    onClick={() => onMend({told, description: describe(mending)})}>
                    <span>
                      {label} <small>{how}</small>
                    </span>
                  </Button>
                ))}
                {ask && (
                  <AskButton fields={fields} mending={mending}>
                    <span>
                      {ask.verb} {/* Beside numbers that are offered the verb is enough. */}
                      <span className={clsx(choices.length > 0 && 'visuallyHidden')}>
                        {ask.what}
                      </span>
                    </span>
                  </AskButton>
                )}
              </ButtonRow>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AskButtonProps {
  /** Ids of the control, of the first that is on the page. */
  readonly fields: readonly string[];
  readonly mending: Mending;
  readonly children: ReactNode;
}

/** Leads to the field of a number. Where the five fields have none, they open the full mode, which loses nothing. */
function AskButton({fields, mending, children}: AskButtonProps): ReactNode {
  const {description, dated, dispatch} = mending;
  const ask = (): void => {
    const find = (): HTMLElement | null =>
      fields.map((id) => document.getElementById(id)).find((found) => found !== null) ?? null;
    const field = find();
    if (field) {
      reveal(field);
      return;
    }
    const cooperative =
      description.mode === 'quick' ? cooperativeOfQuick(description.quick, dated) : null;
    if (cooperative) {
      dispatch({kind: 'openFull', cooperative});
      whenThere(find, reveal);
    }
  };
  return (
    <Button className={`${styles.ask} needsScript noPrint`} onClick={ask}>
      {children}
    </Button>
  );
}
