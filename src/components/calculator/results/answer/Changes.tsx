import type {ReactNode} from 'react';
import type {Change} from './changes';
import AskButton from './AskButton';
import type {Mending} from './mends';
import styles from './AnswerCard.module.css';

interface Props {
  readonly changes: readonly Change[];
  readonly mending: Mending;
}

/** What changes the result most, each with what it does and a way to say it. */
export default function Changes({changes, mending}: Props): ReactNode {
  return (
    <div className={styles.changes}>
      <h4>Co zmienia wynik najbardziej</h4>
      <ul>
        {changes.map(({id, name, effect, ask, fields}) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> {effect}
            </span>
            <AskButton fields={fields} mending={mending}>
              {ask}
            </AskButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
