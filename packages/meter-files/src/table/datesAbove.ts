import {foldPolish, inQuotes} from '@cooperative/polish';
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

/** A line above a table, and as it is searched. */
interface Line {
  readonly text: string;
  readonly words: string;
}

interface Dated {
  readonly rows: readonly TableRow[];
  /** What days were made whole by, in Polish. */
  readonly notes: readonly string[];
}

/** A table whose days are whole, by the one month or year that the lines above it name. Any other table as it is. */
export function withWholeDays(rows: readonly TableRow[]): Dated {
  for (const [at, row] of rows.slice(0, headSearch).entries()) {
    if (isUnread(row)) {
      break;
    }
    const found = daysAcross(rows, at) ?? daysBelow(rows, at);
    if (found !== null) {
      return found;
    }
  }
  return {rows, notes: []};
}

/** Days beside one another over hours below one another. */
function daysAcross(rows: readonly TableRow[], at: number): Dated | null {
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
  const {whole, notes} = wholeDay(above, isNumbered);
  const dated = cells.map((cell, column) => (days.includes(column) ? whole(cell) : cell));
  return dated.includes(null)
    ? null
    : {
        rows: rows.map((row, index) =>
          index === at ? {...row, cells: dated.map((cell) => cell ?? '')} : row,
        ),
        notes,
      };
}

/** Days below one another, under their heading. */
function daysBelow(rows: readonly TableRow[], at: number): Dated | null {
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
    return {rows, notes: []};
  }
  needWhole(rows);
  const cells = rows.slice(at + 1).map((row) => row.cells[column] ?? '');
  const isNumbered = cells.some((cell) => dayNumber.test(cell));
  const {whole, notes} = wholeDay(rows.slice(0, at), isNumbered);
  if (cells.some((cell) => isDay(cell) && whole(cell) === null)) {
    return {rows, notes: []};
  }
  const dated = rows.map((row, index) =>
    index > at && isDay(row.cells[column] ?? '')
      ? {
          ...row,
          cells: row.cells.map((cell, place) => (place === column ? (whole(cell) ?? cell) : cell)),
        }
      : row,
  );
  return {rows: dated, notes};
}

