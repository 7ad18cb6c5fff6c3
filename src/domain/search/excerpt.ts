import {foldPolish} from '../text';

const excerptLength = 140;

/** A piece of `text` that starts shortly before the first of the folded `words`, cut at word ends. */
export function excerptAround(text: string, words: readonly string[]): string {
  if (text.length <= excerptLength) {
    return text;
  }
  const folded = foldPolish(text);
  const found = words.map((word) => folded.indexOf(word)).filter((index) => index >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  const start = first < excerptLength / 2 ? 0 : text.lastIndexOf(' ', first - 40) + 1;
  const end = endOfPiece(text, start);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

function endOfPiece(text: string, start: number): number {
  const limit = start + excerptLength;
  if (limit >= text.length) {
    return text.length;
  }
  const space = text.lastIndexOf(' ', limit);
  return space > start ? space : limit;
}
