import {useEffect, useEffectEvent, useState, type KeyboardEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {withMarks} from '@site/src/domain/searchMarks';
import type {SearchKind, SearchPage, SearchResult} from '@site/src/domain/search/types';
import {askSearch, useSearch, type SearchState} from '@site/src/hooks/search/useSearch';
import {useCommands, type RunnableCommand} from './useCommands';

export interface Palette {
  readonly query: string;
  readonly search: SearchState;
  readonly kind: SearchKind | null;
  readonly pages: readonly SearchPage[];
  /** Sections of all pages, in the order they are shown. */
  readonly results: readonly SearchResult[];
  readonly commands: readonly RunnableCommand[];
  /** Number of the chosen option, results first, then actions; −1 for none. */
  readonly active: number;
  readonly type: (query: string) => void;
  readonly filter: (kind: SearchKind | null) => void;
  readonly choose: (index: number) => void;
  readonly hrefOf: (result: SearchResult) => string;
  readonly go: (result: SearchResult) => void;
  readonly run: (command: RunnableCommand) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What the dialog searches for, what is chosen, and the keys of the combobox. `listId` begins the ids of the options. */
export function usePalette(
  listId: string,
  {close, remember}: {close: () => void; remember: (query: string) => void},
): Palette {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<SearchKind | null>(null);
  const [active, choose] = useState(-1);
  const [isPickAwaited, setIsPickAwaited] = useState(false);
  const search = useSearch(query, kind);
  const commands = useCommands(query);
  const history = useHistory();
  const base = useBaseUrl('/').replace(/\/$/, '');
  const pages = search.status === 'ready' ? search.answer.pages : [];
  const results = pages.flatMap((page) => page.results);
  const isAnswered =
    search.status === 'ready' && search.query === query.trim() && search.kind === kind;

  const type = (text: string): void => {
    if (text.trim() !== '') {
      // A failure is told where the answer is shown.
      askSearch(`${base}/`, text, kind).catch(() => undefined);
    }
    setQuery(text);
    choose(-1);
    setIsPickAwaited(false);
  };
  const filter = (wanted: SearchKind | null): void => {
    setKind(wanted);
    choose(-1);
  };
  const hrefOf = (result: SearchResult): string => base + withMarks(result.url, result.words);
  const go = (result: SearchResult): void => {
    remember(query);
    close();
    history.push(hrefOf(result));
  };
  const run = (command: RunnableCommand): void => {
    close();
    // Not before the dialog has gone: it would be printed, and would keep what stands outside it from being heard.
    setTimeout(command.run);
  };
  const move = (step: number): void => {
    const optionCount = results.length + commands.length;
    if (optionCount > 0) {
      const next = (active + step + optionCount) % optionCount;
      choose(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({block: 'nearest'});
    }
  };
  const take = (index: number): void => {
    const result = results[index];
    const command = commands[index - results.length];
    if (result) {
      go(result);
    } else if (command) {
      run(command);
    }
  };
  // Without a choice Enter takes the first option, once the query is answered; an empty query has no first one.
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
      move(event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      pick();
    } else if (event.key === 'Escape' && query !== '') {
      // The first Esc clears, the second closes.
      event.preventDefault();
      type('');
    }
  };

  return {
    query,
    kind,
    search,
    pages,
    results,
    commands,
    active,
    type,
    filter,
    choose,
    hrefOf,
    go,
    run,
    onKeyDown,
  };
}
