import {inQuotes} from '@cooperative/polish';
import {pointInName} from '../pointNumber';
import {Refusal} from '../refusal';
import {isZip, textOf} from '../table/decode';
import {placesOf} from '../table/columnRoles';
import {dayColumns} from '../table/dayColumns';
import {findHead, isTable} from '../table/head';
import type {TableRow} from '../table/tableRow';
import {parseDayOnly, parseTimeLabel} from '../time/timeLabels';
import {meterFileLimits} from '../limits';
import {saidElsewhere} from './otherSheets';
import {bookOf, type Unzip} from './openSource';
import {readSheet} from './readSheet';

/** A file as it is read, or one inside it. */
export interface Part {
  readonly name: string;
  /** Text of a sheet, bytes of any other. */
  readonly content: Uint8Array<ArrayBuffer> | string;
}

/** What a portal puts in a zip for one file of a meter; a seller puts invoices there. */
const tables = /\.(?:csv|tsv|tab|txt|xlsx?|json|xml|zip)$/i;
/** What the zip of an office document has, and no other. */
const officeParts = ['[Content_Types].xml', 'META-INF/manifest.xml'];
/** Files in one zip, and what they have together when unpacked: as much as a few of the largest files. */
const most = {files: 1000, bytes: 3 * meterFileLimits.megabytes * 1_000_000};

/**
 * The files in a file: of a portal's zip its tables, of a workbook with several sheets of readings one file for each
 * sheet. Any other file is one, also a zip that cannot be read, which is refused when it is opened. What unpacks it is
 * loaded only for a zip.
 */
export async function expand(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  load: () => Promise<Unzip>,
): Promise<readonly Part[]> {
  if (!isZip(bytes) || bytes.length > meterFileLimits.megabytes * 1_000_000) {
    return [{name, content: bytes}];
  }
  return filesIn(name, bytes, await load());
}

function filesIn(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  unzip: Unzip,
  depth = 0,
): readonly Part[] {
  const whole = [{name, content: bytes}];
  try {
    const entries = namesIn(bytes, unzip);
    if (entries.has('xl/workbook.xml')) {
      const sheets = sheetsIn(name, bytes, unzip);
      return sheets.length > 0 ? sheets : whole;
    }
    if (officeParts.some((part) => entries.has(part))) {
      return whole;
    }
    const wanted = [...entries].filter(([entry]) => isWanted(entry));
    const size = wanted.reduce((sum, [, entrySize]) => sum + entrySize, 0);
    if (depth > 1 || wanted.length === 0 || wanted.length > most.files || size > most.bytes) {
      return whole;
    }
    const parts = Object.entries(unzip(bytes, {filter: (part) => isWanted(part.name)}));
    const readings = parts.filter(([entry, content]) => !isNote(entry, content));
    const taken = readings.length > 0 ? readings : parts;
    const names = taken.map(([entry]) => nameOf(entry));
    return taken.flatMap(([entry, content], at) => {
      const own = names[at] ?? '';
      const isOnly = names.indexOf(own) === names.lastIndexOf(own);
      const told = withPlace(own, {zip: name, folder: folderOf(entry), isOnly});
      return isZip(content)
        ? filesIn(told, new Uint8Array(content), unzip, depth + 1)
        : [{name: told, content: new Uint8Array(content)}];
    });
  } catch {
    return whole;
  }
}

function namesIn(bytes: Uint8Array, unzip: Unzip): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  unzip(bytes, {
    filter: ({name, originalSize}) => {
      names.set(name, originalSize);
      return false;
    },
  });
  return names;
}

/** Folders and what systems leave beside files are none. */
function isWanted(entry: string): boolean {
  return tables.test(entry) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(entry);
}

/** No note is longer, bytes. */
const longestNote = 100_000;

/** Whether a text has no row with a time in one of its cells, as what a portal writes about its files. */
function isNote(entry: string, content: Uint8Array): boolean {
  const hasTime = (line: string): boolean => {
    const cells = line.split(/[;,|\t]/).map((cell) => cell.replaceAll('"', '').trim());
    return (
      cells.length > 1 &&
      cells.some((cell) => parseTimeLabel(cell) !== null || parseDayOnly(cell) !== null)
    );
  };
  return (
    /\.txt$/i.test(entry) &&
    content.length <= longestNote &&
    !textOf(content)
      .split(/[\r\n]+/)
      .some(hasTime)
  );
}

