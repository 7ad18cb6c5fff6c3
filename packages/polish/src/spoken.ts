/** What stands in a name for the eye alone, and the word for the ear. */
const words: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\u00a0/g, ' '],
  [/−(?=\d)/g, 'minus '],
  [/≈ ?(?=\d)/g, 'około '],
  [/(\d\p{L}{0,3})–(?=\d)/gu, '$1 do '],
  [/\/kW(?![\p{L}\d])/gu, ' za kilowat'],
  [
    /((?:\d+ )*\d+)(,\d+)? kW(?![\p{L}\d])/gu,
    (_, whole = '', fraction = '') => `${whole}${fraction} ${kilowatts(whole, fraction)}`,
  ],
  [/\b([wW]) kW(?![\p{L}\d])/gu, '$1 kilowatach'],
  [/\bkW(?![\p{L}\d])/gu, 'kilowaty'],
];

function kilowatts(whole: string, fraction: string): string {
  if (fraction !== '') {
    return 'kilowata';
  }
  if (whole === '1') {
    return 'kilowat';
  }
  return /(?:^|[^1])[2-4]$/.test(whole) ? 'kilowaty' : 'kilowatów';
}

/**
 * A name that is heard and not seen, as `aria-label`: with plain spaces, which do not split a number (see
 * `unbrokenParts`), and with words for what eSpeak NG's Polish voice leaves out or says in English or by the wrong letter:
 * a range, a minus, "kW". Units that it spells well stay: "kWh", "kWp", "MW".
 */
export function spokenName(text: string): string {
  return words.reduce((name, [sign, word]) => name.replace(sign, word as string), text);
}
