import {Refusal} from '../refusal';
import {decode} from './decode';

/** A text in pieces, each of whole lines: one that is made, looked at and dropped costs a fifth of a long one. */
export interface Chunks {
  /** At most as many rows as there are line breaks, and one. */
  readonly mostRows: number;
  readonly first: string;
  /** The pieces one after another, null after the last; `first` is the first of them. */
  readonly open: () => () => string | null;
}

/** The first piece has about 2000 rows: three weeks of quarter-hours, or more. */
const length = 65_536;

/**
 * Long bytes as text, piece by piece, if they are the same so as decoded whole: letters beyond ASCII are only in the
 * first piece, whose encoding is that of all. Null for any other, and for a short file.
 */
export function chunksOf(bytes: Uint8Array): Chunks | null {
  const end = bytes.lastIndexOf(newLine, length) + 1;
  const mostRows = bytes.length <= length || end === 0 ? null : rowsIn(bytes, end);
  if (mostRows === null) {
    return null;
  }
  let first: string;
  try {
    first = decode(bytes.subarray(0, end));
  } catch (error) {
    // What is wrong is told of the whole file.
    if (error instanceof Refusal) {
      return null;
    }
    throw error;
  }
  return {
    mostRows,
    first,
    open: () => {
      const decoder = new TextDecoder();
      let at = 0;
      return () => {
        if (at === 0) {
          at = end;
          return first;
        }
        if (at >= bytes.length) {
          return null;
        }
        const from = at;
        const close = bytes.lastIndexOf(newLine, from + length);
        at = close < from ? bytes.length : close + 1;
        return decoder.decode(bytes.subarray(from, at));
      };
    },
  };
}

const [newLine, carriage, space, lastOfAscii] = [0x0a, 0x0d, 0x20, 0x7f] as const;

/** The most rows there can be; null if something is no plain text, or beyond ASCII after the first piece. */
function rowsIn(bytes: Uint8Array, end: number): number | null {
  let count = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < space) {
      if (byte === newLine || byte === carriage) {
        count += 1;
      } else if (byte < 0x09 || byte > carriage) {
        return null;
      }
    } else if (byte > lastOfAscii && at >= end) {
      return null;
    }
  }
  return count;
}

/** A long text that is there as a whole, as one piece; null for a short one. */
export function oneChunk(text: string): Chunks | null {
  const end = text.lastIndexOf('\n', length) + 1;
  if (text.length <= length || end === 0) {
    return null;
  }
  return {
    mostRows: text.split('\n').length + (text.includes('\r') ? text.split('\r').length : 0),
    first: text.slice(0, end),
    open: () => {
      let isRead = false;
      return () => {
        const piece = isRead ? null : text;
        isRead = true;
        return piece;
      };
    },
  };
}
