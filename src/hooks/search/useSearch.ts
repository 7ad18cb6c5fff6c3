import {useEffect, useState} from 'react';
import type {SearchResult} from '../../domain/search/types';
import {loadSearch} from './loadSearch';

export type SearchState =
  | {readonly status: 'idle'}
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly retry: () => void}
  | {readonly status: 'ready'; readonly query: string; readonly results: readonly SearchResult[]};

/** Results for what is being typed. The last query wins; an empty one is idle. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const [attempt, setAttempt] = useState(0);
  const wanted = query.trim();

  useEffect(() => {
    if (wanted === '') {
      setState({status: 'idle'});
      return undefined;
    }
    let isCurrent = true;
    setState((previous) => (previous.status === 'ready' ? previous : {status: 'loading'}));
    loadSearch()
      .then((search) => search(wanted))
      .then((results) => {
        if (isCurrent) {
          setState({status: 'ready', query: wanted, results});
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
  }, [wanted, attempt]);

  return state;
}
