import {listOf} from '../articles/frontMatter';
import type {Site} from '../loadSite';

/** Files that refer to each fact in their fields, by fact number; the list of an unused fact is empty. */
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
