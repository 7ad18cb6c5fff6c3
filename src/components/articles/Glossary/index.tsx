import {useState, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import Field from '@site/src/components/ui/Field';
import {answersQuery, termsByLetter, type GlossaryEntry} from '@site/src/domain/articles/glossary';
import {formatCount} from '@cooperative/polish';
import {termForms} from '@site/src/site/nouns';
import Entry from './Entry';
import styles from './styles.module.css';

interface Props {
  readonly entries: readonly GlossaryEntry[];
}

/** All terms by letter, each folded, with an index of letters, a filter field and a button that opens all. Without scripts it is the list, which opens by the row. */
export default function Glossary({entries}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const found = entries.filter((entry) => answersQuery(entry, query));
  const letters = termsByLetter(found);
  const clear = (): void => setQuery('');
  return (
    <div className={styles.glossary}>
      <div className={styles.top}>
        <div className="needsScript noPrint">
          <Field id="filtr-hasel" label="Znajdź hasło">
            {(control) => (
              <input
                {...control}
                type="search"
                autoComplete="off"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            )}
          </Field>
        </div>
        <p role="status" className="meta">
          {formatCount(found.length, termForms)}
        </p>
        <Button
          look="plain"
          className="needsScript noPrint"
          onClick={() => setIsWhole((before) => !before)}>
          {isWhole ? 'Zwiń' : 'Rozwiń'} wszystkie
        </Button>
      </div>
      <nav className={clsx(styles.letters, 'noPrint')} aria-label="Litery">
        {letters.map(({letter}) => (
          <a key={letter} href={`#${letterId(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {found.length === 0 && (
        <>
          <p>Nie ma takiego hasła. Sprawdź pisownię albo zobacz całą listę.</p>
          <Button onClick={clear}>Pokaż wszystkie hasła</Button>
        </>
      )}
      {letters.map(({letter, terms}) => (
        <section key={letter} aria-labelledby={letterId(letter)}>
          <h2 id={letterId(letter)}>{letter}</h2>
          <dl
            className={styles.list}
            style={{'--in-column': Math.ceil(terms.length / 2)} as CSSProperties}>
            {terms.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                isOpen={query !== '' || isWhole}
                onFollow={clear}
              />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function letterId(letter: string): string {
  return `litera-${letter.toLocaleLowerCase('pl')}`;
}
