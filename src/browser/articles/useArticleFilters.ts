import {useCallback, useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  noFilters,
  readFilters,
  writeFilters,
  type ArticleFilters,
  type FilterOptions,
} from '../../domain/articles/filters';

/**
 * Filters of the article list, kept in the query string, so that an address can be shared. A change is made to those of
 * the address, as what is shown may be older.
 */
export function useArticleFilters(
  options: FilterOptions,
): readonly [ArticleFilters, (change: (now: ArticleFilters) => ArticleFilters) => void] {
  const {search} = useLocation();
  const history = useHistory();
  // The page is rendered once for all query strings, so filters apply only in the browser.
  const isBrowser = useIsBrowser();
  const filters = useMemo(
    () => (isBrowser ? readFilters(search, options) : noFilters),
    [isBrowser, search, options],
  );
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
