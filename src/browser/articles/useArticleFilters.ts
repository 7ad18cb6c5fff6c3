import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {
  readFilters,
  writeFilters,
  type ArticleFilters,
  type FilterOptions,
} from '../../domain/articles/filters';

/**
 * Filters of the article list, kept in the query string, so that an address can be shared. They are those of the address
 * as it is: the router tells of a change only later, and until then a tick would be shown as it was.
 */
export function useArticleFilters(
  options: FilterOptions,
): readonly [ArticleFilters, (change: (now: ArticleFilters) => ArticleFilters) => void] {
  const history = useHistory();
  const shown = useLocation();
  const search = useSyncExternalStore(
    history.listen,
    // On the way to another page this one stays as it was.
    () => (history.location.pathname === shown.pathname ? history.location : shown).search,
    // The page is built once for all query strings.
    () => '',
  );
  const filters = useMemo(() => readFilters(search, options), [search, options]);
  const changeFilters = useCallback(
    (change: (now: ArticleFilters) => ArticleFilters) => {
      const {pathname, search: now, hash} = history.location;
      const next = change(readFilters(now, options));
      history.replace({pathname, search: writeFilters(next, now), hash});
    },
    [history, options],
  );
  return [filters, changeFilters];
}