/** The name of an entry without its folders. */
function nameOf(entry: string): string {
  return spelled(entry.slice(entry.lastIndexOf('/') + 1));
}

function folderOf(entry: string): string {
  return spelled(entry.slice(0, Math.max(0, entry.lastIndexOf('/'))));
}

/** Old programs write the letters of a name in their own encoding. */
function spelled(name: string): string {
  return /^[\0-\xff]*$/.test(name)
    ? textOf(Uint8Array.from(name, (letter) => letter.charCodeAt(0)))
    : name;
}

/**
 * The name of an entry, with that of its folder or its zip where they name the point of its readings, or where only they
 * tell it from another entry.
 */
function withPlace(
  name: string,
  {zip, folder, isOnly}: {readonly zip: string; readonly folder: string; readonly isOnly: boolean},
): string {
  const isNamed = pointInName(name) !== null;
  if (folder !== '' && (!isOnly || (!isNamed && pointInName(folder) !== null))) {
    return `${name}, folder ${folder}`;
  }
  return !isNamed && pointInName(zip) !== null ? `${name}, plik ${zip}` : name;
}

/** The sheets with readings, if they are several, as files of text; each tells under its rows which are left out. */
function sheetsIn(name: string, bytes: Uint8Array, unzip: Unzip): readonly Part[] {
  const {book, part} = bookOf(bytes, unzip);
  if (book.sheets.length < 2) {
    return [];
  }
  const sheets = book.sheets.map(({name: sheet, path, isHidden}) => ({
    sheet,
    isHidden,
    table: readSheet(part(path) ?? new Uint8Array(), book),
  }));
  const found = sheets.filter(({table}) => holdsTable(table));
  if (found.length < 2) {
    return [];
  }
  const [shown, hidden] = parted(found, ({isHidden}) => !isHidden);
  const [ofHours, ofDays] = parted(shown, ({table}) => !isOfDays(table));
  const remarks = [
    ...saidElsewhere(sheets.filter((sheet) => !found.includes(sheet))),
    ...hidden.map(({sheet}) => `# Arkusz ${inQuotes(sheet)} jest ukryty, więc go pominięto`),
    ...ofDays.map(({sheet}) => `# Arkusz ${inQuotes(sheet)} ma sumy dni, więc go pominięto`),
  ];
  return ofHours.map(({sheet, table}) => ({
    name: `${name}, arkusz ${sheet}`,
    content: [asText(table), ...remarks.map(quoted)].join('\n'),
  }));
}

/** What a test names and the rest; all together if it names nothing. */
function parted<T>(
  all: readonly T[],
  test: (one: T) => boolean,
): readonly [readonly T[], readonly T[]] {
  const found = all.filter(test);
  return found.length === 0 ? [all, []] : [found, all.filter((one) => !test(one))];
}

/** Whether each row is of a whole day, as in a summary. */
function isOfDays(rows: readonly TableRow[]): boolean {
  try {
    const head = findHead(rows);
    if (head === null || dayColumns(head.headers) !== null) {
      return false;
    }
    const {time, hour} = placesOf(head);
    const cells = head.body.map((row) => row.cells[time ?? -1] ?? '');
    // A spreadsheet writes a day as its midnight.
    const days = cells.map((cell) => parseDayOnly(cell) ?? parseTimeLabel(cell)?.day);
    const clocks = new Set(cells.map((cell) => cell.replace(/^\S+/, '')));
    return (
      hour === null &&
      days.length > 1 &&
      clocks.size === 1 &&
      !days.includes(undefined) &&
      new Set(days).size === days.length
    );
  } catch (error) {
    if (error instanceof Refusal) {
      return false;
    }
    throw error;
  }
}

function holdsTable(rows: readonly TableRow[]): boolean {
  try {
    return isTable(rows);
  } catch (error) {
    if (error instanceof Refusal) {
      return true;
    }
    throw error;
  }
}

/** Rows on the lines they have in the sheet, so that messages name them. */
function asText(rows: readonly TableRow[]): string {
  let text = '';
  let at = 1;
  for (const {line, cells} of rows) {
    text += `${'\n'.repeat(line - at)}${cells.map(quoted).join(';')}`;
    at = line;
  }
  return text;
}

function quoted(cell: string): string {
  return /[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
