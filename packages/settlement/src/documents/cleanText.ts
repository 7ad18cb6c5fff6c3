/**
 * What XML forbids, what a reader of it would change, and what nobody sees: control signs (tabs, line breaks and the
 * second set from U+0080 too), halves of characters and signs without a width.
 */
const unwanted = /[\p{Cc}\u2028\u2029\ufffe\uffff]|\p{Surrogate}|[\u200b-\u200f\u2060\ufeff]/gu;

/** A text on one line with single plain spaces; one of no-break spaces alone is empty. */
export function cleanText(text: string): string {
  // Nearly every text is plain: Latin letters, digits and signs, with single spaces between.
  if (/^(?:[!-~À-ſ]+(?: [!-~À-ſ]+)*)?$/.test(text)) {
    return text;
  }
  return text
    .replace(unwanted, (sign) => (/[\u200b-\u200f\u2060\ufeff]/.test(sign) ? '' : ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first characters of a text; none is cut in half. */
export function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : Array.from(text).slice(0, count).join('');
}

/** How many characters a text has, as schemas count them. */
export function characters(text: string): number {
  return Array.from(text).length;
}
