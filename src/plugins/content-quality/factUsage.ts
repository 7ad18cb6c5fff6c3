import type {Site} from './site';

/** Files that name a fact in their fields, by the number of the fact; an unused fact has an empty list. */
export function factUsage({
  facts,
  fieldsOf,
}: Pick<Site, 'facts' | 'fieldsOf'>): ReadonlyMap<string, readonly string[]> {
  const usage = new Map<string, string[]>(Object.keys(facts).map((id) => [id, []]));
  for (const [file, fields] of fieldsOf) {
    for (const id of Array.isArray(fields.facts) ? fields.facts.map(String) : []) {
      usage.get(id)?.push(file);
    }
  }
  return usage;
}
