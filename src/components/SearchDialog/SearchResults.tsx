import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/Button';
import DayRibbon from '@site/src/components/DayRibbon';
import type {SearchKind, SearchResult} from '@site/src/domain/search/types';
import type {SearchState} from '@site/src/hooks/search/useSearch';
import type {RunnableCommand} from './useCommands';
import styles from './styles.module.css';

interface Props {
  readonly search: SearchState;
  readonly commands: readonly RunnableCommand[];
  readonly listId: string;
  readonly active: number;
  readonly onPick: (result: SearchResult) => void;
  readonly onRun: (command: RunnableCommand) => void;
  readonly onHover: (index: number) => void;
  readonly onSuggest: (query: string) => void;
}

const kindNames: Readonly<Record<SearchKind, string>> = {
  article: 'Artykuł',
  question: 'Pytanie',
  page: 'Strona',
};

const suggestions = ['próg 70%', 'opłata mocowa', 'jak założyć'];

/** What stands under the field: the results, or why there are none, and the actions the query calls for. */
export default function SearchResults(props: Props): ReactNode {
  const {search, commands, listId, active, onPick, onRun, onHover, onSuggest} = props;
  const base = useBaseUrl('/').replace(/\/$/, '');
  const results = search.status === 'ready' ? search.results : [];
  return (
    <div className={styles.body}>
      {search.status === 'idle' && (
        <div className={styles.notice}>
          <p>Szukaj w artykułach, pytaniach i na stronach serwisu. Możesz zacząć od:</p>
          <Suggestions onSuggest={onSuggest} />
        </div>
      )}
      <div id={listId} role="listbox" aria-label="Wyniki i działania">
        {results.map((result, index) => (
          <Option
            key={result.url}
            id={`${listId}-${index}`}
            isActive={index === active}
            onHover={() => {
              onHover(index);
            }}
            onSelect={() => {
              onPick(result);
            }}>
            <a href={base + result.url} tabIndex={-1} className={styles.title}>
              {result.heading === '' ? result.title : result.heading}
            </a>
            <span className={styles.place}>
              {kindNames[result.kind]}
              {result.heading !== '' && ` · ${result.title}`}
            </span>
            <span className={styles.excerpt}>{result.excerpt}</span>
          </Option>
        ))}
        {commands.map((command, position) => {
          const index = results.length + position;
          return (
            <Option
              key={command.id}
              id={`${listId}-${index}`}
              isActive={index === active}
              onHover={() => {
                onHover(index);
              }}
              onSelect={() => {
                onRun(command);
              }}>
              <span className={styles.title}>{command.label}</span>
              <span className={styles.place}>Działanie</span>
            </Option>
          );
        })}
      </div>
      {search.status === 'loading' && (
        <div className={styles.notice} aria-busy="true">
          <DayRibbon />
          <span className="visuallyHidden">Wczytujemy…</span>
        </div>
      )}
      {search.status === 'failed' && (
        <div className={styles.notice} role="alert">
          <p>Nie udało się wczytać wyszukiwarki. Sprawdź połączenie i spróbuj ponownie.</p>
          <Button onClick={search.retry}>Spróbuj ponownie</Button>
        </div>
      )}
      {search.status === 'ready' && results.length === 0 && commands.length === 0 && (
        <div className={styles.notice}>
          <p>Nic nie znaleźliśmy dla „{search.query}”. Sprawdź pisownię albo spróbuj:</p>
          <Suggestions onSuggest={onSuggest} />
        </div>
      )}
    </div>
  );
}

function Suggestions({onSuggest}: Pick<Props, 'onSuggest'>): ReactNode {
  return (
    <ul className={styles.suggestions}>
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Button
            onClick={() => {
              onSuggest(suggestion);
            }}>
            {suggestion}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface OptionProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly onHover: () => void;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

function Option({id, isActive, onHover, onSelect, children}: OptionProps): ReactNode {
  return (
    // Keys are handled by the field, as the combobox pattern asks.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={onHover}
      onClick={(event) => {
        // With a key held, the link under the pointer opens a tab of its own.
        if (!(event.ctrlKey || event.metaKey || event.shiftKey)) {
          event.preventDefault();
          onSelect();
        }
      }}>
      {children}
    </div>
  );
}
