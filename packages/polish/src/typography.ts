const noBreak = '\u00a0';

// What stands before is captured, not looked behind at: Safari before 16.4 runs no script that has a lookbehind.

/** One-letter words must not end a line in Polish. */
const hangingWord = /(^|[\s(„\u00a0–])([aiouwzAIOUWZ]) (?=\S)/gu;
const hangingEnd = /(^|[\s(„\u00a0–])([aiouwzAIOUWZ]) $/u;
/** A number and a unit, or the start of a unit-like word. */
const numberAndUnit =
  /(\d) (?=(?:k|M|G|T)?(?:Wh|Wp|W|V)\b|kWh|kWp|MWh|zł|gr\b|%|km\b|m²|m³|mln|tys\.|mld|r\.|godz\.|min\b|lat\b|dni\b|miesięcy)/gu;
/** A big number and its unit: "20 mln m³", "46 tys. zł". */
const thousandsOfUnit = /(mln|mld|tys\.) (?=zł|m³|[kMG]?Wh)/gu;
/** Day and month: "9 października". */
const dayAndMonth =
  /(\d) (?=(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)(?![\p{L}]))/gu;
/** A number and the noun it counts, where a lone digit at the end of a line would mislead. */
const numberAndNoun =
  /(^|[^\d,.\u00a0])(\d{1,3}) (?=(?:miesiąc|godzin|osob|osób|gmin|członk|operator|lat|dni|umow|umów|procent|rzecz|krok|sąsied)\p{L}*)/gu;
/** Digits of one number: "10 000". */
const thousands = /(\d) (?=\d{3}(?!\d))/gu;
/** Abbreviations in Polish legal references, kept with what they refer to. */
const legalReference = /\b(art\.|ust\.|pkt|lit\.|poz\.|nr|§|Dz\.U\.) (?=\S)/gu;
/** A dash must not begin a line. */
const dash = / (?=– )/gu;
/** Ratios and ranges in words: "1 do 0,6". */
const ratio = /(\d) do (?=\d)/gu;
/** The two sides of a sign of arithmetic: "30 × 0,6", "23 − 18". */
const arithmetic = /([\d)]) ([×−+]) (?=[\d(])/gu;
const paragraphSign = /§ (?=\d)/gu;

/**
 * Sets the no-break spaces of Polish typography: after one-letter words, between number and unit, inside numbers and
 * legal references. Existing ones are kept. A text that `goesOn`, for example in a link, may also end with a one-letter
 * word.
 */
export function setPolishSpaces(text: string, goesOn = false): string {
  return (
    (goesOn ? text.replace(hangingEnd, `$1$2${noBreak}`) : text)
      .replace(hangingWord, `$1$2${noBreak}`)
      // Two such words in a row ("i w") share a space that the first pass has already consumed.
      .replace(hangingWord, `$1$2${noBreak}`)
      .replace(numberAndUnit, `$1${noBreak}`)
      .replace(thousandsOfUnit, `$1${noBreak}`)
      .replace(dayAndMonth, `$1${noBreak}`)
      .replace(numberAndNoun, `$1$2${noBreak}`)
      .replace(dash, noBreak)
      .replace(arithmetic, `$1${noBreak}$2${noBreak}`)
      .replace(ratio, `$1${noBreak}do${noBreak}`)
      .replace(thousands, `$1${noBreak}`)
      .replace(legalReference, `$1${noBreak}`)
      .replace(paragraphSign, `§${noBreak}`)
  );
}

/** The same for every text in a data file; keys are unchanged. */
export function setPolishSpacesDeep<T>(value: T): T {
  if (typeof value === 'string') {
    return setPolishSpaces(value) as T;
  }
  if (Array.isArray(value)) {
    return value.map(setPolishSpacesDeep) as T;
  }
  return typeof value === 'object' && value !== null
    ? (Object.fromEntries(
        Object.entries(value).map(([key, child]) => [key, setPolishSpacesDeep(child)]),
      ) as T)
    : value;
}
