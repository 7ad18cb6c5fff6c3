import {Refusal} from '../refusal';
import {areRowsQuoted, decode} from './decode';

/** A long text that is walked through in place. */
export interface Chunks {
  /** At most as many rows as there are line breaks, and one. */
  readonly mostRows: number;
  /** The beginning, of whole lines. */
  readonly first: string;
  /** All of it as UTF-8, in pieces of whole lines. */
  readonly pieces: readonly Uint8Array[];
}

/** The beginning has about 2000 rows: three weeks of quarter-hours, or more. */
const length = 65_536;

/**
 * Long bytes as they are, if letters beyond ASCII are only in their beginning, whose encoding is that of all, and no row is
 * one quoted cell. Null for any other, and for a short file.
 */
export function chunksOf(bytes: Uint8Array): Chunks | null {
  const end = bytes.lastIndexOf(newLine, length) + 1;
  const mostRows = bytes.length <= length || end === 0 ? null : rowsIn(bytes, end);
  if (mostRows === null) {
    return null;
  }
  const beginning = bytes.subarray(0, end);
  if (areRowsQuoted(new TextDecoder('latin1').decode(beginning))) {
    return null;
  }
  let first: string;
  try {
    first = decode(beginning);
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
    pieces: [new TextEncoder().encode(first), bytes.subarray(end)],
  };
}

const [newLine, carriage, space, lastOfAscii] = [0x0a, 0x0d, 0x20, 0x7f] as const;

/** The most rows there can be; null if something is no plain text, or beyond ASCII after the beginning. */
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

/** A long text that is there as a whole; null for a short one. */
export function oneChunk(text: string): Chunks | null {
  const end = text.lastIndexOf('\n', length) + 1;
  if (text.length <= length || end === 0) {
    return null;
  }
  return {
    mostRows: text.split('\n').length + (text.includes('\r') ? text.split('\r').length : 0),
    first: text.slice(0, end),
    pieces: [new TextEncoder().encode(text)],
  };
}
