import {failed, foldPolish, inQuotes, ok, type Result} from '@cooperative/polish';
import {joinedHeadings, type TableRow} from '@cooperative/meter-files/table';
import {
  isOfOwner,
  kwhIn,
  listColumnOf,
  powerProblem,
  unitProblem,
  type ListColumn,
} from '../record/listColumns';

/** The rows of a list of points under headings that are understood. */
export interface ListTable {
  readonly columns: ReadonlyMap<ListColumn, number>;
  /** kWh in one unit of the use of a year. */
  readonly kwhFactor: number;
  readonly rows: readonly TableRow[];
  /** What was left out, in Polish. */
  readonly notes: readonly string[];
}

/** Whether a list of points has no use for it, though another tool has. */
function isUnusedHere(column: ListColumn): boolean {
  return column === 'share' || column.startsWith('month ');
}

/** What a point does, under „rodzaj”, tells nothing of its owner. */
const roleOfPoint = /^(?:odbior|wytworc|producent|prosument|konsument|magazyn|oze\b|$)/;

const ordinal = /^(?:l\.? ?p\.?|nr|no\.?|#)$/;

/** Reads the headings of a list, also in two rows. Refuses two columns that may be the same thing. */
export function listTable(table: readonly TableRow[], at: number): Result<ListTable> {
  const {headings, after} = headingsAt(table, at);
  const {line = 1} = table[at] ?? {};
  const refuse = (message: string): Result<never> => failed([{field: `wiersz ${line}`, message}]);
  const named = withOwners(headings);
  if (named.includes('power')) {
    return refuse(powerProblem);
  }
  const unit = headings.flatMap(({joined}) => unitProblem(joined) ?? [])[0];
  if (unit !== undefined) {
    return refuse(unit);
  }
  const body = table.slice(after);
  const {rows, notes, other} = partedRows(body, named, headings);
  if (other !== null) {
    return failed([{field: `wiersz ${other}`, message: otherTable(other)}]);
  }
  const found = named.map((column, place) =>
    column === 'person' && rows.every(({cells}) => roleOfPoint.test(foldPolish(cells[place] ?? '')))
      ? null
      : column,
  );
  const shifted = rows.find((row) => mayBeShifted(row.cells, found));
  if (shifted) {
    return failed([
      {
        field: `wiersz ${shifted.line}`,
        message: `Wiersz ${shifted.line}: komórek jest ${shifted.cells.length}, a nagłówków ${headings.length}. Komórkę z przecinkiem albo średnikiem, np. adres, ujmij w cudzysłów, a uwagom na końcu wierszy daj nagłówek.`,
      },
    ]);
  }
  const columns = new Map<ListColumn, number>();
  for (const column of new Set(found)) {
    if (column === null || column === 'power') {
      continue;
    }
    const own = onlyColumn(
      found.flatMap((one, place) => (one === column ? [place] : [])),
      column,
      {headings, rows},
    );
    if (own === null) {
      const names = headings
        .filter((_, place) => found[place] === column)
        .map(({joined}) => inQuotes(joined));
      return refuse(
        `Kolumny ${names.join(' i ')} mogą być tym samym, a mają różne wartości. Zostaw w pliku jedną z nich albo nazwij je tak, żeby było widać, co w nich jest.`,
      );
    }
    columns.set(column, own);
  }
  const used = new Set(
    [...columns].flatMap(([column, place]) => (isUnusedHere(column) ? [] : [place])),
  );
  const width = Math.max(headings.length, ...rows.map(({cells}) => cells.length));
  const unread = Array.from({length: width}, (_, place) => headings[place]?.joined ?? '').flatMap(
    (joined, place) =>
      !used.has(place) &&
      !ordinal.test(foldPolish(joined)) &&
      rows.some(({cells}) => (cells[place] ?? '') !== '')
        ? [joined === '' ? `nr ${place + 1}` : joined]
        : [],
  );
  const annual = columns.get('annualKwh');
  const kwhFactor = annual === undefined ? 1 : kwhIn(headings[annual]?.joined ?? '');
  return ok({
    columns,
    kwhFactor,
    rows,
    notes: [
      ...notes,
      ...(kwhFactor === 1
        ? []
        : [
            `Zużycie z kolumny ${inQuotes(headings[annual ?? 0]?.joined ?? '')} przeliczono na kWh.`,
          ]),
      ...(unread.length > 0
        ? [`Z listy nie wczytano kolumn: ${unread.map((name) => inQuotes(name)).join(', ')}.`]
        : []),
    ],
  });
}

interface Heading {
  /** In the lowest row that has one. */
  readonly own: string;
  /** With what stands above it. */
  readonly joined: string;
}

/** The headings at a row, with those of a row above or below it that belongs to them, and the row after them. */
function headingsAt(
  table: readonly TableRow[],
  at: number,
): {readonly headings: readonly Heading[]; readonly after: number} {
  const cellsAt = (row: number): readonly string[] =>
    (table[row]?.cells ?? []).map((cell) => cell.trim());
  const lineOf = (row: number): number => table[row]?.line ?? Number.NaN;
  const isBeside = (row: number, other: number): boolean =>
    Math.abs(lineOf(row) - lineOf(other)) === 1;
  const own = cellsAt(at);
  const above =
    at > 0 && isBeside(at - 1, at) && isOver(cellsAt(at - 1), own) ? [cellsAt(at - 1)] : [];
  const below = isBeside(at + 1, at) && isUnder(cellsAt(at + 1), own) ? [cellsAt(at + 1)] : [];
  const rows = [...above, own, ...below];
  const joined = joinedHeadings(rows);
  return {
    headings: joined.map((text, column) => ({
      own:
        rows
          .map((cells) => cells[column] ?? '')
          .filter((cell) => cell !== '')
          .at(-1) ?? '',
      joined: text,
    })),
    after: at + 1 + below.length,
  };
}

/** Whether a row of words names what the headings below it leave open, being none or the same, as merged cells do. */
function isOver(upper: readonly string[], lower: readonly string[]): boolean {
  const words = upper.filter((cell) => cell !== '');
  const own = lower.filter((cell) => cell !== '');
  return (
    words.length > 1 &&
    words.every((cell) => !/\d{4}/.test(cell)) &&
    (new Set(own).size < own.length ||
      lower.some((cell, column) => cell === '' && (upper[column] ?? '') !== ''))
  );
}

/** Whether a row has headings alone, under cells of which some are merged. */
function isUnder(lower: readonly string[], upper: readonly string[]): boolean {
  const words = lower.filter((cell) => cell !== '');
  return (
    words.length > 1 &&
    words.every((cell) => !/\d/.test(cell) && listColumnOf(cell) !== null) &&
    upper.some((cell, column) => cell !== '' && (lower[column] ?? '') === '')
  );
}

/** What a heading of an installation says is not said of its owner. */
const ofInstallation = /instalac|zrodl|falownik|magazyn/;
const ofPower: ReadonlySet<ReturnType<typeof listColumnOf>> = new Set([
  'panelKw',
  'orderedKw',
  'power',
]);

function columnOf(own: string, joined: string): ReturnType<typeof listColumnOf> {
  const whole = listColumnOf(joined);
  if (own === joined) {
    return whole;
  }
  const alone = listColumnOf(own);
  return ofInstallation.test(foldPolish(joined))
    ? ofPower.has(alone) || ofPower.has(whole)
      ? 'panelKw'
      : null
    : (alone ?? whole);
}

/** What each heading says; a name of an owner beside that of a point is the holder, or is left out where another column is. */
function withOwners(headings: readonly Heading[]): readonly ReturnType<typeof listColumnOf>[] {
  const found = headings.map(({own, joined}) => columnOf(own, joined));
  const isOwner = headings.map(({joined}, place) => found[place] === 'name' && isOfOwner(joined));
  const isBesidePoint = found.some((column, place) => column === 'name' && !isOwner[place]);
  const owner = found.includes('holder') ? null : 'holder';
  return found.map((column, place) => (isBesidePoint && isOwner[place] ? owner : column));
}

/** Columns of words, in which a comma may stand. */
const ofWords: ReadonlySet<ReturnType<typeof listColumnOf>> = new Set([
  'name',
  'firstName',
  'surname',
  'holder',
  'person',
  'profile',
  'address',
  'earlierPpe',
]);
/** What a number or a day is made of. */
const inPlace = /^(?:PL)?['\d\s.,:-]*(?:kWh|kWp?)?$/i;

/**
 * Whether cells may have moved to the right, as behind an address with a comma: there are more of them than headings, and
 * no numbers right of the last words show that those are in their places.
 */
function mayBeShifted(
  cells: readonly string[],
  found: readonly ReturnType<typeof listColumnOf>[],
): boolean {
  const words = found.reduce((last, column, place) => (ofWords.has(column) ? place : last), -1);
  const numbers = cells.filter(
    (cell, place) => cell !== '' && place > words && (found[place] ?? null) !== null,
  );
  return (
    cells.slice(found.length).some((cell) => cell !== '') &&
    (numbers.length === 0 || !numbers.every((cell) => inPlace.test(cell)))
  );
}

/** The rows without the headings repeated among them and the titles above those; the line of a second table, if there is one. */
function partedRows(
  body: readonly TableRow[],
  found: readonly ReturnType<typeof listColumnOf>[],
  headings: readonly Heading[],
): {
  readonly rows: readonly TableRow[];
  readonly notes: readonly string[];
  readonly other: number | null;
} {
  const rows: TableRow[] = [];
  const skipped: number[] = [];
  const heading = folded(headings.map(({own}) => own));
  for (const row of body) {
    if (folded(row.cells) === heading) {
      const title = rows.at(-1);
      if (title?.cells.filter((cell) => cell !== '').length === 1) {
        skipped.push(title.line);
        rows.pop();
      }
      skipped.push(row.line);
    } else if (isOtherHeading(row.cells, found)) {
      return {rows, notes: [], other: row.line};
    } else {
      rows.push(row);
    }
  }
  return {
    rows,
    notes:
      skipped.length > 0 ? [`Pominięto powtórzony nagłówek: wiersze ${skipped.join(', ')}.`] : [],
    other: null,
  };
}

/** Whether a row is the heading of another table: the columns of a list under one another, and no number. */
function isOtherHeading(
  cells: readonly string[],
  found: readonly ReturnType<typeof listColumnOf>[],
): boolean {
  const named = cells.filter((cell) => cell.trim() !== '');
  const own = new Set(named.map(listColumnOf));
  return (
    named.length > 1 &&
    named.every((cell) => listColumnOf(cell) !== null && !/\d/.test(cell)) &&
    own.size === named.length &&
    found.some((column) => column !== null && own.has(column))
  );
}

function otherTable(line: number): string {
  return `Wiersz ${line}: zaczyna się tu druga tabela, z innym nagłówkiem niż pierwsza. Zapisz ją w osobnym pliku i wczytaj oba.`;
}

function folded(cells: readonly string[]): string {
  return foldPolish(cells.map((cell) => cell.trim()).join('\t')).trim();
}

/** The column of a thing where several may be it: the one that names a point, or any if they say the same; null if nobody knows. */
function onlyColumn(
  places: readonly number[],
  column: ListColumn,
  {headings, rows}: {readonly headings: readonly Heading[]; readonly rows: readonly TableRow[]},
): number | null {
  const named =
    column === 'ppe'
      ? places.filter((place) => foldPolish(headings[place]?.joined ?? '').includes('ppe'))
      : [];
  const [first, ...others] = named.length > 0 ? named : places;
  const isSame =
    first !== undefined &&
    others.every((other) =>
      rows.every(({cells}) => (cells[other] ?? '') === '' || cells[other] === cells[first]),
    );
  // The address of a point may stand beside that of its owner: which is which changes no sum.
  return first !== undefined && (isSame || column === 'address') ? first : null;
}
