import type {LoadFile} from '../../domain/search/files/indexFiles';
import {manifestName, searchFolder} from '../../domain/search/files/shapes';
import {likelyParts, outlineName} from '../../domain/search/files/outline';
import type {Search} from '../../domain/search/types';

const patienceMs = 15_000;

/** What a visitor is told when it fails. */
export const notLoaded =
  'Nie udało się wczytać wyszukiwarki. Sprawdź połączenie i spróbuj ponownie.';

let loading: Promise<Search> | null = null;
let hasEngine = false;
/** Parts asked for before the engine does; null for what did not come. */
const foreseen = new Map<string, Promise<string | null>>();

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
  for (const path of outline ? likelyParts(outline.content, query) : []) {
    if (!foreseen.has(path)) {
      foreseen.set(
        path,
        fetchText(folder, path).catch(() => null),
      );
    }
  }
  return loading;
}

/** On a slow network waiting for one file after another costs more than their weight: these come together. */
async function startSearch(folder: string): Promise<Search> {
  const load: LoadFile = async (path) => {
    const text = await foreseen.get(path);
    foreseen.delete(path);
    return text ?? fetchText(folder, path);
  };
  const [{createSearch}, manifest] = await Promise.all([
    import('../../domain/search/engine/createSearch'),
    load(manifestName),
  ]);
  hasEngine = true;
  return createSearch(load, manifest);
}

/** All files but the manifest are named by their content and may be kept for ever. */
async function fetchText(folder: string, path: string): Promise<string> {
  const response = await fetch(folder + path, {
    cache: path === manifestName ? 'no-cache' : 'default',
    signal: AbortSignal.timeout(patienceMs),
  });
  // The development server answers with a page where there is no file.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html') === true) {
    throw new Error(`${path}: ${response.status}`);
  }
  return response.text();
}
