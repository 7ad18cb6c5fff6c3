import {Refusal} from '../refusal';
import type {Chunks} from './chunks';
import {splitTable} from './splitTable';
import type {TableRow} from './tableRow';

/*
 * The layout of a long file is recognised by its beginning, so that its rows need not be kept. What the beginning does
 * not decide is not guessed: whoever looks at the rows beyond it is stopped, and the file is read whole.
 */

/** The rows beyond the beginning of a file decide, so it has to be read whole. */
export class BeyondSample extends Error {
  override name = 'BeyondSample';
}

/** Stands at the end of a sample for all rows beyond it. */
const unread: TableRow = {
  line: Number.MAX_SAFE_INTEGER,
  get cells(): never {
    throw new BeyondSample();
  },
};

/** The first rows of a file, and what stands for the others; null if they cannot be parted from them. */
export function sampleOf({first}: Chunks): readonly TableRow[] | null {
  try {
    return [...splitTable(first, () => undefined), unread];
  } catch (error) {
    // A quotation mark may close beyond it.
    if (error instanceof Refusal) {
      return null;
    }
    throw error;
  }
}

/** Whether a row stands for those that are not read. */
export function isUnread(row: TableRow): boolean {
  return row === unread;
}

/** To be called where rows beyond a sample might decide otherwise: throws if there are any. */
export function needWhole(rows: readonly TableRow[]): void {
  const last = rows.at(-1);
  if (last !== undefined && isUnread(last)) {
    throw new BeyondSample();
  }
}

/** The different cells of a column, as far as they are read. */
export function wordsIn(body: readonly TableRow[], column: number): readonly string[] {
  return [...new Set(body.filter((row) => !isUnread(row)).map(({cells}) => cells[column] ?? ''))];
}
