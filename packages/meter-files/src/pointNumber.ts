import type {TableRow} from './table/tableRow';

/** Digits of a number of a point of delivery, in any of its spellings; that of a meter has fewer. */
const fewestDigits = 16;

/** Whether a number is of a point of delivery, not of a meter, which may be replaced. */
export function isPointNumber(number: string): boolean {
  return number.length >= fewestDigits;
}

/** A number of a point without the spaces between its digits and the apostrophe that makes it text in a spreadsheet. */
export function plainPoint(written: string): string {
  const digits = written.replaceAll(/['’\s]/g, '');
  return /^(?:PL)?\d+$/.test(digits) && isPointNumber(digits) ? digits : written;
}

/**
 * The number of a point that a spreadsheet took for a number: written as a power of ten, or with zeros for the digits
 * after the fifteenth. A number that does end so has the check digit of its other digits.
 */
export function hasLostDigits(cell: string): boolean {
  return /^\d(?:[.,]\d+)?E\+?1[5-9]$/i.test(cell) || (/^\d{15}000$/.test(cell) && !isChecked(cell));
}

/** Whether the last digit of a number of GS1 checks the others. */
function isChecked(digits: string): boolean {
  const sum = Array.from(digits, Number).reduce(
    (all, digit, at) => all + digit * ((digits.length - at) % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}

/** A number of a point among words. */
export const pointNumber = /\b(?:PL\d{4}\d{10,28}|\d{18})\b/;
const spacedPoint = /\b590(?: ?\d){15}\b/;

/** The number of the point that the lines above a table name; null if none, or several. */
export function pointAbove(preamble: readonly TableRow[]): string | null {
  const found = new Set(
    preamble.flatMap(({cells}) => {
      const line = cells.join(' ');
      const [written] = pointNumber.exec(line) ?? spacedPoint.exec(line) ?? [];
      const point = written?.replaceAll(' ', '');
      return point !== undefined && /\bppe\b|punkt|\bpod\b/i.test(line) && !hasLostDigits(point)
        ? [point]
        : [];
    }),
  );
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** The number of the point that a file, or a sheet, is named by; null if none, or several. */
export function pointInName(name: string): string | null {
  const found = Array.from(name.matchAll(/(?:^|\D)(590\d{15})(?!\d)/g), ([, point]) => point);
  const [only] = found;
  return only !== undefined && new Set(found).size === 1 && !hasLostDigits(only) ? only : null;
}
