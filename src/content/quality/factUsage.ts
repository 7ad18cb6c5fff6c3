import {listOf} from '../articles/frontMatter';
import type {Site} from '../loadSite';

/** Files that refer to each fact, by fact number: articles, the glossary and the register. That of an unused fact is empty. */
export function factUsage({
  data,
  fieldsOf,
  articles,
}: Site): ReadonlyMap<string, readonly string[]> {
  const {facts, glossary, register} = data;
  const usage = new Map<string, string[]>(Object.keys(facts.value).map((id) => [id, []]));
  const cited = [
    ...articles.map((file) => ({file, ids: listOf(fieldsOf(file).facts)})),
    {file: glossary.file, ids: Object.values(glossary.value).flatMap((term) => term.facts)},
    {file: register.file, ids: register.value.readings.map(({fact}) => fact)},
  ];
  for (const {file, ids} of cited) {
    for (const id of new Set(ids)) {
      usage.get(id)?.push(file);
    }
  }
  return usage;
}
