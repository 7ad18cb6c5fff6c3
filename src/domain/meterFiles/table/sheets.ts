import {minuteMs} from '../../kernel/time';
import {isZip} from './decode';
import {meterFileLimits, type SourceFile} from '../types';

/** A cell as returned by the workbook reader. */
type SheetCell = string | number | boolean | object | null;

interface Sheet {
  readonly sheet: string;
  readonly data: readonly (readonly SheetCell[])[];
}

/** A year of hours takes a few megabytes; a file that unpacks to more bytes than this is not a meter table. */
const mostUnpacked = 100_000_000;
/** `PK\1\2` begins each entry of the zip's central directory. */
const listEntry = 0x504b0102;

/**
 * Prepares a file for reading: a workbook as its table, any other file as its bytes. The workbook reader is passed in
 * and called only for a workbook; one it cannot open is kept as bytes, which are later refused with a remedy.
 */
export async function openSource(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  readWorkbook: (bytes: ArrayBuffer) => Promise<readonly Sheet[]>,
): Promise<SourceFile> {
  const isTooBig =
    bytes.length > meterFileLimits.megabytes * 1_000_000 || unpackedSize(bytes) > mostUnpacked;
  if (!isZip(bytes) || isTooBig) {
    return {name, bytes};
  }
  try {
    return {name, bytes, table: tableOf(await readWorkbook(bytes.buffer))};
  } catch {
    return {name, bytes};
  }
}

/** Total unpacked size declared in the central directory at the end of a zip file. */
function unpackedSize(bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  let at = bytes.indexOf(0x50);
  while (at !== -1 && at + 28 <= bytes.length) {
    if (view.getUint32(at) === listEntry) {
      size += view.getUint32(at + 24, true);
    }
    at = bytes.indexOf(0x50, at + 1);
  }
  return size;
}

/** Cells of the sheet „Dane”, or else of the longest one, as a CSV file would have them. */
function tableOf(sheets: readonly Sheet[]): string[][] {
  const [longest] = [...sheets].sort((one, other) => other.data.length - one.data.length);
  const chosen = sheets.find(({sheet}) => sheet.trim().toLowerCase() === 'dane') ?? longest;
  return (chosen?.data ?? []).map((row) => row.map(cellText));
}

/** Digits with a decimal comma, as in a file of text; a sum of floats is not written with its seventeen digits. */
const numbers = new Intl.NumberFormat('pl', {maximumFractionDigits: 9, useGrouping: false});

function cellText(cell: SheetCell): string {
  if (cell instanceof Date) {
    // Spreadsheet times are fractions of a day, so a full hour may be a few milliseconds short.
    const time = new Date(Math.round(cell.getTime() / minuteMs) * minuteMs);
    return time.toISOString().slice(0, 16).replace('T', ' ');
  }
  if (typeof cell === 'number') {
    return numbers.format(cell);
  }
  return typeof cell === 'string' ? cell : '';
}
