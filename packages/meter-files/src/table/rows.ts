import {meterFileLimits} from '../limits';
import {Refusal} from '../refusal';
import type {Chunks} from './chunks';
import {BeyondSample} from './sample';
import {checkColumns, findSeparator, readRow} from './splitTable';
import type {TableRow} from './tableRow';

/** A walk through the rows of a table, one at a time. A row without content is passed over. */
export interface RowWalk {
  /** Goes to the next row; false after the last one. */
  readonly next: () => boolean;
  /** The line of the file that the row begins on. */
  readonly line: number;
  /** How many cells the row has. */
  readonly width: number;
  /** A cell; empty if the row has no such column. */
  readonly text: (column: number) => string;
  /** A cell that is digits with at most this sign among them, as a number; -1 for any other. */
  readonly plainNumber: (column: number, decimal: number) => number;
  /** Minutes of an hour as `13:45` or `13:45:00` behind this day and a space, as most labels have it; -1 for any other. */
  readonly hourBehind: (day: string, column: number) => number;
}

/** The rows below a heading. */
export interface Table {
  /** At least as many as there are. */
  readonly count: number;
  readonly open: () => RowWalk;
}

/** Rows that are kept as cells: of a workbook, or of a layout that is read as a whole. */
export function keptTable(rows: readonly TableRow[]): Table {
  return {count: rows.length, open: () => new KeptWalk(rows)};
}

class KeptWalk implements RowWalk {
  private at = -1;
  private readonly rows: readonly TableRow[];

  constructor(rows: readonly TableRow[]) {
    this.rows = rows;
  }

  next(): boolean {
    this.at += 1;
    return this.at < this.rows.length;
  }

  get line(): number {
    return this.rows[this.at]?.line ?? 0;
  }

  get width(): number {
    return this.rows[this.at]?.cells.length ?? 0;
  }

  text(column: number): string {
    return this.rows[this.at]?.cells[column] ?? '';
  }

  plainNumber(): number {
    return -1;
  }

  hourBehind(): number {
    return -1;
  }
}

/**
 * Rows of a text from this line on. Nothing of it is kept and nothing is cut out that is not asked for, so a file of a
 * hundred megabytes takes little more memory than its bytes.
 */
export function textTable(chunks: Chunks, fromLine: number): Table {
  const separator = findSeparator(chunks.first);
  return {
    count: chunks.mostRows,
    open: () => new TextWalk(chunks.pieces, separator, fromLine),
  };
}

const [newLine, carriage, space, quote, zero, colon, equals] = [
  0x0a, 0x0d, 0x20, 0x22, 0x30, 0x3a, 0x3d,
] as const;
/** Bytes that the letters from U+0080 on begin with, with the no-break space among them, and those from U+1000 on: no Polish letter is there. */
const [signs, rareLetters] = [0xc2, 0xe1] as const;
/** So many digits are a whole number that a double holds exactly, so dividing it by a power of ten rounds just once. */
const mostDigits = 15;
const mostColumns: number = meterFileLimits.columns;
/** By how many digits stand behind the sign. */
const powers = Array.from({length: mostDigits + 1}, (_, digits) => 10 ** digits);
const empty: Uint8Array = new Uint8Array();

class TextWalk implements RowWalk {
  line = 0;
  width = 0;
  private readonly pieces: readonly Uint8Array[];
  private readonly decoder = new TextDecoder();
  private nextPiece = 0;
  private readonly separator: string;
  /** By byte, whether it is more than a part of a cell that needs no cleaning. */
  private readonly isSpecial: Uint8Array;
  private bytes: Uint8Array = empty;
  private at = 0;
  private nextLine = 1;
  /** Where the cells of a plain row begin; the one after the last is where another would. */
  private readonly starts = new Int32Array(meterFileLimits.columns + 3);
  /** Cells of a row that is not plain. */
  private cells: readonly string[] | null = null;
  /** The last text of each column, which the next row mostly repeats, and where it stands. */
  private readonly last: string[] = [];
  private readonly lastStarts = new Int32Array(meterFileLimits.columns + 2);
  private readonly lastLengths = new Int32Array(meterFileLimits.columns + 2).fill(-1);

  constructor(pieces: readonly Uint8Array[], separator: string, fromLine: number) {
    this.pieces = pieces;
    this.separator = separator;
    this.isSpecial = Uint8Array.from({length: 256}, (_, byte) =>
      Number(
        byte <= space ||
          byte === quote ||
          byte === equals ||
          byte === signs ||
          byte >= rareLetters ||
          byte === separator.charCodeAt(0),
      ),
    );
    while (this.nextLine < fromLine && this.hasMore()) {
      this.step();
    }
  }

  next(): boolean {
    while (this.hasMore()) {
      if (this.step()) {
        if (this.width > mostColumns) {
          checkColumns(this.width, this.line);
        }
        return true;
      }
    }
    return false;
  }

  private hasMore(): boolean {
    while (this.at >= this.bytes.length) {
      const piece = this.pieces[this.nextPiece];
      if (piece === undefined) {
        return false;
      }
      this.bytes = piece;
      this.at = 0;
      this.nextPiece += 1;
      this.lastLengths.fill(-1);
    }
    return true;
  }

