/** Number of first letters that all forms of an entry share. */
export const keyLength = 3;
/** A prefix any adjective or participle may have; what distinguishes such words comes after it. */
export const negation = 'nie';
/** Characters of a query beyond this length are ignored. */
export const longestQuery = 300;
export const mostWords = 12;
/** Most shards whose places are prefetched. A short beginning has more; their words show which places are needed. */
export const mostForeseen = 5;
/** Sorts after all letters. */
const afterLetters = '\uffff';
/** How many last letters may differ between a word and others of its family. */
const longestDifference = 3;

/** The beginning shared by all forms of an entry: three letters, not counting a negation. */
export function entryKey(folded: string): string {
  return folded.slice(0, (folded.startsWith(negation) ? negation.length : 0) + keyLength);
}

/** The shards with words beginning like this; `from` holds the beginning of each shard. */
export function shardsBeginning(from: readonly string[], beginning: string): number[] {
  const first = lastNotAfter(from, beginning);
  const last = lastNotAfter(from, beginning + afterLetters);
  return Array.from({length: last - first + 1}, (_, place) => first + place);
}

/**
 * The shards with the entries a folded word may be a form of, and most of its family. An entry is filed under the
 * common beginning of its forms, which may be any beginning of the word not shorter than its key.
 */
export function shardsOfWord(from: readonly string[], folded: string): number[] {
  const shortest = entryKey(folded).length;
  const family = folded.slice(0, Math.max(shortest + 1, folded.length - longestDifference));
  // One or two letters begin too many words to tell anything about families.
  const shards = folded.length < keyLength ? [] : shardsBeginning(from, family);
  for (let length = shortest; length <= folded.length; length++) {
    shards.push(lastNotAfter(from, folded.slice(0, length)));
  }
  return [...new Set(shards)];
}

/** Index of the last of the ascending values that is not greater than `value`; 0 if all are greater. */
export function lastNotAfter<T extends number | string>(values: readonly T[], value: T): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((values[middle] ?? value) <= value) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
