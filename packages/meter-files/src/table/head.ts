import {joinedHeadings} from './joinedHeadings';
import {bodyOf} from './bodyRows';
import {withMerged} from './mergedCells';
import {headerOf} from './plan';
import {withDayFirst, withSeasons, withWholeDates, withYearFirst, withZones} from './dateParts';
import {firstData, headingsAbove, headSearch, isTime, overColumns, timeColumn} from './headings';
import {lostColumns, lostNote} from './lostDigits';
import {withQuarters} from './quarters';
import {isUnread} from './sample';
import {filled, type TableRow} from './tableRow';
import {explained, type Status} from './statusWords';
import {bare} from './units';
import {withVersions} from './versions';

/** A table without what is written around it. */
export interface Head {
  /** The lines above the table. */
  readonly preamble: readonly TableRow[];
  /** The lines of words below it. */
  readonly below: readonly TableRow[];
  /** One for each column; of several heading rows and merged cells joined by a space. None if the table has none. */
  readonly headers: readonly string[];
  /** A row of units without their brackets, '' where there is none. */
  readonly units: readonly string[];
  /** The rows of data alone. */
  readonly body: readonly TableRow[];
  /** Columns of numbers whose last digits a spreadsheet lost, as of points of delivery: `5,9E+17`. */
  readonly lost: readonly number[];
  /** What lines above and below the table say that a sign of a status means. */
  readonly legend: ReadonlyMap<string, Status>;
  /** What was skipped and where, in Polish. */
  readonly notes: readonly string[];
}

/** Whether rows hold a table of readings, which have a time. */
export function isTable(rows: readonly TableRow[]): boolean {
  const head = findHead(rows);
  return (
    head !== null &&
    head.body.length > 0 &&
    head.headers.length > 1 &&
    (timeColumn(head.headers) !== -1 ||
      rows.slice(0, headSearch).some(({cells}) => cells.some(isTime)))
  );
}

/** The lines above a table. */
export function preambleOf(rows: readonly TableRow[]): readonly TableRow[] {
  const {headings} = headingsAbove(rows, firstData(rows));
  return rows.slice(0, headings[0] === undefined ? 0 : rows.indexOf(headings[0]));
}

/** Parts a table from the lines above it, headings repeated in it, and sums below it. Null if there is no table. */
export function findHead(rows: readonly TableRow[]): Head | null {
  const data = firstData(rows);
  const {headings, units} = headingsAbove(rows, data);
  const [top] = headings;
  const lowest = headings.at(-1);
  if (data === null && lowest === undefined) {
    return null;
  }
  const start = data?.row ?? rows.findIndex((row) => row === (units ?? lowest)) + 1;
  const found = joinedHeadings(
    headings.map(({cells}, at) => overColumns(cells, headings[at + 1]?.cells ?? [])),
  );
  const preamble = rows.slice(0, top === undefined ? 0 : rows.indexOf(top));
  const {
    body: cleaned,
    below,
    notes,
  } = bodyOf(rows.slice(start), data?.column ?? timeColumn(found), found, {
    headings: [...headings, ...(units === undefined ? [] : [units])],
    preamble,
  });
  const around = [...rows.slice(0, start), ...rows.slice(start).slice(-legendSearch)];
  const yearly = withYearFirst({headers: found, body: cleaned});
  const dated = withDayFirst(yearly);
  const merged = withMerged(dated);
  const {headers, body, told} = withVersions(
    withQuarters(withSeasons(withZones(withWholeDates(merged)))),
    around,
  );
  const lost = lostColumns(headers, body);
  return {
    preamble,
    below,
    headers,
    units: headers.map((_, column) => bare(units?.cells[column] ?? '')),
    body,
    lost,
    legend: legendOf(around),
    notes: [
      ...notes,
      ...yearly.told,
      ...dated.told,
      ...merged.told,
      ...told,
      ...lost.map((column) => lostNote(headerOf({headers}, column), body[0]?.cells[column] ?? '')),
    ],
  };
}

/** How many rows below a table are searched for what its signs mean. */
const legendSearch = 20;

function legendOf(rows: readonly TableRow[]): ReadonlyMap<string, Status> {
  return new Map(
    rows
      .filter((row) => !isUnread(row) && filled(row.cells) === 1)
      .flatMap(({cells}) => explained(cells.find((cell) => cell !== '') ?? '')),
  );
}
