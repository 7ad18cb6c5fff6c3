import {parsePolishNumber} from '@cooperative/polish';
import type {DecimalSign} from '../types';

const noReading = new Set(['', '-', '–', 'brak', 'null']);

/** The number in a cell: `NaN` if it is empty, null if it is not a number. */
export type NumberReader = (cell: string) => number | null;

/** As programs of accountants write what is below zero. */
const signBehind = /^\d[\d\s.,]*[-−]$/;

/** Thousands as in Switzerland: `1'234.5`. */
export const apostrophes = /^-?\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?$/;

const powerOfTen = /^-?\d(?:[.,]\d+)?e(?:-\d\d?|\+?0?\d)$/i;

/**
 * Reads numbers with this decimal sign; the other sign may only separate thousands, in a number with both or, in a file
 * of such numbers ({@link findMarks}), in any.
 */
export function numberReader(decimal: DecimalSign, areGrouped: boolean): NumberReader {
  const other = decimal === ',' ? '.' : ',';
  const grouped = decimal === ',' ? /^-?\d{1,3}(?:\.\d{3})+,\d+$/ : /^-?\d{1,3}(?:,\d{3})+\.\d+$/;
  const plain = decimal === ',' ? /^\d+(?:,\d+)?$/ : /^\d+(?:\.\d+)?$/;
  const read: NumberReader = (cell) => {
    // A fast path for nearly all cells: a file has hundreds of thousands.
    if (plain.test(cell)) {
      return Number(cell.replace(',', '.'));
    }
    if (noReading.has(cell.toLowerCase())) {
      return Number.NaN;
    }
    if (apostrophes.test(cell)) {
      return read(cell.replaceAll(/['’]/g, ''));
    }
    if (signBehind.test(cell)) {
      return read(`-${cell.slice(0, -1)}`);
    }
    // As spreadsheets write what is small: 5E-05.
    if (powerOfTen.test(cell)) {
      return cell.includes(other) ? null : Number(cell.replace(',', '.'));
    }
    if (!cell.includes(other)) {
      return parsePolishNumber(cell);
    }
    return grouped.test(cell) || (areGrouped && thousands.test(cell))
      ? parsePolishNumber(cell.replaceAll(other, ''))
      : null;
  };
  return read;
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

/** Digits in threes behind a sign, the first of them no zero: `1.234`, perhaps a thousand and perhaps one. */
const thousands = /^-?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

/** How a column writes its numbers. */
export interface NumberMarks {
  readonly decimal: DecimalSign;
  /**
   * The other sign separates thousands, and no number has a decimal one: `987`, `1.234`. Beside `101.202` the whole `112`
   * may be a fraction without its zeros.
   */
  readonly areGrouped: boolean;
  /** Each number with a sign may be thousands as well as a fraction. */
  readonly areThousands: boolean;
  /** Whether any number has a sign. */
  readonly hasMarks: boolean;
  /** Whether some of them end with a comma's digits and some with a point's. */
  readonly isMixed: boolean;
}

/** The decimal sign of a column: the most frequent last sign in its first numbers, unless all of them separate thousands. */
export function findMarks(cells: Iterable<string>): NumberMarks {
  let commas = 0;
  let points = 0;
  let ofThousands = 0;
  // Hundreds without a sign say that `1.234` beside them is more than a thousand; thousands without one, that it is not.
  let hasLarge = false;
  let hasLarger = false;
  let most = 0;
  for (const cell of cells) {
    // A file of whole numbers is looked at to its end, so each of them quickly.
    const isWhole = !cell.includes(',') && !cell.includes('.');
    const [, mark] = isWhole ? [] : (/([.,])\d*(?:e[-+]?\d+)?$/i.exec(cell) ?? []);
    if (mark === undefined) {
      if (cell.length > 2 && cell >= '1' && cell < ':') {
        hasLarge ||= cell.length === 3;
        hasLarger ||= cell.length > 3;
      }
      continue;
    }
    commas += Number(mark === ',');
    points += Number(mark === '.');
    ofThousands += Number(thousands.test(cell));
    most = Math.max(most, Math.abs(Number.parseInt(cell, 10)));
    if (commas + points >= marksNeeded) {
      break;
    }
  }
  const marked = commas + points;
  const areThousands = marked > 0 && ofThousands === marked && commas * points === 0;
  const areGrouped = areThousands && hasLarge && !hasLarger && most < 100;
  return {
    decimal: points > commas === areGrouped ? ',' : '.',
    areGrouped,
    areThousands,
    hasMarks: marked > 0,
    isMixed: commas * points > 0,
  };
}

/** How many cells tell whether signs are lost, and how many of each size. */
const [cellsSeen, fewest] = [2000, 5] as const;

/**
 * Whether a spreadsheet lost the decimal sign of larger numbers, as one does that takes it for a sign of thousands: `0.345`
 * beside `1345`, and nothing between one and a thousand.
 */
export function areStripped(cells: Iterable<string>): boolean {
  let [small, large, seen] = [0, 0, 0];
  for (const cell of cells) {
    seen += 1;
    if (seen > cellsSeen) {
      break;
    }
    if (/^[1-9]\d{3,5}$/.test(cell)) {
      large += 1;
    } else if (/^0[.,]\d{1,3}$/.test(cell)) {
      small += Number(/[1-9]/.test(cell));
    } else if (/[1-9]/.test(cell)) {
      return false;
    }
  }
  return small >= fewest && large >= fewest;
}

/** The decimal sign of a column, as {@link findMarks} finds it. */
export function findDecimal(cells: Iterable<string>): DecimalSign {
  return findMarks(cells).decimal;
}
