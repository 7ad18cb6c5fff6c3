import {useEffect, useEffectEvent, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {withMarks} from '@site/src/domain/search/marks';
import type {SearchKind, SearchResult} from '@cooperative/polish-search';
import {askSearch} from '@site/src/browser/search/askSearch';
import {useSearch, type SearchState} from '@site/src/browser/search/useSearch';
import {useCombobox} from './useCombobox';
import type {RunnableCommand} from './useCommands';
import {useOptions, type Options} from './useOptions';

export interface PaletteState extends Pick<
  Options,
  'pages' | 'results' | 'named' | 'commands' | 'active' | 'choose'
> {
  readonly query: string;
  readonly search: SearchState;
  readonly kind: SearchKind | null;
  /** Puts another query into the field, and focuses it. */
  readonly ask: (query: string) => void;
  readonly filter: (kind: SearchKind | null) => void;
  readonly hrefOf: (result: SearchResult) => string;
  readonly go: (result: SearchResult) => void;
  readonly run: (command: RunnableCommand) => void;
}

interface Ways {
  readonly close: () => void;
  readonly remember: (query: string) => void;
}

/** What is searched for in the field of the dialog, and what is chosen. Option ids start with `listId`. */
export function usePalette(
  field: HTMLInputElement,
  listId: string,
  {close, remember}: Ways,
): PaletteState {
  const [query, setQuery] = useState(field.value);
  const [kind, setKind] = useState<SearchKind | null>(null);
  const [isPickAwaited, setIsPickAwaited] = useState(false);
  const search = useSearch(query, kind);
  const {count, chooseNone, move, ...options} = useOptions(query, search, listId);
  const {named, results, commands, active} = options;
  const history = useHistory();
  const base = useBaseUrl('/').replace(/\/$/, '');
  const isAnswered =
    search.status === 'ready' && search.query === query.trim() && search.kind === kind;

  const onInput = (): void => {
    // The failure is shown where the answer would be.
    askSearch(`${base}/`, field.value, kind).catch(() => undefined);
    setQuery(field.value);
    chooseNone();
    setIsPickAwaited(false);
  };
  const ask = (text: string): void => {
    field.setRangeText(text, 0, field.value.length, 'end');
    field.focus();
    onInput();
  };
  const filter = (wanted: SearchKind | null): void => {
    setKind(wanted);
    chooseNone();
    setIsPickAwaited(false);
  };
  const hrefOf = (result: SearchResult): string => base + withMarks(result.url, result.words);
  const go = (result: SearchResult): void => {
    remember(query);
    close();
    history.push(hrefOf(result));
  };
  const run = (command: RunnableCommand): void => {
    close();
    // Not before the dialog has closed: it would be printed, and would silence announcements from outside it.
    setTimeout(command.run);
  };
  const take = (index: number): void => {
    const result = results[index - named.length];
    const command = named[index] ?? commands[index - named.length - results.length];
    if (result) {
      go(result);
    } else if (command) {
      run(command);
    }
  };
  // Without a choice, Enter takes the first option once the query is answered; an empty query has no first option.
  const pick = (): void => {
    if (active >= 0) {
      take(active);
    } else if (isAnswered) {
      take(0);
    } else {
      setIsPickAwaited(query.trim() !== '' && search.status !== 'failed');
    }
  };
  const onAnswer = useEffectEvent(() => {
    take(0);
  });
  useEffect(() => {
    if (isPickAwaited && isAnswered) {
      onAnswer();
    }
  }, [isPickAwaited, isAnswered]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsPickAwaited(false);
      move(event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      pick();
    } else if (event.key === 'Escape' && !event.defaultPrevented) {
      // The first Esc clears, the second closes. Not left to the dialog: in WebKit 2.38 a text field keeps the key to itself.
      event.preventDefault();
      if (query === '') {
        close();
      } else {
        ask('');
      }
    }
  };

  /** A failed search that is tried again no longer opens its first result by itself. */
  const retry = (): void => {
    if (search.status === 'failed') {
      setIsPickAwaited(false);
      field.focus();
      search.retry();
    }
  };

  useCombobox(field, {listId, optionCount: count, active, onInput, onKeyDown});

  return {
    ...options,
    query,
    kind,
    search: search.status === 'failed' ? {...search, retry} : search,
    ask,
    filter,
    hrefOf,
    go,
    run,
  };
}
