const noBreak = '\u00a0';

/** One-letter words that may not end a line in Polish. */
const hangingWord = /(?<=^|[\s(„\u00a0–])([aiouwzAIOUWZ]) (?=\S)/gu;
const hangingEnd = /(?<=^|[\s(„\u00a0–])([aiouwzAIOUWZ]) $/u;
/** Number and what it counts: a unit or the start of a unit-like word. */
const numberAndUnit =
  /(\d) (?=(?:k|M|G|T)?(?:Wh|Wp|W|V)\b|kWh|kWp|MWh|zł|gr\b|%|km\b|m²|m³|mln|tys\.|mld|r\.|godz\.|min\b|lat\b|dni\b|miesięcy)/gu;
/** Day and month: "9 października". */
const dayAndMonth =
  /(\d) (?=(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)(?![\p{L}]))/gu;
/** Number and the noun it counts, where a lone digit at the end of a line misleads. */
const numberAndNoun =
  /(?<![\d,.\u00a0])(\d{1,3}) (?=(?:miesiąc|godzin|osob|osób|gmin|członk|operator|lat|dni|umow|umów|procent)\p{L}*)/gu;
/** Digits of one number: "10 000". */
const thousands = /(\d) (?=\d{3}(?!\d))/gu;
/** Abbreviations of Polish law that stay with what they point at. */
const legalReference = /\b(art\.|ust\.|pkt|lit\.|poz\.|nr|§|Dz\.U\.) (?=\S)/gu;
/** A dash does not begin a line. */
const dash = / (?=– )/gu;
/** Ratios and spans in words: "1 do 0,6". */
const ratio = /(\d) do (?=\d)/gu;
const paragraphSign = /§ (?=\d)/gu;

/**
 * Sets the no-break spaces of Polish typography: after one-letter words, between number and unit,
 * inside numbers and references to law. Text that already has them stays as it is. One that goes on, in a link for
 * example, may end with such a word too.
 */
export function setPolishSpaces(text: string, goesOn = false): string {
  return (
    (goesOn ? text.replace(hangingEnd, `$1${noBreak}`) : text)
      .replace(hangingWord, `$1${noBreak}`)
      // Twice-hanging words ("i w") share a space the first pass has consumed.
      .replace(hangingWord, `$1${noBreak}`)
      .replace(numberAndUnit, `$1${noBreak}`)
      .replace(dayAndMonth, `$1${noBreak}`)
      .replace(numberAndNoun, `$1${noBreak}`)
      .replace(dash, noBreak)
      .replace(ratio, `$1${noBreak}do${noBreak}`)
      .replace(thousands, `$1${noBreak}`)
      .replace(legalReference, `$1${noBreak}`)
      .replace(paragraphSign, `§${noBreak}`)
  );
}

/** The same for every text of a data file; keys stay as they are. */
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
