import {useCallback, useMemo} from 'react';
import {useHistory} from '@docusaurus/router';
import {
  readFilters,
  writeFilters,
  type ArticleFilters,
  type FilterOptions,
} from '../../domain/articles/filters';
import {useSearchString} from '../navigation/useSearchString';

/** Filters of the article list, kept in the query string, so that an address can be shared. */
export function useArticleFilters(
  options: FilterOptions,
): readonly [ArticleFilters, (change: (now: ArticleFilters) => ArticleFilters) => void] {
  const history = useHistory();
  const search = useSearchString();
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
