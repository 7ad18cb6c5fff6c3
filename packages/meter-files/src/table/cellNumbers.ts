import {parsePolishNumber} from '@cooperative/polish/number';
import type {DecimalSign} from '../types';

const noReading = new Set(['', '-', '–', 'brak', 'null']);

/** The number in a cell: `NaN` if it is empty, null if it is not a number. */
export type NumberReader = (cell: string) => number | null;

const powerOfTen = /^-?\d(?:[.,]\d+)?e(?:-\d\d?|\+?0?\d)$/i;

/** Reads numbers with this decimal sign; the other sign may only separate thousands in a number with both. */
export function numberReader(decimal: DecimalSign): NumberReader {
  const other = decimal === ',' ? '.' : ',';
  const grouped = decimal === ',' ? /^-?\d{1,3}(?:\.\d{3})+,\d+$/ : /^-?\d{1,3}(?:,\d{3})+\.\d+$/;
  const plain = decimal === ',' ? /^\d+(?:,\d+)?$/ : /^\d+(?:\.\d+)?$/;
  return (cell) => {
    // A fast path for nearly all cells: a file has hundreds of thousands.
    if (plain.test(cell)) {
      return Number(cell.replace(',', '.'));
    }
    if (noReading.has(cell.toLowerCase())) {
      return Number.NaN;
    }
    // As spreadsheets write what is small: 5E-05.
    if (powerOfTen.test(cell)) {
      return cell.includes(other) ? null : Number(cell.replace(',', '.'));
    }
    if (!cell.includes(other)) {
      return parsePolishNumber(cell);
    }
    return grouped.test(cell) ? parsePolishNumber(cell.replaceAll(other, '')) : null;
  };
}

/** Digits with a decimal comma, as in a file of text; a sum of floats is not written with its seventeen digits. */
const digits = new Intl.NumberFormat('pl', {maximumFractionDigits: 9, useGrouping: false});
/** The most digits a spreadsheet keeps; the others of a longer number, as of a point, are not its own. */
const mostDigits = 15;

/** A number as a cell of a file of text has it. */
export function writeNumber(number: number): string {
  return number < 10 ** mostDigits
    ? digits.format(number)
    : number.toExponential(5).replace('.', ',').toUpperCase();
}

/** How many numbers with a sign are enough to tell what the sign means. */
const marksNeeded = 1000;

/** The decimal sign of a column: the most frequent last sign in its first numbers. */
export function findDecimal(cells: Iterable<string>): DecimalSign {
  let commas = 0;
  let points = 0;
  for (const cell of cells) {
    const [, mark] = /([.,])\d*(?:e[-+]?\d+)?$/i.exec(cell) ?? [];
    commas += Number(mark === ',');
    points += Number(mark === '.');
    if (commas + points >= marksNeeded) {
      break;
    }
  }
  return points > commas ? '.' : ',';
}
