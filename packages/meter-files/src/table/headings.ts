import {isMoment, parseDayOnly, parseTimeLabel} from '../time/timeLabels';
import {plainPoint} from '../pointNumber';
import {roleOf} from './columnWords';
import {isMonthFirst} from './dateParts';
import {joinedHeadings} from './joinedHeadings';
import {registerOf} from './meaning';
import {isUnread} from './sample';
import {filled, folded, type TableRow} from './tableRow';
import {isUnitRow} from './units';

/** How many rows are searched for the first one of data, as some files begin with a description. */
export const headSearch = 60;
/** Heading rows above one another, without the row of units. */
const mostHeadings = 3;

export interface DataStart {
  readonly row: number;
  /** Of the time or the day. */
  readonly column: number;
}

/** The first row of data: a time and a number, and the same below it; else the first row with a time. */
export function firstData(rows: readonly TableRow[]): DataStart | null {
  const first = rows.slice(0, headSearch);
  const lone: DataStart[] = [];
  for (const [row, {cells}] of first.entries()) {
    const below = rows[row + 1];
    const columns = cells.flatMap((cell, column) =>
      // A number that comes again is of a meter.
      isTime(cell) ||
      (isMoment(cell) && isMoment(below?.cells[column] ?? '') && below?.cells[column] !== cell)
        ? [column]
        : [],
    );
    for (const column of columns) {
      const hasNumber = cells.some(
        (cell, at) => at !== column && numberLike.test(cell) && !dateLike.test(cell),
      );
      const next = below?.cells[column];
      const isRepeated = below !== undefined && isAmong(first.slice(0, row), below);
      if (
        hasNumber &&
        (next === undefined || next === '' || isTime(next) || isMoment(next) || isRepeated)
      ) {
        return {row: topOfRun(rows, row, column), column};
      }
    }
    const [column] = columns;
    if (column !== undefined && columns.length === 1 && parseTimeLabel(cells[column] ?? '')) {
      lone.push({row, column});
    }
  }
  return lone[0] ?? null;
}

/** Whether a row stands above, as the heading of a table that begins anew does. */
function isAmong(above: readonly TableRow[], {cells}: TableRow): boolean {
  const text = folded(cells);
  return above.some((row) => folded(row.cells) === text);
}

/** The first readings may be missing. */
function topOfRun(rows: readonly TableRow[], from: number, column: number): number {
  const isAt = (row: number): boolean => {
    const cell = rows[row]?.cells[column] ?? '';
    return isTime(cell) || isMoment(cell);
  };
  let row = from;
  while (row > 0 && isAt(row - 1)) {
    row -= 1;
  }
  return row;
}

/** Whether a cell says when: a time, a day, or a day written with its month first. */
export function isTime(cell: string): boolean {
  return parseTimeLabel(cell) !== null || parseDayOnly(cell) !== null || isMonthFirst(cell);
}

/** A number alone, with or without its unit. */
export const numberLike = /^[-+]?[.,]?\d[\d .,]*(?:e[-+]?\d+)?(?:[km]?wh?|[^\d\s])?$/i;
const dateLike = /^\d+[-./]\d+[-./]\d/;

interface Headings {
  /** From the top. */
  readonly headings: readonly TableRow[];
  readonly units?: TableRow | undefined;
}

/** The headings above the first row of data, and the row of units if there is one. */
export function headingsAbove(rows: readonly TableRow[], data: DataStart | null): Headings {
  if (data === null) {
    const found = bestHeading(rows.slice(0, headSearch));
    const next = found && rows[rows.indexOf(found) + 1];
    return {
      headings: found ? [found] : [],
      ...(next !== undefined && !isUnread(next) && isUnitRow(next.cells) && {units: next}),
    };
  }
  const firstCells = rows[data.row]?.cells ?? [];
  const above = rows.slice(0, data.row).reverse();
  while (isNumbering(above[0]?.cells ?? [])) {
    above.shift();
  }
  const units = isUnitRow(above[0]?.cells ?? []) ? above.shift() : undefined;
  const headings: TableRow[] = [];
  for (const row of above.slice(0, mostHeadings)) {
    const [below] = headings;
    const belongs =
      below === undefined
        ? filled(row.cells) > 1 || firstCells.length === 1
        : below.line - row.line === 1 && isOver(row.cells, headings, firstCells);
    if (!belongs) {
      break;
    }
    headings.unshift(row);
  }
  return {headings, units};
}

/** Whether a row belongs to the headings below it instead of the lines above the table. */
function isOver(
  upper: readonly string[],
  headings: readonly TableRow[],
  firstCells: readonly string[],
): boolean {
  const named = joinedHeadings(headings.map(({cells}) => cells));
  if (pointsOver(upper, named).length > 1) {
    return true;
  }
  if (
    upper.some((cell) => isTime(cell)) ||
    // „Miesiąc: 06.2026”, „Kierunek: pobór” say what the table is of.
    (upper[0] !== '' && upper.every((cell) => cell === '' || /:(?: |$)/.test(cell))) ||
    upper.length > Math.max(named.length, firstCells.length)
  ) {
    return false;
  }
  const isMerged = firstCells.some(
    (cell, column) => cell !== '' && (named[column] ?? '') === '' && (upper[column] ?? '') !== '',
  );
  const isEnough = timeColumn(named) !== -1 && named.some((header) => namesEnergy(header));
  return (
    isMerged ||
    (upper[0] === '' && filled(upper) > Number(isEnough)) ||
    (!isEnough && filled(upper) > 2)
  );
}

/** The cells that are numbers of points; none if one of them is not over a column of energy. */
function pointsOver(cells: readonly string[], headings: readonly string[]): readonly string[] {
  const at = [...cells.keys()].filter((column) =>
    /^(?:PL)?\d{16,}$/.test(plainPoint(cells[column] ?? '')),
  );
  return at.every((column) => registerOf(headings[column] ?? '') !== null)
    ? at.map((column) => cells[column] ?? '')
    : [];
}

/** Cells of a heading; where several points stand over their columns, those of the points alone. */
export function overColumns(cells: readonly string[], below: readonly string[]): readonly string[] {
  const points = pointsOver(cells, below);
  return points.length > 1 ? cells.map((cell) => (points.includes(cell) ? cell : '')) : cells;
}

/** Without a row of data: the row with the most words of headings, else the first one with two cells of text. */
function bestHeading(rows: readonly TableRow[]): TableRow | undefined {
  let most = 0;
  let best: TableRow | undefined;
  for (const row of rows) {
    const known = row.cells.filter(
      (cell) => cell !== '' && (roleOf(cell) !== 'other' || registerOf(cell) !== null),
    ).length;
    if (known > most && filled(row.cells) > 1 && !row.cells.every((cell) => /^\d/.test(cell))) {
      most = known;
      best = row;
    }
  }
  return (
    best ??
    rows.find(({cells}) => filled(cells) > 1 && cells.every((cell) => !numberLike.test(cell)))
  );
}

/** Columns numbered from 1 under their headings. */
function isNumbering(cells: readonly string[]): boolean {
  const known = cells.filter((cell) => cell !== '');
  return cells[0] !== '' && known.length > 1 && known.every((cell, at) => Number(cell) === at + 1);
}

export function timeColumn(headers: readonly string[]): number {
  return headers.findIndex((header) => ['time', 'day'].includes(roleOf(header)));
}

export function namesEnergy(header: string): boolean {
  return registerOf(header) !== null || roleOf(header) === 'value';
}
