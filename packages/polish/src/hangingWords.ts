const noBreak = '\u00a0';

/** One-letter words with the spaces behind them. Safari before 16.4 runs no script that looks behind. */
const hangingWords = /(^|[\s(„–])((?:[aiouwz] )+)/giu;

/** A number, or its "thousand", with the space before its unit; the number may stand in another text before. */
const hangingNumber = /(^|\d|mln|tys\.) (?=[kMG]W|zł|mln|tys\.)/gu;

/** What a number belongs to: a paragraph of an act, a year of the journal of laws, a point of consumption, an angle. */
const numbered = /(§|Dz\.U\.|PPE|kątem) (?=\d)/gu;

/** Keeps one-letter words with what follows them, and numbers with their units: in Polish they must not end a line. */
export function holdHangingWords(text: string): string {
  return text
    .replace(
      hangingWords,
      (_, before: string, words: string) => before + words.replaceAll(' ', noBreak),
    )
    .replace(hangingNumber, `$1${noBreak}`)
    .replace(numbered, `$1${noBreak}`);
}
