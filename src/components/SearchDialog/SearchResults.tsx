import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/Button';
import DayRibbon from '@site/src/components/DayRibbon';
import type {SearchKind, SearchResult} from '@site/src/domain/search/types';
import type {SearchState} from '@site/src/hooks/search/useSearch';
import Doubt from './Doubt';
import Marked from './Marked';
import Option from './Option';
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

/** Sections in the order they are shown: page by page. */
export function resultsOf(search: SearchState): readonly SearchResult[] {
  return search.status === 'ready' ? search.answer.pages.flatMap((page) => page.results) : [];
}

/** What stands under the field: the results, or why there are none, and the actions the query calls for. */
export default function SearchResults(props: Props): ReactNode {
  const {search, commands, listId, active, onPick, onRun, onHover, onSuggest} = props;
  const base = useBaseUrl('/').replace(/\/$/, '');
  const results = resultsOf(search);
  return (
    <div className={styles.body}>
      {search.status === 'idle' && (
        <div className={styles.notice}>
          <p>Szukaj w artykułach, pytaniach i na stronach serwisu. Możesz zacząć od:</p>
          <Suggestions onSuggest={onSuggest} />
        </div>
      )}
      {search.status === 'ready' && <Doubt answer={search.answer} onSuggest={onSuggest} />}
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
              <Marked pieces={result.path.at(-1) ?? result.title} />
            </a>
            <span className={styles.place}>
              {kindNames[result.kind]}
              {[result.title, ...result.path].slice(0, -1).map((part, place) => (
                <span key={place}>
                  {place === 0 ? ' · ' : ' › '}
                  <Marked pieces={part} />
                </span>
              ))}
            </span>
            <span className={styles.excerpt}>
              <Marked pieces={result.excerpt} />
            </span>
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
