import {foldPolish, inQuotes} from '@cooperative/polish';
import {Refusal} from '../refusal';
import {roleOf} from './columnWords';
import {isUnread, needWhole} from './sample';
import type {TableRow} from './tableRow';

interface Table {
  readonly headers: readonly string[];
  readonly body: readonly TableRow[];
}

const parts = {
  year: {words: /^(?:rok|year|jahr)$/, cell: /^20\d\d$/},
  month: {words: /^(?:miesiac|mies\.?|month|monat)$/, cell: /^(?:0?[1-9]|1[0-2])$/},
  day: {words: /^(?:dzien|dzien miesiaca|day|tag)$/, cell: /^(?:0?[1-9]|[12]\d|3[01])$/},
} as const;

/** A table with year, month and day in columns of their own, as one with whole dates in that of the day. */
export function withWholeDates(table: Table): Table {
  const {headers, body} = table;
  const [first] = body;
  const [year = -1, month = -1, day = -1] = Object.values(parts).map(({words, cell}) =>
    headers.findIndex(
      (header, at) => words.test(foldPolish(header).trim()) && cell.test(first?.cells[at] ?? ''),
    ),
  );
  if (year === -1 || month === -1 || day === -1) {
    return table;
  }
  return {
    headers: headers.map((header, at) => (at === day ? 'Data' : header)),
    body: body.map((row) => {
      const {cells} = row;
      const [ofYear = '', ofMonth = '', ofDay = ''] = [year, month, day].map((at) => cells[at]);
      return parts.day.cell.test(ofDay)
        ? {
            ...row,
            cells: cells.map((cell, at) =>
              at === day ? `${ofYear}-${ofMonth.padStart(2, '0')}-${ofDay.padStart(2, '0')}` : cell,
            ),
          }
        : row;
    }),
  };
}

/** Without its colon a distance from UTC may be a number. */
const zone = /^(?:utc|gmt|z|[+-]\d\d:\d\d)$/i;

/** A table with the distance from UTC in a column of its own, as one whose times say it. */
export function withZones(table: Table): Table {
  const {headers, body} = table;
  const [first] = body;
  // A status of a lone Z may be „zdalny” or „zmierzony”.
  const isZone = (cell: string, at: number): boolean =>
    zone.test(cell) && roleOf(headers[at] ?? '') !== 'status';
  const column = first === undefined || isUnread(first) ? -1 : first.cells.findIndex(isZone);
  const roles = headers.map(roleOf);
  const time = roles.includes('hour') ? roles.indexOf('hour') : roles.indexOf('time');
  const cell = first?.cells[time] ?? '';
  if (column === -1 || column === time || !/\d\d:\d\d(?::\d\d)?$/.test(cell)) {
    return table;
  }
  const seconds = /\d:\d\d:\d\d$/.test(cell) ? '' : ':00';
  return {
    headers,
    body: body.map((row) => ({
      ...row,
      cells: row.cells.map((one, at) =>
        at === time && isZone(row.cells[column] ?? '', column)
          ? `${one}${seconds}${row.cells[column] ?? ''}`
          : one,
      ),
    })),
  };
}

const season = /^(?:(?:czas )?(?:letni|zimowy)|lato|zima|c[lz]|cest|cet)$/i;

/** A table with the time in force in a column of its own („letni”, „zimowy”), as one whose hours say it. */
export function withSeasons(table: Table): Table {
  const {headers, body} = table;
  const [first] = body;
  const column =
    first === undefined || isUnread(first)
      ? -1
      : first.cells.findIndex((cell) => season.test(cell));
  const roles = headers.map((header, at) => (at === column ? 'other' : roleOf(header)));
  const [time = -1] = (['hour', 'time', 'day'] as const)
    .map((role) => roles.indexOf(role))
    .filter((at) => at !== -1);
  if (column === -1 || time === -1) {
    return table;
  }
  return {
    headers: headers.map((header, at) => (at === column ? `pora: ${header}` : header)),
    body: body.map((row) => {
      const said = row.cells[column] ?? '';
      return {
        ...row,
        cells: row.cells.map((one, at) =>
          at === time && season.test(said) ? `${one} ${said}` : one,
        ),
      };
    }),
  };
}

const shortYear = /^(2\d|3\d)\.(\d\d)\.(\d\d)(?!\d)/;

/**
 * A table whose dates begin with the last digits of their year, `26.06.01`, as one with whole years. Days that go on show
 * it, as otherwise years would; one day alone would be of the years before meters counted hours.
 */
