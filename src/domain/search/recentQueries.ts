const most = 8;
/** A longer one was pasted; nobody looks for it twice. */
const longest = 100;

/** The list with a query put first, each once whatever its capitals; an empty one is not kept. */
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

/** Reads what was kept; anything else than a list of texts is an empty one. */
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
