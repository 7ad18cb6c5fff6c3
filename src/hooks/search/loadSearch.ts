import type {Search, SearchDocument} from '../../domain/search/types';

let loading: Promise<Search> | null = null;

/** Fetches the index and the engine once, when the search is first needed. A failed load may be tried again. */
export function loadSearch(): Promise<Search> {
  loading ??= Promise.all([import('./createSearch'), import('@site-data/search-documents.json')])
    .then(([{createSearch}, documents]) => createSearch(documents.default as SearchDocument[]))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
