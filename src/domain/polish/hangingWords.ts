const noBreak = '\u00a0';

/** One-letter words with the spaces behind them. Safari before 16.4 runs no script that looks behind. */
const hangingWords = /(^|[\s(„–])((?:[aiouwz] )+)/giu;

/** Keeps one-letter words with what follows them: in Polish they must not end a line. */
export function holdHangingWords(text: string): string {
  return text.replace(
    hangingWords,
    (_, before: string, words: string) => before + words.replaceAll(' ', noBreak),
  );
}
