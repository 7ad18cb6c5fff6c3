const filterSize = 1 << 22;

/**
 * Rules out most non-words by hash before the strings are built and looked up; a hash is extended from that of the
 * word's beginning. Returns, for a form, a test of whether its first letters with an ending may be a word.
 */
export function wordFilter(
  words: Iterable<string>,
): (form: string) => (length: number, ending: string) => boolean {
  const known = new Uint8Array(filterSize);
  const goOn = (hash: number, letters: string): number => {
    let next = hash;
    for (let place = 0; place < letters.length; place++) {
      next = Math.imul(next ^ letters.charCodeAt(place), 0x01000193);
    }
    return next;
  };
  const slot = (hash: number): number => (hash ^ (hash >>> 15)) & (filterSize - 1);
  for (const word of words) {
    known[slot(goOn(0, word))] = 1;
  }
  return (form) => {
    const hashes = [0];
    for (const letter of form) {
      hashes.push(goOn(hashes.at(-1) ?? 0, letter));
    }
    return (length, ending) => known[slot(goOn(hashes[length] ?? 0, ending))] === 1;
  };
}
