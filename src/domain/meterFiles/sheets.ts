import {isZip} from './decode';
import {meterFileLimits, type SourceFile} from './types';

/** A cell as a reader of workbooks gives it. */
type SheetCell = string | number | boolean | object | null;

/** A sheet of a workbook. */
interface Sheet {
  readonly sheet: string;
  readonly data: readonly (readonly SheetCell[])[];
}

/**
 * A file ready to be read: of a workbook its table, of any other file the bytes. The reader of workbooks comes from
 * outside and is called only for one; a workbook it cannot open stays bytes, which are refused with a remedy.
 */
export async function openSource(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  readWorkbook: (bytes: ArrayBuffer) => Promise<readonly Sheet[]>,
): Promise<SourceFile> {
  if (!isZip(bytes) || bytes.length > meterFileLimits.megabytes * 1_000_000) {
    return {name, bytes};
  }
  try {
    return {name, bytes, table: tableOf(await readWorkbook(bytes.buffer))};
  } catch {
    return {name, bytes};
  }
}

/** Cells as a CSV file would have them, of the sheet „Dane” or else of the longest one. */
function tableOf(sheets: readonly Sheet[]): string[][] {
  const [longest] = [...sheets].sort((one, other) => other.data.length - one.data.length);
  const chosen = sheets.find(({sheet}) => sheet.trim().toLowerCase() === 'dane') ?? longest;
  return (chosen?.data ?? []).map((row) => row.map(cellText));
}

function cellText(cell: SheetCell): string {
  if (cell instanceof Date) {
    // Days of a spreadsheet are fractions, so a full hour may come a few milliseconds short.
    const time = new Date(Math.round(cell.getTime() / 60_000) * 60_000);
    return time.toISOString().slice(0, 16).replace('T', ' ');
  }
  if (typeof cell === 'number') {
    const text = Number.isInteger(cell) ? String(cell) : cell.toFixed(9).replace(/0+$/, '');
    return text.replace('.', ',');
  }
  return typeof cell === 'string' ? cell : '';
}
