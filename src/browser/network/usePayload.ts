import {useEffect, useState} from 'react';
import type {PagePayload} from '../../domain/articles/pagePayload';
import {loadPayload} from './loadPayload';

/** Moving quickly over a row of results fetches nothing. */
const restMs = 150;

/** Payload of a page (its address with the base path, no hash) once the choice has rested on it; otherwise null. */
export function usePayload(page: string | null): PagePayload | null {
  const [shown, setShown] = useState<{page: string; payload: PagePayload | null} | null>(null);

  useEffect(() => {
    if (page === null) {
      return undefined;
    }
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void loadPayload(page, leaving.signal).then((payload) => {
        if (!leaving.signal.aborted) {
          setShown({page, payload});
        }
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [page]);

  return shown?.page === page ? shown.payload : null;
}
