import {useEffect, useState} from 'react';
import {readQueries, withoutQuery, withQuery} from '../../domain/search/recentQueries';
import {storage} from '../../site/behaviour';
import {recall, remember} from '../device/memory';

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
  useEffect(() => setQueries(kept()), []);
  const keep = (next: readonly string[]): void => {
    setQueries(next);
    remember(
      'localStorage',
      storage.recentQueries,
      next.length === 0 ? null : JSON.stringify(next),
    );
  };
  // Another tab may have added to them.
  return {
    queries,
    remember: (query) => keep(withQuery(kept(), query)),
    forget: (query) => keep(withoutQuery(kept(), query)),
    forgetAll: () => keep([]),
  };
}

function kept(): readonly string[] {
  return readQueries(recall('localStorage', storage.recentQueries));
}
