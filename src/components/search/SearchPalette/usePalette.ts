import {useEffect, useEffectEvent, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isNamed} from '@site/src/domain/search/commands';
import {withMarks} from '@site/src/domain/search/marks';
import type {SearchKind, SearchPage, SearchResult} from '@site/src/domain/search/types';
import {askSearch} from '@site/src/browser/search/askSearch';
import {useSearch, type SearchState} from '@site/src/browser/search/useSearch';
import {useCombobox} from './useCombobox';
import {useCommands, type RunnableCommand} from './useCommands';

export interface PaletteState {
  readonly query: string;
  readonly search: SearchState;
  readonly kind: SearchKind | null;
  readonly pages: readonly SearchPage[];
  /** Sections of all pages, in the order they are shown. */
  readonly results: readonly SearchResult[];
  /** Actions that the query names: they stand before the results. */
  readonly named: readonly RunnableCommand[];
  /** The other actions, after the results. */
  readonly commands: readonly RunnableCommand[];
  /** Number of the chosen option among all of them; −1 for none. */
  readonly active: number;
  /** Puts another query into the field, and focuses it. */
  readonly ask: (query: string) => void;
  readonly filter: (kind: SearchKind | null) => void;
  readonly choose: (index: number) => void;
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
  const [choice, setChoice] = useState<string | null>(null);
  const [isPickAwaited, setIsPickAwaited] = useState(false);
  const search = useSearch(query, kind);
  const allCommands = useCommands(query);
  const named = allCommands.filter((command) => isNamed(command, query));
  const commands = allCommands.filter((command) => !named.includes(command));
  const history = useHistory();
  const base = useBaseUrl('/').replace(/\/$/, '');
  const pages = search.status === 'ready' ? search.answer.pages : [];
  const results = pages.flatMap((page) => page.results);
  const optionCount = named.length + results.length + commands.length;
  // In another answer the same number means another option, so what is chosen is known by what it is.
  const keys = [
    ...named.map(({id}) => `command ${id}`),
    ...results.map(({url}) => url),
    ...commands.map(({id}) => `command ${id}`),
  ];
  const active = choice === null ? -1 : keys.indexOf(choice);
  const choose = (option: number): void => {
    setChoice(keys[option] ?? null);
  };
  const isAnswered =
    search.status === 'ready' && search.query === query.trim() && search.kind === kind;

  const onInput = (): void => {
    // The failure is shown where the answer would be.
    askSearch(`${base}/`, field.value, kind).catch(() => undefined);
    setQuery(field.value);
    setChoice(null);
    setIsPickAwaited(false);
  };
  const ask = (text: string): void => {
    field.setRangeText(text, 0, field.value.length, 'end');
    field.focus();
    onInput();
  };
  const filter = (wanted: SearchKind | null): void => {
    setKind(wanted);
    setChoice(null);
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
  const move = (step: number): void => {
    setIsPickAwaited(false);
    if (optionCount > 0) {
      const next = (active + step + optionCount) % optionCount;
      choose(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({block: 'nearest'});
    }
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

  // Results that come above the chosen option move it out of sight.
  const answer = search.status === 'ready' ? search.answer : null;
  const showActive = useEffectEvent(() => {
    if (active >= 0) {
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({block: 'nearest'});
    }
  });
  useEffect(() => {
    showActive();
  }, [answer]);

  useCombobox(field, {listId, optionCount, active, onInput, onKeyDown});

  return {
    query,
    kind,
    search: search.status === 'failed' ? {...search, retry} : search,
    pages,
    results,
    named,
    commands,
    active,
    ask,
    filter,
    choose,
    hrefOf,
    go,
    run,
  };
}
