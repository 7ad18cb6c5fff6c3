import {beginningOf} from '@cooperative/polish';
import {fields, labelOf, type Field} from './fields';

/** A step into a description: a key, or an index from 0. */
type Path = readonly PropertyKey[];

/** Parts whose fields are named without them. */
const silent: ReadonlySet<string> = new Set(['profile']);

/**
 * A field of a description as a reader of the form knows it: „Członek 2 (szkoła): roczne zużycie” for
 * `['members', 1, 'profile', 'annualKwh']`. The described names come from `root`; unknown keys stay as they are.
 */
export function fieldInWords(path: Path, root: unknown): string {
  const [place = '', ...rest] = placeAndWords(path, root);
  return rest.length > 0 ? `${place}: ${rest.join(', ')}` : place;
}

/** The field alone, without its place: „Roczne zużycie” for `members[2].profile.annualKwh`. */
export function fieldTitle(field: string): string {
  return labelOf({name: placeAndWords(pathOf(field), {}).at(-1) ?? ''});
}

function placeAndWords(path: Path, root: unknown): readonly string[] {
  const [first, second] = path;
  if (first === 'members' && typeof second === 'number') {
    const name = stepInto(stepInto(stepInto(root, first), second), 'id');
    const whose =
      typeof name === 'string' && name.trim() !== '' ? ` (${beginningOf(name.trim())})` : '';
    return [`Członek ${second + 1}${whose}`, ...wordsOf(path.slice(2), first)];
  }
  if (first === 'tariffs' && second !== undefined) {
    return [`Stawki ${beginningOf(String(second))}`, ...wordsOf(path.slice(2), first)];
  }
  const [part = '', ...rest] = wordsOf(path, '');
  const isKnown = part !== first;
  return [isKnown ? labelOf({name: part}) : part, ...rest];
}

/** The path of an error, `members[2].profile.annualKwh`, whose numbers are from 1, as steps. */
export function pathOf(field: string): Path {
  return Array.from(field.matchAll(/\[(\d+)\]|[^.[]+/g), ([step, number]) =>
    number === undefined ? step : Number(number) - 1,
  );
}

/** Of an index, one word for the list and the number. */
function wordsOf([step, ...rest]: Path, part: string, list?: Field): readonly string[] {
  if (step === undefined) {
    return [];
  }
  if (typeof step === 'number') {
    return [`${list?.one ?? 'pozycja'} ${step + 1}`, ...wordsOf(rest, part)];
  }
  const key = String(step);
  const found = fieldAt(part, key);
  const isNamedBelow =
    typeof rest[0] === 'number' ? found?.one !== undefined : rest.length > 0 && silent.has(key);
  return [...(isNamedBelow ? [] : [found?.name ?? beginningOf(key)]), ...wordsOf(rest, key, found)];
}

/** A name may be one that every object has, such as `constructor`. */
function fieldAt(part: string, key: string): Field | undefined {
  const name = part === '' ? key : `${part}.${key}`;
  return Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : undefined;
}

function stepInto(value: unknown, step: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[step]
    : undefined;
}
