/** Abbreviations that are always followed by something, so their full stop never ends a sentence. */
const openAbbreviations = new Set(
  'al art dr Dz hab im inż lit m m.in mgr np nr ok os pl poz por prof św tj tzn tzw ul ust wg zob'.split(
    ' ',
  ),
);
/** Abbreviations that can also end a sentence, which they do if a capital letter follows. */
const endAbbreviations = new Set('godz itd itp proc r tys'.split(' '));

/** A possible end: the punctuation, closing quotes or brackets, and the first character of what follows. */
const possibleEnd = /(?<![.!?…])([.!?…]+)([”"')\]]*)\s+(?=([„"'([]*)(\S))/gu;

/**
 * Splits Polish running text into sentences. Full stops in abbreviations (art., m.in., Dz.U.), dates (1.10.2023) and
 * ordinals (1. dzień) do not end a sentence.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(possibleEnd)) {
    const [whole, mark = '', , , next = ''] = match;
    if (endsSentence(text.slice(start, match.index), mark, next)) {
      const end = match.index + whole.length;
      sentences.push(text.slice(start, end).trim());
      start = end;
    }
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) =>
    /[\p{L}\p{N}]/u.test(sentence),
  );
}

function endsSentence(before: string, mark: string, next: string): boolean {
  if (/\p{Ll}/u.test(next)) {
    return false;
  }
  if (mark !== '.') {
    return true;
  }
  const word = /(?<![\p{L}.])[\p{L}.]+$/u.exec(before)?.[0] ?? '';
  if (openAbbreviations.has(word) || word === 'Dz.U' || /^\p{Lu}$/u.test(word)) {
    return false;
  }
  return !(endAbbreviations.has(word) && /\p{N}/u.test(next));
}
