import {Refusal} from '../refusal';
import {isZip} from '../table/decode';
import type {TableRow} from '../table/splitTable';
import {meterFileLimits, type SourceFile} from '../types';
import {readBook} from './parts';
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

/** Sixteen years of hours, or one of quarters with nine columns; read, it takes ten times as much. */
const mostUnpacked = 15_000_000;

/**
 * Prepares a file for reading: a workbook as its table, any other file as its bytes. What unpacks a workbook is loaded
 * only for one. A workbook that cannot be read is kept as bytes, which are later refused with a remedy; one that goes
 * beyond the limits says so itself.
 */
export async function openSource(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  load: () => Promise<Unzip>,
): Promise<SourceFile> {
  if (!isZip(bytes) || bytes.length > meterFileLimits.megabytes * 1_000_000) {
    return {name, bytes};
  }
  const unzip = await load();
  try {
    return {name, bytes, ...tableOf(bytes, unzip)};
  } catch (error) {
    return error instanceof Refusal ? {name, bytes, refusal: error.message} : {name, bytes};
  }
}

/** The sheet „Dane”, or else the longest one; others that are long enough for a day are told. */
function tableOf(bytes: Uint8Array, unzip: Unzip): Pick<SourceFile, 'table' | 'leftOut'> {
  let unpacked = 0;
  unzip(bytes, {
    filter: ({name, originalSize}) => {
      unpacked += isText(name) ? originalSize : 0;
      return false;
    },
  });
  if (unpacked > mostUnpacked) {
    throw new Refusal(tooBig);
  }
  const part = (path: string): Uint8Array | undefined => {
    // One at a time: unpacked, a part takes many times its room in the file.
    const {[path]: found} = unzip(bytes, {filter: ({name}) => name === path && isText(name)});
    return found;
  };
  const book = readBook(part);
  const named = book.sheets.filter(({name}) => name.trim().toLowerCase() === 'dane').slice(0, 1);
  let longest: {readonly name: string; readonly rows: readonly TableRow[]} | undefined;
  const long: string[] = [];
  for (const {name, path} of named.length > 0 ? named : book.sheets) {
    const rows = readSheet(part(path) ?? new Uint8Array(), book);
    longest = longest === undefined || rows.length > longest.rows.length ? {name, rows} : longest;
    if (rows.length >= dayRows) {
      long.push(name);
    }
  }
  if (longest === undefined) {
    throw new SyntaxError('A workbook without a sheet.');
  }
  const {name, rows} = longest;
  const others = long.filter((sheet) => sheet !== name).map((sheet) => `„${sheet}”`);
  return {
    table: rows,
    ...(others.length > 0 && {
      leftOut: `Wczytaliśmy tylko arkusz „${name}”. Zapisz osobno i dodaj: ${others.join(', ')}.`,
    }),
  };
}

/** The shortest day, with a heading. */
const dayRows = 24;

const tooBig =
  'Arkusz po rozpakowaniu jest za duży. Podziel go na krótsze okresy i wybierz wszystkie części.';

/** Pictures and settings of printers are left in the file. */
function isText(name: string): boolean {
  return /\.(?:xml|rels)$/.test(name);
}