/** Makes `2026-06-01` of a day, by what stands above; null where that does not tell. */
function wholeDay(
  above: readonly TableRow[],
  isNumbered: boolean,
): Pick<Dated, 'notes'> & {readonly whole: (cell: string) => string | null} {
  const named = monthAbove(above);
  const year = named?.year ?? yearAbove(above);
  const from = linesOf(above).find(({words}) =>
    named === null ? words.includes(String(year)) : monthsIn(words).length > 0,
  );
  const what = isNumbered ? `miesiąca ${two(named?.month ?? 0)}.${year}` : `roku ${year}`;
  const notes = [`Dni są z ${what}, z wiersza ${inQuotes(from?.text ?? '')}.`];
  const whole = (cell: string): string | null => {
    const [, day, own] = dayAndMonth.exec(cell) ?? [];
    const month = own === undefined ? named?.month : Number(own);
    const number = Number.parseInt(day ?? cell, 10);
    return year === null || month === undefined || month > 12 || number > daysIn({year, month})
      ? null
      : `${year}-${two(month)}-${two(number)}`;
  };
  return {whole, notes};
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function daysIn({year, month}: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A day of which nobody reads: when a report was made. */
const ofReport = /wygener|wydruk|drukow|utworz|sporzadz|aktualiz|pobrano|generated|printed|created/;
/** What has a month of its own: `Taryfa od 01.2025`. */
const ofPaper = /\b(?:faktur|umow|taryf|aneks|cennik).*/;
const date = /\b(\d{1,2})[.\-/](\d{1,2})[.\-/](20\d\d)\b|\b(20\d\d)-(\d\d)-(\d\d)\b/g;
/** Each month as people write it, without Polish letters. */
const forms = [
  'sty(?:czen|czniu|cznia)?',
  'lut(?:y|ego|ym)?',
  'mar(?:zec|ca|cu)?',
  'kwi(?:ecien|etnia|etniu)?',
  'maj(?:a|u)?',
  'cze(?:rwiec|rwca|rwcu)?',
  'lip(?:iec|ca|cu)?',
  'sie(?:rpien|rpnia|rpniu)?',
  'wrz(?:esien|esnia|esniu)?',
  'paz(?:dziernik|dziernika|dzierniku)?',
  'lis(?:topad|topada|topadzie)?',
  'gru(?:dzien|dnia|dniu)?',
];
const form = forms.join('|');
/** A day with its month in words, and before it one without: `1–30 czerwca 2026` is the month. */
const dateInWords = new RegExp(
  String.raw`(\b\d{1,2}\.? ?(?:[-–]|do) ?)?\b(\d{1,2})\.? (${form}) (20\d\d)\b`,
  'g',
);
const named = new RegExp(String.raw`\b(${form})[ ,.\-]+(20\d\d)\b`, 'g');
/** A month without its year; one with a day is of a date, or of an address: „3 Maja”. */
const lone = new RegExp(String.raw`(\d\.? )?\b(?:${form})\b`, 'g');
const numbered = /(?:^|[^\d.\-/])(0?[1-9]|1[0-2])[.\-/](20\d\d)(?![.\-/]?\d)/g;
const yearFirst = /(?:^|[^\d.\-/])(20\d\d)[.\-/](0[1-9]|1[0-2])(?![.\-/]?\d)/g;

function monthOf(name: string): number {
  return forms.findIndex((one) => new RegExp(`^(?:${one})$`).test(name)) + 1;
}

/** The months with their years that a line names, alone or as a span of days. */
function monthsIn(words: string): readonly Month[] {
  const days = Array.from(words.matchAll(date), ([, , month, year, otherYear, otherMonth]) => ({
    year: Number(year ?? otherYear),
    month: Number(month ?? otherMonth),
  }));
  const rest = words.replaceAll(date, ' ');
  return [
    ...(days.length > 1 ? days : []),
    ...Array.from(rest.matchAll(named), ([, name = '', year]) => ({
      year: Number(year),
      month: monthOf(name),
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
}

/** The months that a line names without a year. */
function loneMonthsIn(words: string): readonly number[] {
  return Array.from(words.replaceAll(named, ' ').matchAll(lone)).flatMap(([found, day]) =>
    day === undefined && (found.length > 3 || found === 'maj') ? [monthOf(found)] : [],
  );
}

/** The only month that the lines above name; null for none or several. */
function monthAbove(above: readonly TableRow[]): Month | null {
  const lines = linesOf(above);
  const months = lines.flatMap(({words}) => monthsIn(words));
  const [first] = months;
  return first !== undefined &&
    months.every(({year, month}) => year === first.year && month === first.month) &&
    lines.every(({words}) => loneMonthsIn(words).every((month) => month === first.month))
    ? first
    : null;
}

/** The only year that the lines above name. */
function yearAbove(above: readonly TableRow[]): number | null {
  const years = new Set(
    linesOf(above).flatMap(({words}) => {
      const count = Array.from(words.matchAll(date)).length;
      const rest = count === 1 ? words.replaceAll(date, ' ') : words;
      return Array.from(rest.matchAll(/(?:^|\D)(20\d\d)(?!\d)/g), ([, year]) => Number(year));
    }),
  );
  const [only] = years;
  return years.size === 1 && only !== undefined ? only : null;
}

function linesOf(above: readonly TableRow[]): readonly Line[] {
  return above
    .map(({cells}) => cells.filter((cell) => cell !== '').join(' '))
    .filter((text) => !ofReport.test(foldPolish(text)))
    .map((text) => ({
      text,
      words: foldPolish(text)
        .replace(ofPaper, '')
        .replaceAll(dateInWords, (whole, before, day: string, name: string, year: string) =>
          before === undefined ? `${day}.${monthOf(name)}.${year}` : whole,
        ),
    }));
}
