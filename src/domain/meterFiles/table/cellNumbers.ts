import {parsePolishNumber} from '../../polish/number';
import type {DecimalSign} from '../types';

const noReading = new Set(['', '-', '–', 'brak', 'null']);

/** Number of a cell: `NaN` for an empty one, null for what is no number. */
export type NumberReader = (cell: string) => number | null;

/** Reads numbers with this decimal sign; the other one may only part thousands of a number that has both. */
export function numberReader(decimal: DecimalSign): NumberReader {
  const other = decimal === ',' ? '.' : ',';
  const grouped = decimal === ',' ? /^-?\d{1,3}(?:\.\d{3})+,\d+$/ : /^-?\d{1,3}(?:,\d{3})+\.\d+$/;
  const plain = decimal === ',' ? /^\d+(?:,\d+)?$/ : /^\d+(?:\.\d+)?$/;
  return (cell) => {
    // Nearly all of them, and a file has hundreds of thousands.
    if (plain.test(cell)) {
      return Number(cell.replace(',', '.'));
    }
    if (noReading.has(cell.toLowerCase())) {
      return Number.NaN;
    }
    if (!cell.includes(other)) {
      return parsePolishNumber(cell);
    }
    return grouped.test(cell) ? parsePolishNumber(cell.replaceAll(other, '')) : null;
  };
}

/** So many numbers with a mark show what the mark is. */
const marksNeeded = 1000;

/** The decimal sign of a column: the last mark of each number, as most of the first ones have it. */
export function findDecimal(cells: Iterable<string>): DecimalSign {
  let commas = 0;
  let points = 0;
  for (const cell of cells) {
    const [, mark] = /([.,])\d*$/.exec(cell) ?? [];
    commas += Number(mark === ',');
    points += Number(mark === '.');
    if (commas + points >= marksNeeded) {
      break;
    }
  }
  return points > commas ? '.' : ',';
}
