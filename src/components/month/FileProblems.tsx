import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {monthName, parseMonth, reopened, type SettledFiles} from '@cooperative/settlement/month';
import {withInput, withoutFile} from '@site/src/browser/month/monthState';
import {useEdited} from './edited';
import styles from './styles.module.css';

type Problem = SettledFiles['problems'][number];

interface Props {
  readonly problems: readonly Problem[];
}

/** Not wrong, but to be known. */
const known: readonly Problem['kind'][] = ['double', 'note', 'settled', 'stray'];

/** What is wrong in the files; one that cannot be read can be taken away. */
export default function FileProblems({problems}: Props): ReactNode {
  const {change, remove, set} = useEdited();
  return (
    <>
      <h3>Do sprawdzenia: {problems.length}</h3>
      <ul className={styles.problems}>
        {problems.map(({kind, place, message, month}) => (
          <li key={`${place} ${message}`}>
            <Icon name={known.includes(kind) ? 'info' : 'error'} />
            <span>
              <b>{place}</b>: {message}{' '}
              {kind === 'doubt' &&
                (['newer', 'older'] as const).map((prefer) => (
                  <Button key={prefer} look="plain" onClick={() => set({prefer})}>
                    {prefer === 'newer' ? 'Licz nowsze' : 'Licz starsze'}
                  </Button>
                ))}
              {kind === 'open' && month !== undefined && (
                <Button
                  look="plain"
                  onClick={() => {
                    change((before) =>
                      withInput(before, {
                        closedAnyway: [...(before.input.closedAnyway ?? []), month],
                      }),
                    );
                  }}>
                  Zamknij mimo braków, jako wstępny
                </Button>
              )}
              {kind === 'settled' && month !== undefined && (
                <Button
                  look="plain"
                  onClick={() => {
                    change((before) => {
                      const anew = reopened(before.input, parseMonth(month) ?? 0);
                      return anew.ok ? withInput(before, anew.value) : before;
                    });
                  }}>
                  Rozlicz od nowa: {monthName(parseMonth(month) ?? 0)} i następne
                </Button>
              )}
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
