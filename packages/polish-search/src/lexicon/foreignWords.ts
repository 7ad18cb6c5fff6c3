import {sharedLength} from './lexicon';

/** Written before each stem: how many of its first letters it shares with the previous one, at most this many. */
const mostShared = 9;

/** Stems in alphabetical order, each as the number of letters shared with the previous one and the rest. */
export function encodeStems(stems: readonly string[]): string {
  let previous = '';
  return stems
    .map((stem) => {
      const shared = Math.min(sharedLength(previous, stem), mostShared);
      previous = stem;
      return `${shared}${stem.slice(shared)}`;
    })
    .join('');
}

/** What {@link encodeStems} wrote. */
export function decodeStems(text: string): ReadonlySet<string> {
  let previous = '';
  return new Set(
    (text.match(/\d[a-z]*/g) ?? []).map((part) => {
      previous = previous.slice(0, Number(part.charAt(0))) + part.slice(1);
      return previous;
    }),
  );
}
