import {sameValue} from '@cooperative/polish';

/**
 * Takes a change back: what it changed is as it was before, unless it has been changed once more since then. `left` is what
 * was before of those.
 */
export function asBefore<T extends object>(
  now: T,
  before: T,
  after: T,
): {readonly value: T; readonly left: Partial<T>} {
  const at = (one: T, key: string): unknown => (one as Readonly<Record<string, unknown>>)[key];
  const isChanged = (key: string): boolean => !sameValue(at(before, key), at(after, key));
  const isAsLeft = (key: string): boolean => sameValue(at(now, key), at(after, key));
  const known = Object.entries(now).filter(([key]) => !isChanged(key) || !isAsLeft(key));
  const changed = Object.entries(before).filter(([key]) => isChanged(key));
  return {
    value: Object.fromEntries([...known, ...changed.filter(([key]) => isAsLeft(key))]) as T,
    left: Object.fromEntries(changed.filter(([key]) => !isAsLeft(key))) as Partial<T>,
  };
}
