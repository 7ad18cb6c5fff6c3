import type {LoadFile} from '../../domain/search/indexFiles';
import {manifestName, searchFolder} from '../../domain/search/files';
import type {Search} from '../../domain/search/types';

const patienceMs = 15_000;

/** What a visitor is told when it fails. */
export const notLoaded =
  'Nie udało się wczytać wyszukiwarki. Sprawdź połączenie i spróbuj ponownie.';

let loading: Promise<Search> | null = null;

/** Fetches the engine and the beginning of the index once, when the search is first needed. A failed load may be tried again. */
export function loadSearch(baseUrl: string): Promise<Search> {
  loading ??= startSearch(fileLoader(`${baseUrl}${searchFolder}/`)).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** On a slow network waiting for one file after another costs more than their weight: these come together. */
async function startSearch(load: LoadFile): Promise<Search> {
  const [{createSearch}, manifest] = await Promise.all([
    import('../../domain/search/createSearch'),
    load(manifestName),
  ]);
  return createSearch(load, manifest);
}

/** Files of the index from the site. All but the manifest are named by their content and may be kept for ever. */
function fileLoader(folder: string): LoadFile {
  return async (path) => {
    const response = await fetch(folder + path, {
      cache: path === manifestName ? 'no-cache' : 'default',
      signal: AbortSignal.timeout(patienceMs),
    });
    // The development server answers with a page where there is no file.
    if (!response.ok || response.headers.get('content-type')?.startsWith('text/html') === true) {
      throw new Error(`${path}: ${response.status}`);
    }
    return response.text();
  };
}
