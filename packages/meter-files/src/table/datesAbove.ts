import {foldPolish} from '@cooperative/polish/text';
import {monthNames} from '@cooperative/polish/months';
import {isUnread, needWhole} from './sample';
import type {TableRow} from './tableRow';

/*
 * Days as people write them in a sheet of one month: its name stands above the table, and in the table there are only
 * numbers of days, or days without their year.
 */

/** How many rows are searched for the days, as some files begin with a description. */
const headSearch = 60;
const dayNumber = /^(?:0?[1-9]|[12]\d|3[01])\.?$/;
const dayAndMonth = /^(\d{1,2})[.\-/](\d{1,2})\.?$/;
const dayHeading = /^(?:dzien|dni|doba|data|day|date|tag|datum)(?: miesiaca)?$/;
/** Beside the days across stand hours. */
const hourLike = /^(?:godz\w*\.? ?)?\d{1,2}(?::\d\d)?(?: ?[-–] ?\d{1,2}(?::\d\d)?)?$/;

interface Month {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
}

/** A table whose days are whole, by the one month or year that the lines above it name. Any other table as it is. */
export function withWholeDays(rows: readonly TableRow[]): readonly TableRow[] {
  for (const [at, row] of rows.slice(0, headSearch).entries()) {
    if (isUnread(row)) {
      return rows;
    }
    const found = daysAcross(rows, at) ?? daysBelow(rows, at);
    if (found !== null) {
      return found;
    }
  }
  return rows;
}

/** Days beside one another over hours below one another. */
function daysAcross(rows: readonly TableRow[], at: number): readonly TableRow[] | null {
  const {cells} = rows[at] ?? {cells: []};
  const below = rows[at + 1];
  if (
    cells.length < 3 ||
    below === undefined ||
    isUnread(below) ||
    !hourLike.test(below.cells[0] ?? '') ||
    hourLike.test(cells[0] ?? '')
  ) {
    return null;
  }
  const days = cells.flatMap((cell, column) =>
    dayAndMonth.test(cell) || dayNumber.test(cell) ? [column] : [],
  );
  const above = rows.slice(0, at);
  const isNumbered = days.every((column) => dayNumber.test(cells[column] ?? ''));
  const month = isNumbered ? monthAbove(above) : null;
  const isWholeMonth =
    month !== null &&
    days.length === daysIn(month) &&
    days.every((column, index) => Number.parseInt(cells[column] ?? '', 10) === index + 1);
  if (days.length < 2 || (isNumbered && !isWholeMonth)) {
    return null;
  }
  const whole = wholeDay(above);
  const dated = cells.map((cell, column) => (days.includes(column) ? whole(cell) : cell));
  return dated.includes(null)
    ? null
    : rows.map((row, index) =>
        index === at ? {...row, cells: dated.map((cell) => cell ?? '')} : row,
      );
}

/** Days below one another, under their heading. */
function daysBelow(rows: readonly TableRow[], at: number): readonly TableRow[] | null {
  const column = (rows[at]?.cells ?? []).findIndex((cell) => dayHeading.test(foldPolish(cell)));
  if (column === -1) {
    return null;
  }
  const isDay = (cell: string): boolean => dayNumber.test(cell) || dayAndMonth.test(cell);
  const near = rows.slice(at + 1, at + 4);
  if (near.some(isUnread) || !near.some(({cells}) => /^\d/.test(cells[column] ?? ''))) {
    return null;
  }
  // It is the heading; one that is repeated further down has readings above it.
  if (!near.some(({cells}) => isDay(cells[column] ?? ''))) {
    return rows;
  }
  const whole = wholeDay(rows.slice(0, at));
  needWhole(rows);
  const cells = rows.slice(at + 1).map((row) => row.cells[column] ?? '');
  if (cells.some((cell) => isDay(cell) && whole(cell) === null)) {
    return rows;
  }
  return rows.map((row, index) =>
    index > at && isDay(row.cells[column] ?? '')
      ? {
          ...row,
          cells: row.cells.map((cell, place) => (place === column ? (whole(cell) ?? cell) : cell)),
        }
      : row,
  );
}

/** Makes `2026-06-01` of a day, by what stands above; null where that does not tell. */
function wholeDay(above: readonly TableRow[]): (cell: string) => string | null {
  const named = monthAbove(above);
  const year = named?.year ?? yearAbove(above);
  return (cell) => {
    const [, day, own] = dayAndMonth.exec(cell) ?? [];
    const month = own === undefined ? named?.month : Number(own);
    const number = Number.parseInt(day ?? cell, 10);
    return year === null || month === undefined || month > 12 || number > daysIn({year, month})
      ? null
      : `${year}-${two(month)}-${two(number)}`;
  };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function daysIn({year, month}: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A day of which nobody reads: when a report was made. */
const ofReport = /wygener|wydruk|drukow|utworz|sporzadz|aktualiz|pobrano|generated|printed|created/;
const date = /\b(\d{1,2})[.\-/](\d{1,2})[.\-/](20\d\d)\b|\b(20\d\d)-(\d\d)-(\d\d)\b/g;
const names = monthNames.map(([short]) => foldPolish(short));
const named = new RegExp(String.raw`\b(${names.join('|')}|maj)[a-z]*[ ,.\-]+(20\d\d)\b`, 'g');
const numbered = /(?:^|[^\d.\-/])(0?[1-9]|1[0-2])[.\-/](20\d\d)(?![.\-/]?\d)/g;
const yearFirst = /(?:^|[^\d.\-/])(20\d\d)[.\-/](0[1-9]|1[0-2])(?![.\-/]?\d)/g;

/** The only month that the lines above name, alone or as a span of days; null for none or several. */
function monthAbove(above: readonly TableRow[]): Month | null {
  const months = linesOf(above).flatMap((line): Month[] => {
    const days = Array.from(line.matchAll(date), ([, , month, year, otherYear, otherMonth]) => ({
      year: Number(year ?? otherYear),
      month: Number(month ?? otherMonth),
    }));
    const rest = line.replaceAll(date, ' ');
    return [
      ...(days.length > 1 ? days : []),
      ...Array.from(rest.matchAll(named), ([, name = '', year]) => ({
        year: Number(year),
        month: name.startsWith('maj') ? 5 : names.indexOf(name) + 1,
      })),
      ...Array.from(rest.matchAll(numbered), ([, month, year]) => ({
        year: Number(year),
        month: Number(month),
      })),
      ...Array.from(rest.matchAll(yearFirst), ([, year, month]) => ({
        year: Number(year),
        month: Number(month),
      })),
    ];
  });
  const [first] = months;
  return first !== undefined &&
    months.every(({year, month}) => year === first.year && month === first.month)
    ? first
    : null;
}

/** The only year that the lines above name. */
function yearAbove(above: readonly TableRow[]): number | null {
  const years = new Set(
    linesOf(above).flatMap((line) => {
      const count = Array.from(line.matchAll(date)).length;
      const rest = count === 1 ? line.replaceAll(date, ' ') : line;
      return Array.from(rest.matchAll(/(?:^|\D)(20\d\d)(?!\d)/g), ([, year]) => Number(year));
    }),
  );
  const [only] = years;
  return years.size === 1 && only !== undefined ? only : null;
}

function linesOf(above: readonly TableRow[]): readonly string[] {
  return above
    .map(({cells}) => foldPolish(cells.filter((cell) => cell !== '').join(' ')))
    .filter((line) => !ofReport.test(line));
}
