import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import type {SettledFolder} from '@site/src/domain/month/folder';
import {withoutFile} from '@site/src/browser/month/monthState';
import type {Month} from '@site/src/browser/month/useMonth';
import styles from './styles.module.css';

type Problem = SettledFolder['problems'][number];

interface Props {
  readonly problems: readonly Problem[];
  readonly remove: Month['remove'];
}

/** Not wrong, but to be known. */
const known: readonly Problem['kind'][] = ['double', 'note', 'settled'];

/** What is wrong in the files; one that cannot be read can be taken away. */
export default function FileProblems({problems, remove}: Props): ReactNode {
  return (
    <>
      <h3>Do sprawdzenia: {problems.length}</h3>
      <ul className={styles.problems}>
        {problems.map(({kind, place, message}) => (
          <li key={`${place} ${message}`}>
            <Icon name={known.includes(kind) ? 'info' : 'error'} />
            <span>
              <b>{place}</b>: {message}{' '}
              {kind === 'doubt' &&
                'Sprawdź u operatora, która wartość jest dobra, i popraw w pliku tylko ten wiersz. '}
              {kind === 'file' && (
                <Button
                  look="plain"
                  onClick={() => {
                    remove(`Usunięto plik ${place}.`, (before) => withoutFile(before, place));
                  }}>
                  Usuń plik {place}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
