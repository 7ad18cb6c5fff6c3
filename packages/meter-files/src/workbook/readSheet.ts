import {dayMinutes, dayMs, minuteMs} from '@cooperative/polish';
import {Refusal} from '../refusal';
import {writeNumber} from '../table/cellNumbers';
import {cleanCell, splitTable} from '../table/splitTable';
import type {TableRow} from '../table/tableRow';
import {meterFileLimits} from '../limits';
import {withMergedWords, type MergedRows} from './mergedRows';
import {TextRuns, unescaped, type Book} from './parts';
import {attribute, readXml} from './xml';

/** Cells, empty ones before others included: what a table makes room for. */
const mostCells = 2_000_000;
/** One text may be shared by many cells, so little to unpack can be much to write out. */
const mostCharacters = 30_000_000;

const refOf = attribute('r');
const typeOf = attribute('t');
const styleOf = attribute('s');
const rangeOf = attribute('ref');

/**
 * The rows of a sheet that have a value, with cells as a CSV file would have them. Nothing is made for a gap between
 * rows, and a cell beyond the limits is refused before there is a row for it.
 */
export function readSheet(xml: Uint8Array, book: Book): readonly TableRow[] {
  const rows: TableRow[] = [];
  const merged: MergedRows[] = [];
  const runs = new TextRuns();
  let cells: string[] = [];
  let line = 0;
  let column = 0;
  let type = 'n';
  let style = 0;
  /** Null outside a `<v>`. */
  let value: string | null = null;
  let written: string | undefined;
  let room = mostCells;
  let characters = mostCharacters;
  const place = (content: string): void => {
    const text = cleanCell(content);
    if (text === '') {
      return;
    }
    checkPlace(line, column);
    room -= column - cells.length;
    characters -= text.length;
    if (room < 0 || characters < 0) {
      throw new Refusal(tooMuch);
    }
    while (cells.length < column - 1) {
      cells.push('');
    }
    cells.push(text);
  };
  readXml(xml, {
    onOpen: (name, tag) => {
      if (name === 'row') {
        line = later(line, rowNumber(refOf(tag)) ?? line + 1);
        cells = [];
        column = 0;
      } else if (name === 'c') {
        column = later(column, columnNumber(refOf(tag)) ?? column + 1);
        type = typeOf(tag) ?? 'n';
        style = Number(styleOf(tag) ?? 0);
        written = undefined;
      } else if (name === 'v') {
        value = '';
      } else if (name === 'mergeCell') {
        merged.push(...rowsOfRange(rangeOf(tag) ?? ''));
      } else {
        runs.open(name);
      }
    },
    onText: (text) => {
      if (value === null) {
        runs.add(text);
      } else {
        value += text;
      }
    },
    onClose: (name) => {
      runs.close(name);
      if (name === 'v') {
        written = value ?? undefined;
        value = null;
      } else if (name === 'c') {
        const inline = runs.take();
        place(type === 'inlineStr' ? inline : cellText(type, style, written ?? '', book));
      } else if (name === 'row' && cells.length > 0) {
        // A copy has room for no more than what is there.
        rows.push({line, cells: [...cells]});
      }
    },
  });
  return parted(withMergedWords(rows, merged, mostCells, tooMuch));
}

/** The rows of a range, `D32:D37`, that is of one column; none of any other. */
function rowsOfRange(range: string): readonly MergedRows[] {
  const [, column = '', from, other, to] =
    /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(range) ?? [];
  const number = columnNumber(`${column}1`);
  return other !== column || number === undefined
    ? []
    : [{column: number - 1, from: Number(from), to: Number(to)}];
}

/** A line that begins with a date or a number and has another behind a sign: one of a description is none. */
const isRow = (line: string): boolean => /^"?\d[./-]?\d/.test(line) && /[;,\t] ?"?\d/.test(line);

/** Rows that a spreadsheet kept in one cell each, as it opens a file parted by another sign than its own. */
function parted(rows: readonly TableRow[]): readonly TableRow[] {
  const lines = rows.map(({cells: [first = '']}) => first);
  const isOne =
    rows.length > 1 &&
    rows.every(({cells}) => cells.length === 1) &&
    lines.filter(isRow).length * 2 > lines.length;
  return isOne
    ? splitTable(lines.join('\n'), () => undefined).map((row) => ({
        ...row,
        line: rows[row.line - 1]?.line ?? row.line,
      }))
    : rows;
}

const tooMuch =
  'W arkuszu jest za dużo danych. Podziel go na krótsze okresy i wybierz wszystkie części.';

/** Places go up; a sheet where they do not is none. */
function later(before: number, now: number): number {
  if (!(now > before)) {
    throw new SyntaxError(`${now} comes after ${before}.`);
  }
  return now;
}

function rowNumber(ref: string | undefined): number | undefined {
  return ref === undefined ? undefined : Number(ref);
}

/** A is 1, Z is 26, AA is 27; the row's own number is taken for that of its cells. */
function columnNumber(ref: string | undefined): number | undefined {
  if (ref === undefined) {
    return undefined;
  }
  let number = 0;
  for (const letter of /^[A-Z]{1,3}(?=\d)/.exec(ref)?.[0] ?? '') {
    number = number * 26 + letter.charCodeAt(0) - 64;
  }
  return number;
}

function checkPlace(line: number, column: number): void {
  const {rows, columns} = meterFileLimits;
  if (line > rows) {
    throw new Refusal(
      `Arkusz sięga wiersza ${line}, a może mieć najwyżej ${rows} wierszy. Usuń to, co stoi dalej, albo podziel arkusz na krótsze okresy.`,
    );
  }
  if (column > columns) {
    throw new Refusal(
      `Wiersz ${line}: arkusz sięga kolumny ${column}, a może mieć najwyżej ${columns}. Usuń zbędne kolumny.`,
    );
  }
}

function cellText(type: string, style: number, value: string, book: Book): string {
  switch (type) {
    case 's':
      return book.texts[Number(value)] ?? '';
    case 'str':
      return unescaped(value);
    case 'd':
      return value.slice(0, 16).replace('T', ' ');
    case 'n': {
      const number = Number(value);
      return value === '' || Number.isNaN(number)
        ? ''
        : book.areTimes[style] === true
          ? timeText(number, book.isFrom1904)
          : writeNumber(number);
    }
    default:
      return '';
  }
}

/** Days from the beginning of 1900, as workbooks count them, to 1970; those from 1904 are fewer. */
const daysTo1970 = 25_569;
const daysTo1904 = 1462;

/** Times are fractions of a day, so a full hour may be a few milliseconds short. */
function timeText(days: number, isFrom1904: boolean): string {
  const minutes = Math.round((days * dayMs) / minuteMs);
  // A time alone: 24:00 is a whole day, and no reading is from the first days of a spreadsheet.
  if (minutes >= 0 && minutes <= 25 * 60) {
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  }
  const since1970 = minutes + ((isFrom1904 ? daysTo1904 : 0) - daysTo1970) * dayMinutes;
  const time = new Date(since1970 * minuteMs);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 16).replace('T', ' ');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
