import type {LoadFile} from '../../domain/search/indexFiles';
import {manifestName, searchFolder} from '../../domain/search/files';
import {once} from '../../domain/memory';
import {likelyParts, outlineName} from '../../domain/search/outline';
import type {Search} from '../../domain/search/types';

const patienceMs = 15_000;

/** What a visitor is told when it fails. */
export const notLoaded =
  'Nie udało się wczytać wyszukiwarki. Sprawdź połączenie i spróbuj ponownie.';

let loading: Promise<Search> | null = null;
let hasEngine = false;

/**
 * Fetches the engine and the beginning of the index once, when the search is first needed, and with them what the query
 * most likely needs, if there is one already. A failed load may be tried again.
 */
export function loadSearch(baseUrl: string, query = ''): Promise<Search> {
  const folder = `${baseUrl}${searchFolder}/`;
  loading ??= startSearch(folder).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  // An engine knows better, and reads an index that is newer than the page.
  const outline = hasEngine
    ? null
    : document.querySelector<HTMLMetaElement>(`meta[name=${outlineName}]`);
  if (outline) {
    likelyParts(outline.content, query).forEach((path) => {
      fetchOnce(folder + path).catch(() => undefined);
    });
  }
  return loading;
}

/** On a slow network waiting for one file after another costs more than their weight: these come together. */
async function startSearch(folder: string): Promise<Search> {
  const load: LoadFile = (path) =>
    path === manifestName ? fetchText(folder + path, 'no-cache') : fetchOnce(folder + path);
  const [{createSearch}, manifest] = await Promise.all([
    import('../../domain/search/createSearch'),
    load(manifestName),
  ]);
  hasEngine = true;
  return createSearch(load, manifest);
}

/** Files named by their content. */
const fetchOnce = once((url: string) => fetchText(url, 'default'));

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, {cache, signal: AbortSignal.timeout(patienceMs)});
  // The development server answers with a page where there is no file.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html') === true) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.text();
}
