import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import PageFacts from '@site/src/components/PageFacts';
import {useLabels} from '@site/src/components/kit/labels';
import {usePayload} from '@site/src/hooks/payload/usePayload';
import {formatCount, resultForms} from '@site/src/site/format';
import SearchResults from './SearchResults';
import {usePalette} from './usePalette';
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
  const labels = useLabels();
  const palette = usePalette(initialQuery, listId, () => dialog.current?.close());
  const {query, search, results, commands, active} = palette;
  const activeResult = results[active];
  const payload = usePayload(
    activeResult ? palette.addressOf(activeResult).replace(/#.*/, '') : null,
  );
  const announcement = useAnnouncement(
    search.status === 'ready' ? formatCount(results.length, resultForms) : '',
  );

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

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
          aria-expanded={results.length + commands.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          value={query}
          onChange={(event) => {
            palette.type(event.target.value);
          }}
          onKeyDown={palette.onKeyDown}
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
        onPick={palette.go}
        onRun={palette.run}
        onHover={palette.choose}
        onSuggest={palette.type}
      />
      <p className={styles.facts}>{payload && <PageFacts {...payload} />}</p>
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
