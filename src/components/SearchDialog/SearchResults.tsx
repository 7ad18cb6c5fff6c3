import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/Button';
import DayRibbon from '@site/src/components/DayRibbon';
import type {SearchKind, SearchResult} from '@site/src/domain/search/types';
import type {SearchState} from '@site/src/hooks/search/useSearch';
import styles from './styles.module.css';

interface Props {
  readonly search: SearchState;
  readonly listId: string;
  readonly active: number;
  readonly onPick: (result: SearchResult) => void;
  readonly onHover: (index: number) => void;
  readonly onSuggest: (query: string) => void;
}

const kindNames: Readonly<Record<SearchKind, string>> = {
  article: 'Artykuł',
  question: 'Pytanie',
  page: 'Strona',
};

const suggestions = ['próg 70%', 'opłata mocowa', 'jak założyć'];

/** What stands under the field: the results, or why there are none. */
export default function SearchResults(props: Props): ReactNode {
  const {search, listId, active, onPick, onHover, onSuggest} = props;
  const base = useBaseUrl('/').replace(/\/$/, '');
  const results = search.status === 'ready' ? search.results : [];
  return (
    <div className={styles.body}>
      <div id={listId} role="listbox" aria-label="Wyniki">
        {results.map((result, index) => (
          // Keys are handled by the field, as the combobox pattern asks.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={result.url}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onPointerMove={() => {
              onHover(index);
            }}
            onClick={(event) => {
              event.preventDefault();
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
          </div>
        ))}
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
      {(search.status === 'idle' || (search.status === 'ready' && results.length === 0)) && (
        <div className={styles.notice}>
          {search.status === 'ready' ? (
            <p>Nic nie znaleźliśmy dla „{search.query}”. Sprawdź pisownię albo spróbuj:</p>
          ) : (
            <p>Szukaj w artykułach, pytaniach i na stronach serwisu. Możesz zacząć od:</p>
          )}
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
        </div>
      )}
    </div>
  );
}
