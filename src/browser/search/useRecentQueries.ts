import {useEffect, useState} from 'react';
import {readQueries, withoutQuery, withQuery} from '../../domain/search/recentQueries';
import {storage} from '../../site/behaviour';

interface RecentQueries {
  /** Newest first. */
  readonly queries: readonly string[];
  readonly remember: (query: string) => void;
  readonly forget: (query: string) => void;
  readonly forgetAll: () => void;
}

/** Earlier queries in this browser; none if it stores nothing. */
export function useRecentQueries(): RecentQueries {
  const [queries, setQueries] = useState<readonly string[]>([]);
  useEffect(() => {
    setQueries(kept());
  }, []);
  const keep = (next: readonly string[]): void => {
    setQueries(next);
    try {
      if (next.length === 0) {
        window.localStorage.removeItem(storage.recentQueries);
      } else {
        window.localStorage.setItem(storage.recentQueries, JSON.stringify(next));
      }
    } catch {
      // With storage blocked they are not stored.
    }
  };
  // Another tab may have added to them.
  return {
    queries,
    remember: (query) => {
      keep(withQuery(kept(), query));
    },
    forget: (query) => {
      keep(withoutQuery(kept(), query));
    },
    forgetAll: () => {
      keep([]);
    },
  };
}

function kept(): readonly string[] {
  try {
    return readQueries(window.localStorage.getItem(storage.recentQueries));
  } catch {
    return [];
  }
}
