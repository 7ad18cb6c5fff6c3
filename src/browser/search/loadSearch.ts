import {
  likelyParts,
  type LoadFile,
  manifestName,
  outlineName,
  type SearchEngine,
  searchFolder,
} from '@cooperative/polish-search';

const patienceMs = 15_000;

/** What a visitor is told when loading fails. */
export const notLoaded =
  'Nie udało się wczytać wyszukiwarki. Sprawdź połączenie i spróbuj ponownie.';

let loading: Promise<SearchEngine> | null = null;
let hasEngine = false;
/** Parts requested before the engine asks for them; null for those that failed to load. */
const foreseen = new Map<string, Promise<string | null>>();

/**
 * Fetches the engine and the start of the index once, when the search is first needed, along with the parts the query
 * will most likely need, if there is one already. A failed load may be retried.
 */
export function loadSearch(baseUrl: string, query = ''): Promise<SearchEngine> {
  const folder = `${baseUrl}${searchFolder}/`;
  loading ??= startSearch(folder).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  // A loaded engine knows better, and reads an index that is newer than the page.
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

/** On a slow network, waiting for one file after another costs more than their size: these load together. */
async function startSearch(folder: string): Promise<SearchEngine> {
  const load: LoadFile = async (path) => {
    const text = await foreseen.get(path);
    foreseen.delete(path);
    return text ?? fetchText(folder, path);
  };
  const [{createSearch}, manifest] = await Promise.all([
    import('@cooperative/polish-search/engine'),
    load(manifestName),
  ]);
  hasEngine = true;
  return createSearch(load, manifest);
}

/** All files but the manifest are named by their content and may be cached for ever. */
async function fetchText(folder: string, path: string): Promise<string> {
  const response = await fetch(folder + path, {
    cache: path === manifestName ? 'no-cache' : 'default',
    signal: AbortSignal.timeout(patienceMs),
  });
  // The development server answers with a page if there is no file.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html') === true) {
    throw new Error(`${path}: ${response.status}`);
  }
  return response.text();
}
