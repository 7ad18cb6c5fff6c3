/** A section in which a term stands, and how much it says about it there (1 to {@link greatestWeight}). */
export interface Posting {
  readonly section: number;
  readonly weight: number;
}

/**
 * One line of printable characters a term: for each section its weight, then the distance from the section before it
 * in base 47, the last digit from the lower half of the alphabet.
 */
const first = 33;
const base = 47;

export const greatestWeight = base;

/**
 * How rare a word is that stands in so many of all sections. Even one that stands everywhere says something: the title
 * that holds it is meant.
 */
export const rarityOf = (sections: number, total: number): number =>
  Math.log(1 + total / Math.max(sections, 0.5));

export function encodePostings(postings: readonly Posting[]): string {
  let previous = -1;
  let line = '';
  for (const {section, weight} of postings) {
    line += String.fromCharCode(first + weight - 1) + encodeDistance(section - previous - 1);
    previous = section;
  }
  return line;
}

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
