import {meterFileLimits} from '../types';
import {Refusal} from '../refusal';
import type {Chunks} from './chunks';
import {BeyondSample} from './sample';
import {checkColumns, findSeparator, readRow, type TableRow} from './splitTable';

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
}

/**
 * Rows of a text from this line on. Nothing of it is kept and nothing is cut out that is not asked for, so a file of a
 * hundred megabytes takes little more memory than its bytes.
 */
export function textTable(chunks: Chunks, fromLine: number): Table {
  const separator = findSeparator(chunks.first);
  return {
    count: chunks.mostRows,
    open: () => new TextWalk(chunks.open(), separator, fromLine),
  };
}

const [carriage, space, quote, zero, equals] = [0x0d, 0x20, 0x22, 0x30, 0x3d] as const;
/** No break space, and the first of the rarer spaces; no Polish letter is that far. */
const [hardSpace, rareSpaces] = [0xa0, 0x1680] as const;
/** So many digits are a whole number that a double holds exactly, so dividing it by a power of ten rounds just once. */
const mostDigits = 15;
const mostColumns: number = meterFileLimits.columns;
/** By how many digits stand behind the sign. */
const powers = Array.from({length: mostDigits + 1}, (_, digits) => 10 ** digits);

class TextWalk implements RowWalk {
  line = 0;
  width = 0;
  private readonly nextChunk: () => string | null;
  private readonly separator: number;
  private content = '';
  private at = 0;
  private nextLine = 1;
  /** Where the cells of a plain row begin; the one after the last is where another would. */
  private readonly starts = new Int32Array(meterFileLimits.columns + 3);
  /** Cells of a row that is not plain. */
  private cells: readonly string[] | null = null;
  /** The last text of each column, which the next row mostly repeats. */
  private readonly last: string[] = [];

  constructor(nextChunk: () => string | null, separator: string, fromLine: number) {
    this.nextChunk = nextChunk;
    this.separator = separator.charCodeAt(0);
    while (this.nextLine < fromLine && this.hasMore()) {
      this.step();
    }
  }

  next(): boolean {
    while (this.at < this.content.length || this.hasMore()) {
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
    if (this.at < this.content.length) {
      return true;
    }
    const chunk = this.nextChunk();
    this.content = chunk ?? '';
    this.at = 0;
    return chunk !== null;
  }

  text(column: number): string {
    if (this.cells !== null || column >= this.width) {
      return this.cells?.[column] ?? '';
    }
    const {content} = this;
    const from = this.starts[column] ?? 0;
    const to = (this.starts[column + 1] ?? 0) - 1;
    const last = this.last[column] ?? '';
    let same = last.length === to - from ? 0 : -1;
    while (same >= 0 && same < last.length) {
      same = last.charCodeAt(same) === content.charCodeAt(from + same) ? same + 1 : -1;
    }
    return same >= 0 ? last : (this.last[column] = content.slice(from, to));
  }

  plainNumber(column: number, decimal: number): number {
    if (this.cells !== null || column >= this.width) {
      return -1;
    }
    const from = this.starts[column] ?? 0;
    const to = (this.starts[column + 1] ?? 0) - 1;
    let digits = 0;
    let whole = 0;
    let sign = to;
    for (let at = from; at < to; at += 1) {
      const code = this.content.charCodeAt(at) - zero;
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

  /** Goes over one row, also an empty one; whether it has content. */
  private step(): boolean {
    this.line = this.nextLine;
    const {content} = this;
    const found = content.indexOf('\n', this.at);
    const close = found === -1 ? content.length : found;
    const end = close > this.at && content.charCodeAt(close - 1) === carriage ? close - 1 : close;
    if (this.partPlain(end)) {
      const isFilled = end - this.at >= this.width;
      this.cells = null;
      this.at = close + 1;
      this.nextLine += 1;
      return isFilled;
    }
    const row = this.readOdd();
    this.cells = row.cells;
    this.width = row.cells.length;
    this.at = row.end;
    this.nextLine += row.lines;
    return row.cells.some((cell) => cell !== '');
  }

  private readOdd(): ReturnType<typeof readRow> {
    try {
      return readRow(this.content, this.at, this.line, String.fromCharCode(this.separator));
    } catch (error) {
      // A quotation mark may close in the next piece.
      throw error instanceof Refusal ? new BeyondSample() : error;
    }
  }

  /** Finds the cells of a row without quotes whose cells need no cleaning, which is nearly all; false for any other. */
  private partPlain(end: number): boolean {
    const {content, separator, starts} = this;
    const from = this.at;
    let width = 0;
    let before = separator;
    starts[0] = from;
    for (let at = from; at < end; at += 1) {
      const code = content.charCodeAt(at);
      if (code === separator) {
        if (before === space) {
          return false;
        }
        width += 1;
        starts[width] = at + 1;
      } else if (
        code <= equals &&
        (code < space ||
          code === quote ||
          code === equals ||
          (code === space && (before === space || before === separator)))
      ) {
        return false;
      } else if (code >= hardSpace && (code === hardSpace || code >= rareSpaces)) {
        return false;
      }
      before = code;
    }
    starts[width + 1] = end + 1;
    this.width = width + 1;
    return before !== space;
  }
}
