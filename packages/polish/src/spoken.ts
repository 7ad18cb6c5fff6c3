/** What stands in a name for the eye alone, and the word for the ear. */
const words: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\u00a0/g, ' '],
  [/−(?=\d)/g, 'minus '],
  [/≈ ?(?=\d)/g, 'około '],
  [/(\d\p{L}{0,3})–(?=\d)/gu, '$1 do '],
  [/\/kW(?![\p{L}\d])/gu, ' za kilowat'],
  [
    /(\d{1,3})(,\d{1,9})? kW(?![\p{L}\d])/gu,
    (_, end = '', fraction = '') => `${end}${fraction} ${kilowatts(end, fraction)}`,
  ],
  [/\b([wW]) kW(?![\p{L}\d])/gu, '$1 kilowatach'],
  [/\bkW(?![\p{L}\d])/gu, 'kilowaty'],
];

/** @param end The last digits of the whole number, three at most. */
function kilowatts(end: string, fraction: string): string {
  if (fraction !== '') {
    return 'kilowata';
  }
  if (end === '1') {
    return 'kilowat';
  }
  return /(?:^|[^1])[2-4]$/.test(end) ? 'kilowaty' : 'kilowatów';
}

/**
 * A name that is heard and not seen, as `aria-label`: with plain spaces, which do not split a number (see
 * `unbrokenParts`), and with words for what eSpeak NG's Polish voice leaves out or says in English or by the wrong letter:
 * a range, a minus, "kW". Units that it spells well stay: "kWh", "kWp", "MW".
 */
export function spokenName(text: string): string {
  return words.reduce((name, [sign, word]) => name.replace(sign, word as string), text);
}