export function withYearFirst(table: Table): Table & {readonly told: readonly string[]} {
  const {headers, body} = table;
  const column = headers.findIndex((header) => ['time', 'day'].includes(roleOf(header)));
  const [example] = body;
  const cell =
    column === -1 || example === undefined || isUnread(example)
      ? ''
      : (example.cells[column] ?? '');
  if (!shortYear.test(cell)) {
    return {...table, told: []};
  }
  needWhole(body);
  const found = body.flatMap(({cells}) => {
    const [, first, , last] = shortYear.exec(cells[column] ?? '') ?? [];
    return first === undefined ? [] : [[first, last] as const];
  });
  const [firsts, lasts] = [0, 1].map((part) => new Set(found.map((one) => one[part])));
  if (firsts?.size !== 1 || (lasts?.size === 1 && !/0\d/.test(found[0]?.[1] ?? ''))) {
    return {...table, told: []};
  }
  const turned = (text: string): string => text.replace(shortYear, '20$1-$2-$3');
  return {
    headers,
    body: body.map((row) => ({
      ...row,
      cells: row.cells.map((one, at) => (at === column ? turned(one) : one)),
    })),
    told: [`Daty w pliku zaczynają się od roku: ${inQuotes(cell)} to ${inQuotes(turned(cell))}.`],
  };
}

const slashed = /^(\d{1,2})\/(\d{1,2})\/(?=\d{4}(?!\d))/;

/** Whether a cell begins with a date that has a day in the place of a month: `6/14/2026`. */
export function isMonthFirst(cell: string): boolean {
  const [, month, day] = slashed.exec(cell) ?? [];
  return Number(month) <= 12 && Number(day) > 12 && Number(day) <= 31;
}

/** What follows is a clock of twelve hours, which says it by itself. */
const ofTwelve = /[ap]\.?m\.?$/i;
/** How many readings of a day are no few rows of surplus in winter. */
const manyOfDay = 12;

/**
 * A table whose dates have the month before the day, `6/14/2026`, as one with the day before it. A second number above 12
 * shows it, or days of one number, which are otherwise those of one day in each month: `6/1`, `6/2`.
 */
export function withDayFirst(table: Table): Table & {readonly told: readonly string[]} {
  const {headers, body} = table;
  const column = headers.findIndex((header) => ['time', 'day'].includes(roleOf(header)));
  const same = {...table, told: [] as readonly string[]};
  const [example] = body;
  if (
    column === -1 ||
    example === undefined ||
    isUnread(example) ||
    !slashed.test(example.cells[column] ?? '')
  ) {
    return same;
  }
  const rewritten = (as: string): typeof same => {
    needWhole(body);
    return {
      ...same,
      body: body.map((row) => ({
        ...row,
        cells: row.cells.map((text) => text.replace(slashed, as)),
      })),
    };
  };
  const known = body.filter((row) => !isUnread(row)).map(({cells}) => cells[column] ?? '');
  const partAt = (part: 1 | 2): readonly number[] =>
    known.flatMap((cell) => {
      const found = slashed.exec(cell)?.[part];
      return found === undefined ? [] : [Number(found)];
    });
  const [firsts, seconds] = [new Set(partAt(1)), new Set(partAt(2))];
  const isShown = [...seconds].some((number) => number > 12);
  const isDayFirst = [...firsts].some((number) => number > 12);
  if (example.cells.some((cell) => ofTwelve.test(cell))) {
    // Such a clock is of a country with the month first, unless days show otherwise.
    return isDayFirst && !isShown ? rewritten('$1.$2.') : same;
  }
  if (isDayFirst || (!isShown && firsts.size > 1)) {
    return same;
  }
  needWhole(body);
  if (!isShown && seconds.size < 2) {
    return same;
  }
  const cell = example.cells[column] ?? '';
  const isList = example.cells.length < manyOfDay;
  if (!isShown && isList && known.length < manyOfDay * seconds.size) {
    throw new Refusal(
      `Daty, np. ${inQuotes(cell)}, mają chyba miesiąc przed dniem, jak w Ameryce. Zapisz je jako rok-miesiąc-dzień, np. 2026-03-28, albo pobierz plik jeszcze raz i nie zapisuj go w arkuszu.`,
    );
  }
  return {
    ...rewritten('$2/$1/'),
    told: [
      `Daty w pliku mają miesiąc przed dniem: ${inQuotes(cell)} to ${inQuotes(cell.replace(slashed, '$2/$1/'))}.`,
    ],
  };
}
