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

/** Filters of the article list, kept in the query string, so that an address can be shared. */
export function useArticleFilters(
  options: FilterOptions,
): readonly [ArticleFilters, (filters: ArticleFilters) => void] {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  // The page is rendered once for all query strings, so filters apply only in the browser.
  const isBrowser = useIsBrowser();
  const filters = useMemo(
    () => (isBrowser ? readFilters(search, options) : noFilters),
    [isBrowser, search, options],
  );
  const setFilters = useCallback(
    (next: ArticleFilters) => {
      history.replace({pathname, search: writeFilters(next, search), hash});
    },
    [history, pathname, search, hash],
  );
  return [filters, setFilters];
}
