import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchAnswer, SearchKind} from '@cooperative/polish-search';
import {askSearch} from './askSearch';

interface Answered {
  readonly status: 'ready';
  readonly query: string;
  readonly kind: SearchKind | null;
  readonly answer: SearchAnswer;
}

export type SearchState =
  | {readonly status: 'idle'}
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly retry: () => void}
  | Answered;

/** The last answer: on returning to the results they are there at once, and so is the scroll position. */
let last: Answered | null = null;

function known(query: string, kind: SearchKind | null): SearchState {
  return last !== null && last.query === query.trim() && last.kind === kind
    ? last
    : {status: query.trim() === '' ? 'idle' : 'loading'};
}

/** The answer to what is being typed, of one kind or of all. The last query wins; an empty one is idle. */
export function useSearch(query: string, kind: SearchKind | null): SearchState {
  const [state, setState] = useState<SearchState>(() => known(query, kind));
  const [attempt, setAttempt] = useState(0);
  const base = useBaseUrl('/');
  const isEmpty = query.trim() === '';

  useEffect(() => {
    if (isEmpty) {
      setState({status: 'idle'});
      return undefined;
    }
    let isCurrent = true;
    setState((previous) => (previous.status === 'ready' ? previous : {status: 'loading'}));
    askSearch(base, query, kind)
      .then((answer) => {
        if (isCurrent) {
          last = {status: 'ready', query: query.trim(), kind, answer};
          setState(last);
        }
      })
      .catch(() => {
        if (isCurrent) {
          setState({
            status: 'failed',
            retry: () => {
              setAttempt((count) => count + 1);
            },
          });
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [query, isEmpty, kind, base, attempt]);

  return state;
}
