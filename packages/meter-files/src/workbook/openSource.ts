import {Refusal} from '../refusal';
import {isZip, textOf} from '../table/decode';
import {isTable} from '../table/head';
import {htmlTable, isHtml} from '../table/htmlTable';
import {jsonTable} from '../table/jsonTable';
import type {TableRow} from '../table/tableRow';
import {meterFileLimits} from '../limits';
import type {SourceFile, SourceSheet} from '../types';
import {saidElsewhere} from './otherSheets';
import {readBook, type Book} from './parts';
import {readSheet} from './readSheet';

/** An entry in a zip's list of contents. */
interface ZipPart {
  readonly name: string;
  /** In bytes, unpacked. */
  readonly originalSize: number;
}

/** Unpacks the parts of a zip that the filter lets in, each to no more than the size it tells. */
export type Unzip = (
  bytes: Uint8Array,
  options: {readonly filter: (part: ZipPart) => boolean},
) => Readonly<Record<string, Uint8Array>>;

/** A year of quarters of a whole cooperative; read, it takes a few times as much. */
const mostUnpacked = 60_000_000;

/**
 * Prepares a file for reading: a workbook, records in JSON and the table of a web page as their table, any other file
 * as its bytes. What unpacks a workbook is loaded only for one. A workbook that cannot be read is kept as bytes, which
 * are later refused with a remedy; one that goes beyond the limits says so itself.
 */
export async function openSource(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  load: () => Promise<Unzip>,
): Promise<SourceFile> {
  if (bytes.length > meterFileLimits.megabytes * 1_000_000) {
    return {name, bytes};
  }
  try {
    if (isZip(bytes)) {
      return {name, bytes, ...sheetOf(bytes, await load())};
    }
    const table = markedTable(bytes);
    return {name, bytes, ...(table && {table})};
  } catch (error) {
    return error instanceof Refusal ? {name, bytes, refusal: error.message} : {name, bytes};
  }
}

/** The first marks of JSON and of a web page, after a mark of byte order. */
const openings = new Set('[{<');

/** The table of a text that is marked up, by its first character; null for any other file. */
function markedTable(bytes: Uint8Array): readonly TableRow[] | null {
  const start = textOf(bytes.subarray(0, 200)).trimStart();
  if (!openings.has(start.charAt(0))) {
    return null;
  }
  const text = textOf(bytes);
  return isHtml(text) ? htmlTable(text) : jsonTable(text);
}

/** What a workbook says of its sheets, and its parts. */
export function bookOf(
  bytes: Uint8Array,
  unzip: Unzip,
): {readonly book: Book; readonly part: (path: string) => Uint8Array | undefined} {
  let unpacked = 0;
  const names: string[] = [];
  unzip(bytes, {
    filter: ({name, originalSize}) => {
      names.push(name);
      unpacked += isText(name) ? originalSize : 0;
      return false;
    },
  });
  if (!names.some((name) => name.startsWith('xl/'))) {
    throw new Refusal(names.includes('content.xml') ? openDocument : noTables);
  }
  if (unpacked > mostUnpacked) {
    throw new Refusal(tooBig);
  }
  const part = (path: string): Uint8Array | undefined => {
    // One at a time: unpacked, a part takes many times its room in the file.
    const {[path]: found} = unzip(bytes, {filter: ({name}) => name === path && isText(name)});
    return found;
  };
  return {book: readBook(part), part};
}

/** The sheet with readings, else the longest one; of several with readings, each is a file of its own. */
function sheetOf(bytes: Uint8Array, unzip: Unzip): SourceSheet & Pick<SourceFile, 'sheets'> {
  const {book, part} = bookOf(bytes, unzip);
  const sheets = book.sheets.map(({name, path}) => ({
    sheet: name,
    table: readSheet(part(path) ?? new Uint8Array(), book),
  }));
  const ofReadings = sheets.length === 1 ? sheets : sheets.filter(({table}) => isTable(table));
  const [longest] = (ofReadings.length > 0 ? ofReadings : sheets)
    .slice()
    .sort((one, other) => other.table.length - one.table.length);
  if (longest === undefined) {
    throw new SyntaxError('A workbook without a sheet.');
  }
  if (ofReadings.length === 0) {
    return {...longest, sheets};
  }
  const end = longest.table.at(-1)?.line ?? 0;
  const below = saidElsewhere(sheets.filter((sheet) => !ofReadings.includes(sheet))).map(
    (line, at) => ({line: end + 1 + at, cells: [line]}),
  );
  return {...longest, table: [...longest.table, ...below]};
}

const noTables =
  'W tym pliku ZIP nie ma plików z odczytami (CSV, XLSX, JSON) albo po rozpakowaniu są za duże. Rozpakuj go i wybierz te pliki.';
const openDocument =
  'To dokument OpenDocument (ODS), a takich nie czytamy. Otwórz go w arkuszu, zapisz go jako XLSX i wybierz ten plik.';
const tooBig =
  'Arkusz po rozpakowaniu jest za duży. Podziel go na krótsze okresy i wybierz wszystkie części.';

/** Pictures and settings of printers are left in the file. */
function isText(name: string): boolean {
  return /\.(?:xml|rels)$/.test(name);
}
