import type {MatchKind, Piece} from '../types';

/** A word of a text that matches a word of the query. */
export interface Found {
  readonly start: number;
  readonly end: number;
  /** Index of the word in the query. */
  readonly index: number;
  readonly as: MatchKind;
}

const excerptLength = 150;
/** Characters shown before the first word found. */
const lead = 40;

/** Splits a text so that each word found is a separate piece. */
export function pieces(text: string, found: readonly Found[], from = 0, to = text.length): Piece[] {
  const cut: Piece[] = [];
  let at = from;
  for (const {start, end} of found) {
    if (start >= at && end <= to) {
      if (start > at) {
        cut.push({text: text.slice(at, start), isFound: false});
      }
      cut.push({text: text.slice(start, end), isFound: true});
      at = end;
    }
  }
  if (at < to) {
    cut.push({text: text.slice(at, to), isFound: false});
  }
  return cut;
}

/** The passage of a text with the most query words, cut at word boundaries, with words found as separate pieces. */
export function excerptOf(text: string, found: readonly Found[]): Piece[] {
  const anchor = found[bestPlace(found)]?.start ?? 0;
  const start =
    anchor <= excerptLength / 2 ? 0 : text.lastIndexOf(' ', Math.max(0, anchor - lead)) + 1;
  const end = endOfPiece(text, start);
  const shown = pieces(text, found, start, end);
  return [
    ...(start > 0 ? [{text: '… ', isFound: false}] : []),
    ...shown,
    ...(end < text.length ? [{text: ' …', isFound: false}] : []),
  ];
}

/** Index of the found word at which an excerpt should start to contain the most distinct query words. */
function bestPlace(found: readonly Found[]): number {
  let best = 0;
  let most = 0;
  found.forEach(({start}, place) => {
    const words = new Set<number>();
    for (let next = place; next < found.length; next++) {
      const other = found[next];
      if (!other || other.end > start + excerptLength - lead) {
        break;
      }
      words.add(other.index);
    }
    if (words.size > most) {
      most = words.size;
      best = place;
    }
  });
  return best;
}

function endOfPiece(text: string, start: number): number {
  const limit = start + excerptLength;
  if (limit >= text.length) {
    return text.length;
  }
  const space = text.lastIndexOf(' ', limit);
  return space > start ? space : limit;
}
