import {type FieldError, inQuotes} from '@cooperative/polish';
import {parseMonth} from '../month/calendar';
import {characters, cleanText} from './cleanText';

/** Fewer than an invoice takes, so that the number and the month still fit in a transfer. */
const longestNumber = 256;

/** What is wrong with the pattern of numbers: `{n}` is the number, `{MM}` and `{RRRR}` the settled month. */
export function patternProblem(pattern: string): readonly FieldError[] {
  const clean = cleanText(pattern);
  const unknown = [...clean.matchAll(/\{[^}]*\}?|\}/g)]
    .map(([part]) => part)
    .find((part) => !['{n}', '{MM}', '{RRRR}'].includes(part));
  const message = !clean.includes('{n}')
    ? 'Wzór numeru musi mieć {n}: bez niego dwie faktury miałyby ten sam numer.'
    : unknown !== undefined
      ? `Wzór numeru zna tylko {n}, {MM} i {RRRR}, a nie ${inQuotes(unknown)}.`
      : characters(clean) > longestNumber - 20
        ? 'Wzór numeru jest za długi. Skróć go.'
        : null;
  return message === null ? [] : [{field: 'pattern', message}];
}

/** The number of a document of the month `2026-05`: `SE/1/05/2026`. */
export function documentNumber(pattern: string, n: number, month: string): string {
  const [year = '', of = ''] = month.split('-');
  return cleanText(pattern)
    .replaceAll('{n}', String(n))
    .replaceAll('{MM}', of)
    .replaceAll('{RRRR}', year);
}

/** Numbers that are used already: KSeF refuses the second invoice of a number (error 440). */
export function usedNumbers(
  numbers: readonly string[],
  used: ReadonlySet<string>,
): readonly FieldError[] {
  const [twice] = numbers.filter(
    (number, index) => used.has(number) || numbers.indexOf(number) < index,
  );
  return twice === undefined
    ? []
    : [
        {
          field: 'next',
          message: `Numer ${twice} już jest. KSeF odrzuci drugą fakturę o tym numerze (440). Podaj inny następny numer albo wzór.`,
        },
      ];
}

/** The name of a file for a number: `SE-1-05-2026`. */
export function fileStem(number: string): string {
  return number.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'dokument';
}

/** The month of a document, of its file; it was checked when the file was read. */
export function monthIn(text: string): number {
  return parseMonth(text) ?? 0;
}
