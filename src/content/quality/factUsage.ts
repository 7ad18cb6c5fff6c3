import {listOf} from '../articles/frontMatter';
import type {Site} from '../loadSite';

/** Files that name a fact in their fields, by the number of the fact; an unused fact has an empty list. */
export function factUsage({
  data,
  fieldsOf,
  articles,
}: Site): ReadonlyMap<string, readonly string[]> {
  const usage = new Map<string, string[]>(Object.keys(data.facts.value).map((id) => [id, []]));
  for (const file of articles) {
    for (const id of listOf(fieldsOf(file).facts)) {
      usage.get(id)?.push(file);
    }
  }
  return usage;
}
