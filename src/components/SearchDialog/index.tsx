import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/src/components/Icon';
import type {SearchResult} from '@site/src/domain/search/types';
import {markWords} from '@site/src/hooks/search/markWords';
import {useSearch} from '@site/src/hooks/search/useSearch';
import {formatCount, resultForms} from '@site/src/site/format';
import {useLabels} from '@site/src/components/kit/labels';
import SearchResults, {resultsOf} from './SearchResults';
import {useCommands, type RunnableCommand} from './useCommands';
import styles from './styles.module.css';

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

const announcementDelayMs = 600;

/**
 * Search and actions of the site as a modal dialog with an ARIA combobox. Mounted when opened, removed when closed.
 * The options are the results, then the actions, numbered through.
 */
export default function SearchDialog({initialQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [query, setQuery] = useState(initialQuery);
  const [active, setActive] = useState(-1);
  const search = useSearch(query);
  const labels = useLabels();
  const commands = useCommands(query);
  const history = useHistory();
  const base = useBaseUrl('/');
  const results = resultsOf(search);
  const optionCount = results.length + commands.length;
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
    const address = base.replace(/\/$/, '') + result.url;
    history.push(address);
    markWords(address, result.words);
  };
  const run = (command: RunnableCommand): void => {
    dialog.current?.close();
    // Not before the dialog has gone: it would be printed, and would keep what stands outside it from being heard.
    setTimeout(command.run);
  };
  const move = (step: number): void => {
    if (optionCount > 0) {
      const next = (active + step + optionCount) % optionCount;
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({block: 'nearest'});
    }
  };
  const pick = (): boolean => {
    // Without a choice Enter takes the first result; an action only where nothing else answers the query.
    const isAnswered = search.status === 'ready' && search.query === query.trim();
    const index = active < 0 && (results.length > 0 || isAnswered) ? 0 : active;
    const result = results[index];
    const command = commands[index - results.length];
    if (result) {
      go(result);
    } else if (command) {
      run(command);
    }
    return result !== undefined || command !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1);
    } else if (event.key === 'Enter') {
      if (pick()) {
        event.preventDefault();
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
          placeholder={labels.typeACommand}
          aria-expanded={optionCount > 0}
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
        commands={commands}
        listId={listId}
        active={active}
        onPick={go}
        onRun={run}
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