  text(column: number): string {
    if (this.cells !== null || column >= this.width) {
      return this.cells?.[column] ?? '';
    }
    const {bytes} = this;
    const from = this.starts[column] ?? 0;
    const length = (this.starts[column + 1] ?? 0) - 1 - from;
    const last = this.lastStarts[column] ?? 0;
    let same = length === this.lastLengths[column] ? 0 : -1;
    while (same >= 0 && same < length) {
      same = bytes[last + same] === bytes[from + same] ? same + 1 : -1;
    }
    if (same >= 0) {
      return this.last[column] ?? '';
    }
    this.lastStarts[column] = from;
    this.lastLengths[column] = length;
    return (this.last[column] = this.decoder.decode(bytes.subarray(from, from + length)));
  }

  plainNumber(column: number, decimal: number): number {
    if (this.cells !== null || column >= this.width) {
      return -1;
    }
    const {bytes} = this;
    const from = this.starts[column] ?? 0;
    const to = (this.starts[column + 1] ?? 0) - 1;
    let digits = 0;
    let whole = 0;
    let sign = to;
    for (let at = from; at < to; at += 1) {
      const code = (bytes[at] ?? 0) - zero;
      if (code >= 0 && code <= 9) {
        whole = whole * 10 + code;
        digits += 1;
      } else if (code + zero === decimal && sign === to && at > from && at < to - 1) {
        sign = at;
      } else {
        return -1;
      }
    }
    return digits === 0 || digits > mostDigits
      ? -1
      : sign === to
        ? whole
        : whole / (powers[to - sign - 1] ?? 1);
  }

  hourBehind(day: string, column: number): number {
    if (this.cells !== null || column >= this.width) {
      return -1;
    }
    const {bytes} = this;
    const start = this.starts[column] ?? 0;
    const from = start + day.length + 1;
    const length = (this.starts[column + 1] ?? 0) - 1 - from;
    if (
      (length !== 5 && length !== 8) ||
      bytes[from - 1] !== space ||
      bytes[from + 2] !== colon ||
      !isText(bytes, start, day)
    ) {
      return -1;
    }
    const hour = twoDigits(bytes, from);
    const minute = twoDigits(bytes, from + 3);
    const isWhole = length === 5 || (bytes[from + 5] === colon && twoDigits(bytes, from + 6) >= 0);
    return hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && isWhole
      ? hour * 60 + minute
      : -1;
  }

  /** Goes over one row, also an empty one; whether it has content. */
  private step(): boolean {
    this.line = this.nextLine;
    const from = this.at;
    const end = this.plainEnd();
    if (end >= 0) {
      this.cells = null;
      this.at = end + (this.bytes[end] === carriage ? 2 : 1);
      this.nextLine += 1;
      return end - from >= this.width;
    }
    const row = this.readOdd();
    this.cells = row.cells;
    this.width = row.cells.length;
    this.nextLine += row.lines;
    return row.cells.some((cell) => cell !== '');
  }

  /** Reads a row of any kind and goes behind it. */
  private readOdd(): ReturnType<typeof readRow> {
    const found = this.bytes.indexOf(newLine, this.at);
    const end = found === -1 ? this.bytes.length : found + 1;
    const text = this.decoder.decode(this.bytes.subarray(this.at, end));
    try {
      const row = readRow(text, 0, this.line, this.separator);
      this.at =
        row.end >= text.length
          ? end
          : this.at + new TextEncoder().encode(text.slice(0, row.end)).length;
      return row;
    } catch (error) {
      // A quotation mark may close in a later line.
      throw error instanceof Refusal ? new BeyondSample() : error;
    }
  }

  /**
   * Finds the cells of a row without quotes whose cells need no cleaning, which is nearly all, and where it ends; -1 for
   * any other.
   */
  private plainEnd(): number {
    const {bytes, starts, isSpecial, at: from} = this;
    const {length} = bytes;
    const separator = this.separator.charCodeAt(0);
    let width = 0;
    starts[0] = from;
    let at = from;
    for (; at < length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (isSpecial[byte] === 0) {
        continue;
      }
      if (byte === newLine) {
        break;
      }
      const before = at === from ? separator : bytes[at - 1];
      if (byte === separator) {
        if (before === space) {
          return -1;
        }
        width += 1;
        starts[width] = at + 1;
      } else if (byte === space) {
        if (before === space || before === separator) {
          return -1;
        }
      } else if (byte === carriage && (at + 1 === length || bytes[at + 1] === newLine)) {
        break;
      } else {
        return -1;
      }
    }
    starts[width + 1] = at + 1;
    this.width = width + 1;
    return at > from && bytes[at - 1] === space ? -1 : at;
  }
}

/** Whether there is this text of ASCII from there on. */
function isText(bytes: Uint8Array, from: number, text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (bytes[from + at] !== text.charCodeAt(at)) {
      return false;
    }
  }
  return true;
}

/** -1 if they are none. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const [tens, ones] = [(bytes[at] ?? 0) - zero, (bytes[at + 1] ?? 0) - zero];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}
