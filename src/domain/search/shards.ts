/** Letters that all forms of an entry share. */
export const keyLength = 3;
/** The prefix that any adjective or participle may have: what tells such words apart comes after it. */
export const negation = 'nie';
/** What is read of a query. */
export const longestQuery = 300;
export const mostWords = 12;
/** A short beginning has more shards: which of their places are needed their words will tell. */
export const mostForeseen = 5;
/** Sorts after all letters. */
const afterLetters = '\uffff';
/** A word and others of its family differ in their last letters, up to so many. */
const longestDifference = 3;

/** The beginning that all forms of an entry share: three letters, not counting a negation. */
export function entryKey(folded: string): string {
  return folded.slice(0, (folded.startsWith(negation) ? negation.length : 0) + keyLength);
}

/** The shards with the words that begin so; `from` says where each shard begins. */
export function shardsBeginning(from: readonly string[], beginning: string): number[] {
  const first = lastNotAfter(from, beginning);
  const last = lastNotAfter(from, beginning + afterLetters);
  return Array.from({length: last - first + 1}, (_, place) => first + place);
}

/**
 * The shards with the entries a folded word may be a form of, and most of its family. An entry stands at what its forms
 * begin with, which may be any beginning of the word that is not shorter than its key.
 */
export function shardsOfWord(from: readonly string[], folded: string): number[] {
  const shortest = entryKey(folded).length;
  const family = folded.slice(0, Math.max(shortest + 1, folded.length - longestDifference));
  // One or two letters begin too many words to be of the family of all of them.
  const shards = folded.length < keyLength ? [] : shardsBeginning(from, family);
  for (let length = shortest; length <= folded.length; length++) {
    shards.push(lastNotAfter(from, folded.slice(0, length)));
  }
  return [...new Set(shards)];
}

/** Index of the last of the ascending values that is not greater than `value`; 0 if all are. */
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
