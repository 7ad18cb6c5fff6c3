import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/src/components/Icon';
import type {SearchResult} from '@site/src/domain/search/types';
import {useSearch} from '@site/src/hooks/search/useSearch';
import {formatCount, resultForms} from '@site/src/site/format';
import SearchResults from './SearchResults';
import styles from './styles.module.css';

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

const announcementDelayMs = 600;

/** Search as a modal dialog with an ARIA combobox. Mounted when opened, removed when closed. */
export default function SearchDialog({initialQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [query, setQuery] = useState(initialQuery);
  const [active, setActive] = useState(-1);
  const search = useSearch(query);
  const history = useHistory();
  const base = useBaseUrl('/');
  const results = search.status === 'ready' ? search.results : [];
  const announcement = useAnnouncement(
    search.status === 'ready' ? formatCount(results.length, resultForms) : '',
  );

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const type = (text: string): void => {
    setQuery(text);
    setActive(-1);
  };
  const go = (result: SearchResult): void => {
    dialog.current?.close();
    history.push(base.replace(/\/$/, '') + result.url);
  };
  const move = (step: number): void => {
    setActive((index) =>
      results.length === 0 ? -1 : (index + step + results.length) % results.length,
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1);
    } else if (event.key === 'Enter') {
      const result = results[Math.max(active, 0)];
      if (result) {
        event.preventDefault();
        go(result);
      }
    } else if (event.key === 'Escape' && query !== '') {
      // The first Esc clears, the second closes.
      event.preventDefault();
      type('');
    }
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Szukaj w serwisie" onClose={onClose}>
      <div className={styles.bar}>
        <Icon name="search" />
        <input
          className={styles.field}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          // The dialog was opened to type here.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label="Szukaj w serwisie"
          placeholder="Wpisz, czego szukasz"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          value={query}
          onChange={(event) => {
            type(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.close}
          aria-label="Zamknij wyszukiwanie"
          data-tooltip="Zamknij wyszukiwanie"
          onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <SearchResults
        search={search}
        listId={listId}
        active={active}
        onPick={go}
        onHover={setActive}
        onSuggest={type}
      />
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </dialog>
  );
}

/** The text, once it has stood still for a moment: one announcement a pause. */
function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(text);
    }, announcementDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return announced;
}
