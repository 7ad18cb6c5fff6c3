import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import Why from '@site/src/components/ui/Why';
import type {Change} from './changes';
import AskButton from './AskButton';
import type {Mend, Mending} from './mends';
import styles from './AnswerCard.module.css';

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
                    onClick={() => {
                      onMend({told, description: describe(mending)});
                    }}>
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
      {sources.length > 0 && <Why of="liczby do wyboru">{sources.join(' ')}</Why>}
    </div>
  );
}
