import {foldPolish} from '@cooperative/polish';
import {cellsKind} from './cells';
import {roleOf, type ColumnRole} from './columnWords';
import {headerOf} from './plan';
import {isUnread, needWhole} from './sample';
import type {TableRow} from './tableRow';

interface Table {
  readonly headers: readonly string[];
  readonly body: readonly TableRow[];
}

const versionWords =
  /^(?:(?:nr|numer) )?(?:wersj[aie]|rewizj[aie]|version|revision)\b|^(?:nr|numer) korekty/;
const versionNumber = /^(?:v|w|ver|wer)?\.? ?(\d{1,4})(?:[.,]0)?$/i;
/** What says that a higher version takes the place of a lower one. */
const replaces = /korekt|koryg/;
const ruleOfVersions =
  /(?:wyzsz|najwyzsz|ostatni|najnowsz|nowsz)\w{0,9} (?:(?:numer\w{0,9}|nr) )?(?:wersj|rewizj)|(?:wersj|rewizj)\w{0,9} (?:o )?(?:wyzsz|najwyzsz|ostatni|najnowsz|nowsz|pozniejsz)|(?:highest|latest|higher) (?:version|revision)/;

/**
 * A table with a column of versions and rows of one time in several of them. Where the heading or a line around the table
 * says that versions are corrections, only the highest of each time stays; where nothing says so, the rows of one time
 * stand in the order of their versions, so that whoever is asked which of two values counts knows the newer one.
 */
export function withVersions(
  table: Table,
  around: readonly TableRow[],
): Table & {readonly told: readonly string[]} {
  const {headers, body} = table;
  const column = headers.findIndex((header) => versionWords.test(foldPolish(header)));
  if (column === -1) {
    return {...table, told: []};
  }
  needWhole(body);
  const versions = body.map(({cells}) => versionNumber.exec(cells[column] ?? '')?.[1]);
  if (versions.includes(undefined) || new Set(versions).size < 2) {
    return {...table, told: []};
  }
  const keys = keyColumns(headers, body, column);
  const keyOf = ({cells}: TableRow): string => keys.map((one) => cells[one] ?? '').join('\t');
  const highest = new Map<string, number>();
  const lowest = new Map<string, number>();
  const versionAt = (at: number): number => Number(versions[at]);
  for (const [at, row] of body.entries()) {
    const key = keyOf(row);
    highest.set(key, Math.max(versionAt(at), highest.get(key) ?? versionAt(at)));
    lowest.set(key, Math.min(versionAt(at), lowest.get(key) ?? versionAt(at)));
  }
  if ([...highest].every(([key, version]) => version === lowest.get(key))) {
    return {...table, told: []};
  }
  const name = headerOf(table, column);
  const isSaid =
    replaces.test(foldPolish(name)) ||
    around.some((row) => !isUnread(row) && ruleOfVersions.test(foldPolish(row.cells.join(' '))));
  const kept = isSaid
    ? body.filter((row, at) => versionAt(at) === highest.get(keyOf(row)))
    : Array.from(body.keys())
        .sort((one, other) => versionAt(one) - versionAt(other) || one - other)
        .flatMap((at) => body[at] ?? []);
  return {
    ...table,
    body: kept,
    told: [
      isSaid
        ? `Z wersji tego samego odczytu wczytano najwyższą, bo plik mówi, że to korekta (kolumna „${name}”). Pominięte wiersze z niższą wersją: ${body.length - kept.length}.`
        : `Te same odczyty są w kilku wersjach (kolumna „${name}”). Plik nie mówi, że wyższa zastępuje niższą, więc gdzie się różnią, pytamy. Nowsza to ta z wyższym numerem.`,
    ],
  };
}

/** The columns that tell one reading from another: its time, point and kind, and words; no numbers that are read. */
function keyColumns(
  headers: readonly string[],
  body: readonly TableRow[],
  version: number,
): readonly number[] {
  return headers.flatMap((header, column) => {
    const role = roleOf(header);
    const isKey =
      keyRoles.includes(role) ||
      (!besideRoles.includes(role) && ['text', 'ids', 'times'].includes(cellsKind(body, column)));
    return column !== version && isKey ? [column] : [];
  });
}

const keyRoles: readonly ColumnRole[] = [
  'time',
  'day',
  'hour',
  'kind',
  'zone',
  'meter',
  'meterNumber',
];
const besideRoles: readonly ColumnRole[] = ['status', 'stamp', 'unit'];
