import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchAnswer} from '../../domain/search/types';
import {loadSearch} from './loadSearch';

export type SearchState =
  | {readonly status: 'idle'}
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly retry: () => void}
  | {readonly status: 'ready'; readonly query: string; readonly answer: SearchAnswer};

/** The answer to what is being typed. The last query wins; an empty one is idle. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const [attempt, setAttempt] = useState(0);
  const base = useBaseUrl('/');
  // A space at the end says that the last word is whole.
  const wanted = query.trimStart();
  const isEmpty = wanted.trim() === '';

  useEffect(() => {
    if (isEmpty) {
      setState({status: 'idle'});
      return undefined;
    }
    let isCurrent = true;
    setState((previous) => (previous.status === 'ready' ? previous : {status: 'loading'}));
    loadSearch(base)
      .then((search) => search(wanted))
      .then((answer) => {
        if (isCurrent) {
          setState({status: 'ready', query: wanted.trim(), answer});
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
  }, [wanted, isEmpty, base, attempt]);

  return state;
}
