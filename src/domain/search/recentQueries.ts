const most = 8;
/** A longer query was probably pasted and will not be repeated. */
const longest = 100;

/** Puts a query first in the list, without duplicates regardless of case; an empty query is not kept. */
export function withQuery(queries: readonly string[], query: string): readonly string[] {
  const wanted = query.trim();
  return wanted === '' || wanted.length > longest
    ? queries
    : [wanted, ...withoutQuery(queries, wanted)].slice(0, most);
}

export function withoutQuery(queries: readonly string[], query: string): readonly string[] {
  const unwanted = query.toLocaleLowerCase('pl');
  return queries.filter((other) => other.toLocaleLowerCase('pl') !== unwanted);
}

/** Reads the stored list; anything but a list of texts gives an empty one. */
export function readQueries(kept: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list)
      ? list.filter((query) => typeof query === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}
