/** A section in which a term occurs, and its weight there (1 to {@link greatestWeight}). */
export interface Posting {
  readonly section: number;
  readonly weight: number;
}

/** The alphabet begins with the first printable character and has two halves, each with a character for every digit. */
const first = 33;
const base = 47;

export const greatestWeight = base;

/**
 * The rarity of a word that occurs in this many of all sections. It is above zero even for a word that occurs
 * everywhere, because a title containing it should still win.
 */
export const rarityOf = (sections: number, total: number): number =>
  Math.log(1 + total / Math.max(sections, 0.5));

/**
 * One line of printable characters per term. For each section it has the weight as one character of the lower half,
 * then how many sections were skipped since the previous one: in base 47, the highest digit first, the last digit from
 * the lower half and the others from the upper. Sections come in rising order.
 */
export function encodePostings(postings: readonly Posting[]): string {
  let previous = -1;
  let line = '';
  for (const {section, weight} of postings) {
    line += String.fromCharCode(first + weight - 1) + encodeDistance(section - previous - 1);
    previous = section;
  }
  return line;
}

/** Reads a line of {@link encodePostings}. */
export function decodePostings(line: string): Posting[] {
  const postings: Posting[] = [];
  let previous = -1;
  let at = 0;
  while (at < line.length) {
    const weight = line.charCodeAt(at++) - first + 1;
    let distance = 0;
    let digit = base;
    while (digit >= base && at < line.length) {
      digit = line.charCodeAt(at++) - first;
      distance = distance * base + (digit % base);
    }
    previous += distance + 1;
    postings.push({section: previous, weight});
  }
  return postings;
}

function encodeDistance(distance: number): string {
  let digits = String.fromCharCode(first + (distance % base));
  for (let rest = Math.floor(distance / base); rest > 0; rest = Math.floor(rest / base)) {
    digits = String.fromCharCode(first + base + (rest % base)) + digits;
  }
  return digits;
}
