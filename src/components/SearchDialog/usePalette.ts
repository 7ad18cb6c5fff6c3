import {useEffect, useEffectEvent, useState, type KeyboardEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchResult} from '@site/src/domain/search/types';
import {markWords} from '@site/src/hooks/search/markWords';
import {useSearch, type SearchState} from '@site/src/hooks/search/useSearch';
import {resultsOf} from './SearchResults';
import {useCommands, type RunnableCommand} from './useCommands';

interface Palette {
  readonly query: string;
  readonly search: SearchState;
  readonly results: readonly SearchResult[];
  readonly commands: readonly RunnableCommand[];
  /** Number of the chosen option, results first, then actions; −1 for none. */
  readonly active: number;
  readonly type: (query: string) => void;
  readonly choose: (index: number) => void;
  readonly go: (result: SearchResult) => void;
  readonly run: (command: RunnableCommand) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly addressOf: (result: SearchResult) => string;
}

/** What the dialog searches for, what is chosen, and the keys of the combobox. `listId` begins the ids of the options. */
export function usePalette(initialQuery: string, listId: string, close: () => void): Palette {
  const [query, setQuery] = useState(initialQuery);
  const [active, choose] = useState(-1);
  const [isPickAwaited, setIsPickAwaited] = useState(false);
  const search = useSearch(query);
  const commands = useCommands(query);
  const history = useHistory();
  const base = useBaseUrl('/').replace(/\/$/, '');
  const results = resultsOf(search);
  const isAnswered = search.status === 'ready' && search.query === query.trim();

  const type = (text: string): void => {
    setQuery(text);
    choose(-1);
    setIsPickAwaited(false);
  };
  const addressOf = (result: SearchResult): string => base + result.url;
  const go = (result: SearchResult): void => {
    close();
    const address = addressOf(result);
    history.push(address);
    markWords(address, result.words);
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
    search,
    results,
    commands,
    active,
    type,
    choose,
    go,
    run,
    onKeyDown,
    addressOf,
  };
}
