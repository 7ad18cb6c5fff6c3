import {parseDayOnly, parseTimeLabel} from '../time/timeLabels';
import {apostrophes, findMarks, numberReader} from './cellNumbers';
import type {TableRow} from './tableRow';

const cellUnit = / ?[kM]?Wh?$/i;

/** The cells of a column as numbers; `NaN` for what is none. */
export function numbersOf(body: readonly TableRow[], column: number): Float64Array {
  const cells = body.map((row) => (row.cells[column] ?? '').replace(cellUnit, ''));
  const {decimal, areGrouped} = findMarks(cells);
  const number = numberReader(decimal, areGrouped);
  return Float64Array.from(cells, (cell) => number(cell) ?? Number.NaN);
}

/** What the cells of a column look like, without a word about what they mean. */
export type CellsKind = 'empty' | 'text' | 'times' | 'numbers' | 'zeros' | 'ids';

const numeric = /^[-+]?[\d\s.,]+(?:E[-+]?\d+)?$/i;

/** Looks until it finds a number that is not zero. */
export function cellsKind(body: readonly TableRow[], column: number): CellsKind {
  let kind: CellsKind = 'empty';
  for (const {cells} of body) {
    const cell = cells[column] ?? '';
    if (cell === '') {
      continue;
    }
    if (/^0(?:[.,]0*)?$/.test(cell)) {
      kind = 'zeros';
      continue;
    }
    if (parseDayOnly(cell) !== null || parseTimeLabel(cell) !== null || /^\d\d?:\d\d/.test(cell)) {
      return 'times';
    }
    if (/^\d{8,}$/.test(cell)) {
      return 'ids';
    }
    if (numeric.test(cell) || apostrophes.test(cell)) {
      return 'numbers';
    }
    if (kind === 'empty' && !/^[-–]$/.test(cell)) {
      kind = 'text';
    }
  }
  return kind;
}

/** The rows where a column is not the sum of the others. */
export function comparedRows(
  body: readonly TableRow[],
  whole: number,
  parts: readonly number[],
): {
  readonly unequal: readonly TableRow[];
  /** How many of them have less in the whole. */
  readonly above: number;
  /** Rows with parts and without the whole. */
  readonly alone: readonly TableRow[];
} {
  const sum = numbersOf(body, whole);
  const added = parts.map((column) => numbersOf(body, column));
  // Each number is rounded to its last digit.
  const digits = [whole, ...parts]
    .map((column) => digitsOf(body, column))
    .find((count) => count > 0);
  const allowed = (10 ** -(digits ?? 0) * (parts.length + 1)) / 2 + 1e-9;
  const unequal: TableRow[] = [];
  const alone: TableRow[] = [];
  let above = 0;
  for (const [index, row] of body.entries()) {
    const known = added.flatMap((values) => {
      const value = values[index] ?? Number.NaN;
      return Number.isNaN(value) ? [] : [value];
    });
    const difference = known.reduce((rest, value) => rest - value, sum[index] ?? Number.NaN);
    if (known.length > 0 && Number.isNaN(difference)) {
      alone.push(row);
    } else if (known.length > 0 && Math.abs(difference) > allowed) {
      unequal.push(row);
      above += Number(difference < 0);
    }
  }
  return {unequal, above, alone};
}

/** Whether two columns have the same values in units of other sizes, but for the rounding of each. */
export function areScaled(
  body: readonly TableRow[],
  [one, ofOne]: readonly [column: number, unit: number],
  [other, ofOther]: readonly [column: number, unit: number],
): boolean {
  const [values, others] = [numbersOf(body, one), numbersOf(body, other)];
  const allowed =
    (ofOne * 10 ** -digitsOf(body, one) + ofOther * 10 ** -digitsOf(body, other)) / 2 + 1e-9;
  return (
    values.some((value) => value > allowed) &&
    values.every((value, row) => {
      const second = others[row] ?? Number.NaN;
      return (
        (Number.isNaN(value) && Number.isNaN(second)) ||
        Math.abs(value * ofOne - second * ofOther) <= allowed
      );
    })
  );
}

/** How many rows show how exact the numbers of a column are. */
const sampled = 500;

function digitsOf(body: readonly TableRow[], column: number): number {
  return body
    .slice(0, sampled)
    .reduce(
      (most, {cells}) => Math.max(most, /[.,](\d+)$/.exec(cells[column] ?? '')?.[1]?.length ?? 0),
      0,
    );
}
