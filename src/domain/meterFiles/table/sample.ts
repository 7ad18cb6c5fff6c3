import {Refusal} from '../refusal';
import {splitTable, type TableRow} from './splitTable';

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

/** About 2000 rows: three weeks of quarter-hours, or more. */
const sampleLength = 65_536;

/** The first rows of a text, and what stands for the others; null for a short one, or one that cannot be cut. */
export function sampleOf(text: string): readonly TableRow[] | null {
  const end = text.lastIndexOf('\n', sampleLength) + 1;
  if (text.length <= sampleLength || end === 0) {
    return null;
  }
  try {
    return [...splitTable(text.slice(0, end), () => undefined), unread];
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
