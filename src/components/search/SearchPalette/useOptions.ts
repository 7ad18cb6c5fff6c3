import {useEffect, useEffectEvent, useState} from 'react';
import {isNamed} from '@site/src/domain/search/commands';
import type {SearchPage, SearchResult} from '@cooperative/polish-search';
import type {SearchState} from '@site/src/browser/search/useSearch';
import {useCommands, type RunnableCommand} from './useCommands';

export interface Options {
  readonly pages: readonly SearchPage[];
  /** Sections of all pages, in the order they are shown. */
  readonly results: readonly SearchResult[];
  /** Actions that the query names: they stand before the results. */
  readonly named: readonly RunnableCommand[];
  /** The other actions, after the results. */
  readonly commands: readonly RunnableCommand[];
  readonly count: number;
  /** Number of the chosen option among all of them; −1 for none. */
  readonly active: number;
  readonly choose: (index: number) => void;
  readonly chooseNone: () => void;
  /** Chooses the option so many steps further, round and round, and shows it. */
  readonly move: (step: number) => void;
}

/** All that the palette offers for a query, and what of it is chosen. Option ids start with `listId`. */
export function useOptions(query: string, search: SearchState, listId: string): Options {
  const [choice, setChoice] = useState<string | null>(null);
  const allCommands = useCommands(query);
  const named = allCommands.filter((command) => isNamed(command, query));
  const commands = allCommands.filter((command) => !named.includes(command));
  const found = search.status === 'ready' ? search.answer.pages : [];
  // Over its better sections stands the title of a page: its beginning would say it again.
  const pages = found.map((page) => ({
    ...page,
    results: page.results.filter(({path}, place) => place === 0 || path.length > 0),
  }));
  const results = pages.flatMap((page) => page.results);
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
  const show = (option: number): void => {
    document.getElementById(`${listId}-${option}`)?.scrollIntoView({block: 'nearest'});
  };

  // Results that come above the chosen option move it out of sight.
  const answer = search.status === 'ready' ? search.answer : null;
  const showActive = useEffectEvent(() => {
    if (active >= 0) {
      show(active);
    }
  });
  useEffect(() => {
    showActive();
  }, [answer]);

  return {
    pages,
    results,
    named,
    commands,
    count: keys.length,
    active,
    choose,
    chooseNone: () => {
      setChoice(null);
    },
    move: (step) => {
      if (keys.length > 0) {
        const next = (active + step + keys.length) % keys.length;
        choose(next);
        show(next);
      }
    },
  };
}
