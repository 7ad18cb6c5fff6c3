/** A copy of the list with another item at `index`. */
export function replaceAt<T>(list: readonly T[], index: number, item: T): T[] {
  return list.map((known, at) => (at === index ? item : known));
}

/** A copy of the list without the item at `index`. */
export function removeAt<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, at) => at !== index);
}

/** A copy of the list with `item` put in before the one at `index`. */
export function insertAt<T>(list: readonly T[], index: number, item: T): T[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}

/** What there is of a list: an item whose condition does not hold is false or undefined. */
export function present<T>(items: readonly (T | false | undefined)[]): T[] {
  return items.filter((item): item is T => item !== false && item !== undefined);
}
