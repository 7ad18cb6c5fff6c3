import {foldPolish, inQuotes} from '@cooperative/polish';
import {Refusal} from '../refusal';
import {clockOf} from '../time/clocks';
import {isMoment, parseDayOnly, parseTimeLabel} from '../time/timeLabels';
import {hasLostDigits, plainPoint} from '../pointNumber';
import {joinedHeadings} from './joinedHeadings';
import {meaningOf, registerOf} from './meaning';
import {multiplierOf} from './multiplier';
import {directionAbove, roleOf} from './columnWords';
import {withMerged} from './mergedCells';
import {headerOf} from './plan';
import {
  isMonthFirst,
  withDayFirst,
  withSeasons,
  withWholeDates,
  withYearFirst,
  withZones,
} from './dateParts';
import {withQuarters} from './quarters';
import {isUnread, needWhole} from './sample';
import type {TableRow} from './tableRow';
import {explained, type Status} from './statusWords';
import {bare, isUnitRow, unitOf} from './units';
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

/** How many rows are searched for the first one of data, as some files begin with a description. */
const headSearch = 60;
/** Heading rows above one another, without the row of units. */
const mostHeadings = 3;

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

/** The number of the point that the lines above a table name; null if none, or several. */
export function pointAbove(preamble: readonly TableRow[]): string | null {
  const found = new Set(
    preamble.flatMap(({cells}) => {
      const line = cells.join(' ');
      const [written] = pointNumber.exec(line) ?? spacedPoint.exec(line) ?? [];
      const point = written?.replaceAll(' ', '');
      return point !== undefined && /\bppe\b|punkt|\bpod\b/i.test(line) && !hasLostDigits(point)
        ? [point]
        : [];
    }),
  );
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** The number of the point that a file, or a sheet, is named by; null if none, or several. */
export function pointInName(name: string): string | null {
  const found = Array.from(name.matchAll(/(?:^|\D)(590\d{15})(?!\d)/g), ([, point]) => point);
  const [only] = found;
  return only !== undefined && new Set(found).size === 1 && !hasLostDigits(only) ? only : null;
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

function lostColumns(headers: readonly string[], body: readonly TableRow[]): readonly number[] {
  const known = body.filter((row) => !isUnread(row));
  const lost = (body[0]?.cells ?? []).flatMap((cell, column) =>
    // Of one spreadsheet all numbers are spoiled.
    hasLostDigits(cell) && known.every(({cells}) => hasLostDigits(cells[column] ?? ''))
      ? [column]
      : [],
  );
  const keys = headers.flatMap((header, column) =>
    ['time', 'day', 'hour', 'kind', 'zone', 'unit'].includes(roleOf(header)) ? [column] : [],
  );
  for (const column of lost) {
    if (new Set(body.map(({cells}) => cells[column])).size > 1 || repeats(body, keys)) {
      throw new Refusal(
        `${lostNote(headerOf({headers}, column), body[0]?.cells[column] ?? '')} Nie widać więc, które odczyty są którego punktu. Pobierz plik z portalu jeszcze raz albo ustaw w tej kolumnie format „tekst” i wklej numery od nowa.`,
      );
    }
  }
  return lost;
}

/** Whether rows that differ are of one time, as those of two points are. */
function repeats(body: readonly TableRow[], keys: readonly number[]): boolean {
  const rows = new Set(body.map(({cells}) => cells.join('\t')));
  const times = new Set(
    body.map(({cells}) => keys.map((column) => cells[column] ?? '').join('\t')),
  );
  return times.size < rows.size;
}

function lostNote(header: string, cell: string): string {
  return `Arkusz kalkulacyjny zapisał numery w kolumnie ${inQuotes(header)} jako liczby (np. ${inQuotes(cell)}) i ich ostatnie cyfry przepadły. Nie rozpoznajemy po nich punktu. Żeby numer był cały, wczytaj plik prosto z portalu, bez otwierania w arkuszu.`;
}

interface DataStart {
  readonly row: number;
  /** Of the time or the day. */
  readonly column: number;
}

/** The first row of data: a time and a number, and the same below it; else the first row with a time. */
function firstData(rows: readonly TableRow[]): DataStart | null {
  const first = rows.slice(0, headSearch);
  const lone: DataStart[] = [];
  for (const [row, {cells}] of first.entries()) {
    const below = rows[row + 1];
    const columns = cells.flatMap((cell, column) =>
      // A number that comes again is of a meter.
      isTime(cell) ||
      (isMoment(cell) && isMoment(below?.cells[column] ?? '') && below?.cells[column] !== cell)
        ? [column]
        : [],
    );
    for (const column of columns) {
      const hasNumber = cells.some(
        (cell, at) => at !== column && numberLike.test(cell) && !dateLike.test(cell),
      );
      const next = below?.cells[column];
      const isRepeated = below !== undefined && isAmong(first.slice(0, row), below);
      if (
        hasNumber &&
        (next === undefined || next === '' || isTime(next) || isMoment(next) || isRepeated)
      ) {
        return {row: topOfRun(rows, row, column), column};
      }
    }
    const [column] = columns;
    if (column !== undefined && columns.length === 1 && parseTimeLabel(cells[column] ?? '')) {
      lone.push({row, column});
    }
  }
  return lone[0] ?? null;
}

/** Whether a row stands above, as the heading of a table that begins anew does. */
function isAmong(above: readonly TableRow[], {cells}: TableRow): boolean {
  const text = folded(cells);
  return above.some((row) => folded(row.cells) === text);
}

/** The first readings may be missing. */
function topOfRun(rows: readonly TableRow[], from: number, column: number): number {
  const isAt = (row: number): boolean => {
    const cell = rows[row]?.cells[column] ?? '';
    return isTime(cell) || isMoment(cell);
  };
  let row = from;
  while (row > 0 && isAt(row - 1)) {
    row -= 1;
  }
  return row;
}

function isTime(cell: string): boolean {
  return parseTimeLabel(cell) !== null || parseDayOnly(cell) !== null || isMonthFirst(cell);
}

const numberLike = /^[-+]?[.,]?\d[\d .,]*(?:e[-+]?\d+)?(?:[km]?wh?|[^\d\s])?$/i;
const dateLike = /^\d+[-./]\d+[-./]\d/;

interface Headings {
  /** From the top. */
  readonly headings: readonly TableRow[];
  readonly units?: TableRow | undefined;
}

function headingsAbove(rows: readonly TableRow[], data: DataStart | null): Headings {
  if (data === null) {
    const found = bestHeading(rows.slice(0, headSearch));
    const next = found && rows[rows.indexOf(found) + 1];
    return {
      headings: found ? [found] : [],
      ...(next !== undefined && !isUnread(next) && isUnitRow(next.cells) && {units: next}),
    };
  }
  const firstCells = rows[data.row]?.cells ?? [];
  const above = rows.slice(0, data.row).reverse();
  while (isNumbering(above[0]?.cells ?? [])) {
    above.shift();
  }
  const units = isUnitRow(above[0]?.cells ?? []) ? above.shift() : undefined;
  const headings: TableRow[] = [];
  for (const row of above.slice(0, mostHeadings)) {
    const [below] = headings;
    const belongs =
      below === undefined
        ? filled(row.cells) > 1 || firstCells.length === 1
        : below.line - row.line === 1 && isOver(row.cells, headings, firstCells);
    if (!belongs) {
      break;
    }
    headings.unshift(row);
  }
  return {headings, units};
}

/** Whether a row belongs to the headings below it instead of the lines above the table. */
function isOver(
  upper: readonly string[],
  headings: readonly TableRow[],
  firstCells: readonly string[],
): boolean {
  const named = joinedHeadings(headings.map(({cells}) => cells));
  if (pointsOver(upper, named).length > 1) {
    return true;
  }
  if (
    upper.some((cell) => isTime(cell)) ||
    // „Miesiąc: 06.2026”, „Kierunek: pobór” say what the table is of.
    (upper[0] !== '' && upper.every((cell) => cell === '' || /:(?: |$)/.test(cell))) ||
    upper.length > Math.max(named.length, firstCells.length)
  ) {
    return false;
  }
  const isMerged = firstCells.some(
    (cell, column) => cell !== '' && (named[column] ?? '') === '' && (upper[column] ?? '') !== '',
  );
  const isEnough = timeColumn(named) !== -1 && named.some((header) => namesEnergy(header));
  return (
    isMerged ||
    (upper[0] === '' && filled(upper) > Number(isEnough)) ||
    (!isEnough && filled(upper) > 2)
  );
}

/** The cells that are numbers of points; none if one of them is not over a column of energy. */
function pointsOver(cells: readonly string[], headings: readonly string[]): readonly string[] {
  const at = [...cells.keys()].filter((column) =>
    /^(?:PL)?\d{16,}$/.test(plainPoint(cells[column] ?? '')),
  );
  return at.every((column) => registerOf(headings[column] ?? '') !== null)
    ? at.map((column) => cells[column] ?? '')
    : [];
}

/** Cells of a heading; where several points stand over their columns, those of the points alone. */
function overColumns(cells: readonly string[], below: readonly string[]): readonly string[] {
  const points = pointsOver(cells, below);
  return points.length > 1 ? cells.map((cell) => (points.includes(cell) ? cell : '')) : cells;
}

/** Without a row of data: the row with the most words of headings, else the first one with two cells of text. */
function bestHeading(rows: readonly TableRow[]): TableRow | undefined {
  let most = 0;
  let best: TableRow | undefined;
  for (const row of rows) {
    const known = row.cells.filter(
      (cell) => cell !== '' && (roleOf(cell) !== 'other' || registerOf(cell) !== null),
    ).length;
    if (known > most && filled(row.cells) > 1 && !row.cells.every((cell) => /^\d/.test(cell))) {
      most = known;
      best = row;
    }
  }
  return (
    best ??
    rows.find(({cells}) => filled(cells) > 1 && cells.every((cell) => !numberLike.test(cell)))
  );
}

/** Columns numbered from 1 under their headings. */
function isNumbering(cells: readonly string[]): boolean {
  const known = cells.filter((cell) => cell !== '');
  return cells[0] !== '' && known.length > 1 && known.every((cell, at) => Number(cell) === at + 1);
}

function timeColumn(headers: readonly string[]): number {
  return headers.findIndex((header) => ['time', 'day'].includes(roleOf(header)));
}

function namesEnergy(header: string): boolean {
  return registerOf(header) !== null || roleOf(header) === 'value';
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length;
}

/** Nearly every row of data; any other is looked at. */
const plainTime = /^(?:\d{4}[-./]\d|\d{1,2}[-./]\d{1,2}[-./]\d{2}|20\d{6}|[34567]\d{4}(?:[.,]|$))/;
const footer =
  /^(?:\W*)(?:(?:do|z) przeniesienia|suma|sumy|razem|ogolem|lacznie|podsumowanie|total|srednia|srednio|maksimum|maks|max|minimum|mediana|najwieksz\w*|najmniejsz\w*)\b/;

/** What stands before the word where a spreadsheet added up the rows of a day: `2026-06-01 Suma`. */
const ofDay = /^\d[\d.\-/]{5,9} (?=[a-z])/;

/** The rows of data. What is neither data nor known as something else stays, to be reported by who reads it. */
function bodyOf(
  rows: readonly TableRow[],
  column: number,
  headers: readonly string[],
  {
    headings,
    preamble,
  }: {
    readonly headings: readonly TableRow[];
    readonly preamble: readonly TableRow[];
  },
): Pick<Head, 'body' | 'below' | 'notes'> {
  const body: TableRow[] = [];
  const skipped = new Skipped();
  const repeated = new Set(headings.map(({cells}) => folded(cells)));
  const hourColumn = headers.findIndex((header) => roleOf(header) === 'hour');
  const hasHours = hourColumn !== -1;
  let day = '';
  let below: readonly TableRow[] = [];
  /** Where rows begin that are not understood yet: a heading may follow. */
  let open: number | null = null;
  const skipRemarks = (): void => {
    for (const above of open === null ? [] : body.splice(open)) {
      if (isRemark(above)) {
        skipped.add('opis między wierszami', above);
      } else {
        body.push(above);
      }
    }
    open = null;
  };
  for (const row of rows) {
    if (isUnread(row)) {
      // Who reads them looks at each.
      body.push(row);
      continue;
    }
    const cell = row.cells[column] ?? '';
    if (
      column < 0 ||
      (plainTime.test(cell) && (hourColumn === -1 || /\d/.test(row.cells[hourColumn] ?? '')))
    ) {
      day = cell;
      skipRemarks();
      body.push(row);
    } else if (repeated.has(folded(row.cells))) {
      for (const above of open === null ? [] : body.splice(open)) {
        if (isDescription(above.cells) || isLabelled(above.cells)) {
          refuseOtherPoint(above.cells, preamble, row.line);
          refuseOtherDirection(above, preamble, row.line);
          skipped.add('opis nad powtórzonym nagłówkiem', above);
        } else {
          body.push(above);
        }
      }
      skipped.add('powtórzony nagłówek', row);
      open = null;
    } else if (
      footer.test(foldPolish(row.cells.find((one) => one !== '') ?? '').replace(ofDay, '')) ||
      (hourColumn !== -1 && footer.test(foldPolish(row.cells[hourColumn] ?? '')))
    ) {
      skipped.add('podsumowanie', row);
    } else if (cell === '' && hasHours && day !== '' && filled(row.cells) > 1) {
      // A merged cell holds the day of all its rows.
      needWhole(rows);
      body.push({...row, cells: row.cells.map((one, at) => (at === column ? day : one))});
    } else if (cell === '' && filled(row.cells) > 1) {
      skipped.add('wiersz bez daty', row);
    } else if (isTime(cell) || isMoment(cell)) {
      day = cell;
      skipRemarks();
      body.push(row);
    } else {
      checkHeading(row);
      open ??= body.length;
      body.push(row);
    }
  }
  if (column >= 0) {
    midnightsToEnds(body, column, hourColumn);
  }
  if (open !== null) {
    // Rows whose dates stand in several columns are not understood yet either.
    const described = body
      .slice(open)
      .reverse()
      .findIndex(({cells}) => !isDescription(cells));
    below = body.splice(described === -1 ? open : body.length - described);
    for (const row of below) {
      skipped.add('opis pod tabelą', row);
    }
  }
  return {body, below, notes: skipped.notes()};
}

/** Whether a row below a table is words about it: one cell, or several without a number alone in any. */
function isDescription(cells: readonly string[]): boolean {
  return filled(cells) === 1 || !cells.some((cell) => numberLike.test(cell) || isTime(cell));
}

/** Whether a row between others is words alone, and none on which the rows below it depend: „# zmiana taryfy”. */
function isRemark({cells}: TableRow): boolean {
  const [text = '', ...others] = cells.filter((cell) => cell !== '');
  const {register, aspect, zone} = meaningOf(text);
  return (
    others.length === 0 &&
    /^(?:#|\/\/)? ?\p{L}/u.test(text) &&
    !pointNumber.test(text) &&
    !/[x×*] ?\d/.test(text) &&
    register === null &&
    zone === null &&
    (aspect === 'energy' || aspect === 'technical') &&
    unitOf(text) === null &&
    clockOf(text) === null &&
    multiplierOf({cells: [text]}) === null
  );
}

/** „PPE;590…”: a word and what it is of. */
function isLabelled(cells: readonly string[]): boolean {
  return filled(cells) === 2 && /^\p{L}/u.test(cells.find((cell) => cell !== '') ?? '');
}

const pointNumber = /\b(?:PL\d{4}\d{10,28}|\d{18})\b/;
const spacedPoint = /\b590(?: ?\d){15}\b/;

/** Refuses a table that begins anew for another point of delivery: its readings are not of the same one. */
function refuseOtherPoint(
  cells: readonly string[],
  preamble: readonly TableRow[],
  line: number,
): void {
  const [point] = pointNumber.exec(cells.join(' ')) ?? [];
  if (point !== undefined && !preamble.some((row) => row.cells.join(' ').includes(point))) {
    throw new Refusal(
      `Wiersz ${line}: zaczyna się tu tabela innego punktu (${point}). Zapisz ją w osobnym pliku i wybierz oba.`,
    );
  }
}

/** Of energy of the other direction, which would be taken for that of the first. */
function refuseOtherDirection(row: TableRow, preamble: readonly TableRow[], line: number): void {
  const [direction, first] = [directionAbove([row]), directionAbove(preamble)];
  if (direction !== null && first !== null && direction !== first) {
    throw new Refusal(
      `Wiersz ${line}: zaczyna się tu tabela innej energii (${inQuotes(row.cells.join(' ').trim())}). Zapisz ją w osobnym pliku i wybierz oba.`,
    );
  }
}

const midnight = /^00?(?::00){0,2}$/;
const lastHour = /^23(?::\d\d){0,2}$/;

/**
 * Writes the midnight that ends a day, as spreadsheets write 24:00: `2026-06-01 00:00` after 23:00 of that day, or
 * before it in a file whose last hour is the first, with no other hour of the day on its other side.
 */
function midnightsToEnds(body: TableRow[], column: number, hourColumn: number): void {
  const labelAt = (row: TableRow | undefined): readonly [day: string, hour: string] => {
    const cell = row?.cells[column] ?? '';
    if (hourColumn !== -1) {
      return [cell, row?.cells[hourColumn] ?? ''];
    }
    const space = cell.search(/[ T]/);
    return space === -1 ? [cell, ''] : [cell.slice(0, space), cell.slice(space + 1)];
  };
  /** The nearest label that is another one: rows of one hour may be several. */
  const beside = (from: number, step: 1 | -1): readonly [string, string] => {
    const [day, hour] = labelAt(known[from]);
    let at = from;
    while (at >= 0 && at < known.length) {
      const other = labelAt(known[at]);
      if (other[0] !== day || other[1] !== hour) {
        return other;
      }
      at += step;
    }
    return ['', ''];
  };
  const known = body.filter((row) => !isUnread(row));
  const ends = known.flatMap((row, at) => {
    const [day, hour] = labelAt(row);
    if (!midnight.test(hour)) {
      return [];
    }
    const [before, after] = [beside(at, -1), beside(at, 1)];
    const isEnd = [
      [before, after],
      [after, before],
    ].some(([one, other]) => one?.[0] === day && lastHour.test(one[1]) && other?.[0] !== day);
    return isEnd ? [at] : [];
  });
  // Too few days to tell how they end, or too few rows to mend them.
  if (ends.length > 0 || labelAt(known[0])[0] === labelAt(known.at(-1))[0]) {
    needWhole(body);
  }
  for (const at of ends) {
    const row = body[at];
    const [day] = labelAt(row);
    if (row !== undefined) {
      const [target, label] = hourColumn === -1 ? [column, `${day} 24:00`] : [hourColumn, '24:00'];
      const cells = row.cells.map((cell, index) => (index === target ? label : cell));
      body[at] = {...row, cells};
    }
  }
}

/** Refuses a second table whose columns are others than those above. */
function checkHeading({cells, line}: TableRow): void {
  if (timeColumn(cells) !== -1 && cells.some((cell) => namesEnergy(cell))) {
    throw new Refusal(
      `Wiersz ${line}: zaczyna się tu druga tabela, z innym nagłówkiem niż pierwsza. Zapisz ją w osobnym pliku i wybierz oba.`,
    );
  }
}

function folded(cells: readonly string[]): string {
  return foldPolish(cells.join('\t')).trim();
}

/** How a remark begins that is of another sheet of the workbook. */
const otherSheet = 'Arkusz ';

/** So many are told in their own words. */
const mostComments = 5;

/** Rows left out, by what they are. */
class Skipped {
  private readonly lines = new Map<string, number[]>();
  private readonly comments: string[] = [];

  add(what: string, {line, cells}: TableRow): void {
    const [, comment] = /^# ?(.+)/.exec(cells.find((cell) => cell !== '') ?? '') ?? [];
    if (comment === undefined || this.comments.length === mostComments) {
      this.lines.set(what, [...(this.lines.get(what) ?? []), line]);
    } else {
      this.comments.push(
        comment.startsWith(otherSheet) ? `${comment}.` : `Komentarz w wierszu ${line}: ${comment}.`,
      );
    }
  }

  notes(): readonly string[] {
    const skipped = Array.from(this.lines, ([what, lines]) => {
      const [first = 0] = lines;
      const where =
        lines.length === 1
          ? `wiersz ${first}`
          : `wiersze ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ` i ${lines.length - 5} dalszych` : ''}`;
      return `Pominięto ${what}: ${where}.`;
    });
    return [...skipped, ...this.comments];
  }
}
