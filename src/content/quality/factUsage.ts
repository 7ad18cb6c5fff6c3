import {isArticle, type Site} from '../loadSite';

/** Files that name a fact in their fields, by the number of the fact; an unused fact has an empty list. */
export function factUsage({
  facts,
  fieldsOf,
  markdownFiles,
}: Site): ReadonlyMap<string, readonly string[]> {
  const usage = new Map<string, string[]>(Object.keys(facts).map((id) => [id, []]));
  for (const file of markdownFiles.filter(isArticle)) {
    const {facts: ids} = fieldsOf(file);
    for (const id of Array.isArray(ids) ? ids.map(String) : []) {
      usage.get(id)?.push(file);
    }
  }
  return usage;
}
