import {failed, type FieldError, foldPolish, inQuotes, ok, type Result} from '@cooperative/polish';
import {hasLostDigits, type SourceFile} from '@cooperative/meter-files';
import {alignedRows, readTable, readText, type TableRow} from '@cooperative/meter-files/table';
import {memberLimit} from '../cooperative/description/limits';
import {showNumber} from '../law/verdict';
import {listColumnOf, type ListColumn} from '../record/listColumns';
import {listTable, type ListTable} from './listTable';
import {commonDays, haveCommonDay, withinMembership, withShares, type Days} from './life';
import {plainNumber} from './matching';
import {hasNumbers, pointRow} from './pointRow';
import {withoutEmpty} from '../record/empty';
import {ownerOf, sourcesAt} from '../record/sources';
import type {CooperativeRecord, Installation, Member, Point} from '../record/schema';

/** Rows among which the headings are. */
const headRows = 12;

/** As much of a file as holds the header of a list. */
export const headBytes = 500;

/** Whether a file that begins with these bytes is a list of points, by its header. */
export function isPointsCsv(head: Uint8Array): boolean {
  const text = readText(head.subarray(0, headBytes), 'lista');
  if (!text.ok) {
    return false;
  }
  const lines = text.value.split(/\r?\n/);
  // The last line of the beginning of a longer file is cut.
  const whole = head.length < headBytes ? lines : lines.slice(0, -1);
  const aligned = alignedRows(whole.join('\n'), isOfPoints)?.map(({cells}) => cells);
  return headerIn(aligned ?? lines.map((line) => line.split(/[;,\t]/))) >= 0;
}

/** Whether a line of an aligned list has the number of a point. */
function isOfPoints(cells: readonly string[]): boolean {
  return cells.some((cell) => /^(?:PL)?\d{12,}$/.test(cell));
}

/** The list in a workbook; null for another one, as a statement of the seller, which names points and their numbers too. */
export function listIn({table, sheet = '', sheets}: SourceFile): Result<ReadList> | null {
  const lists = (sheets ?? (table ? [{sheet, table}] : [])).filter((one) => isList(one.table));
  const [only] = lists;
  if (lists.length > 1) {
    const names = lists.map((one) => inQuotes(one.sheet)).join(', ');
    const message = `Lista punktów jest w kilku arkuszach: ${names}. Nie wzięto żadnej: zostaw w pliku jeden z nich albo zapisz każdy w osobnym pliku i wczytaj wszystkie. Którego nie widać, ten jest ukryty.`;
    return failed([{field: 'lista', message}]);
  }
  return only ? readRows(inColumns(only.table)) : null;
}

/** Whether a sheet is a list. */
function isList(table: readonly TableRow[]): boolean {
  const above = table.slice(0, headRows).map(({cells}) => cells);
  const at = headerIn(above);
  const header = above[at];
  const columns = (header ?? []).filter((cell) => cell !== '').map(listColumnOf);
  // A sheet to be filled in has headings alone.
  const hasRows = table.slice(at + 1).some(({cells}) => cells.some((cell) => cell.trim() !== ''));
  return (
    hasRows && (columns.includes('holder') || (header !== undefined && !columns.includes(null)))
  );
}

/** Rows of a sheet, whose cells are in their columns whether or not those have headings. */
function inColumns(table: readonly TableRow[]): readonly TableRow[] {
  const width = Math.max(...table.map(({cells}) => cells.length));
  return table.map((row) => ({
    ...row,
    cells: Array.from({length: width}, (_, place) => row.cells[place] ?? ''),
  }));
}

/** What a list tells: points, and the members that they belong to, as far as it says anything of them. */
export interface PointList {
  readonly points: readonly Point[];
  readonly members: readonly Member[];
}

/** A list as it was read. */
export interface ReadList extends PointList {
  /** What was left out or looks wrong, in Polish. */
  readonly notes: readonly string[];
}

/** Which of the first rows has the headings of a list; -1 if none. */
function headerIn(rows: readonly (readonly string[])[]): number {
  // What a file of readings says of its point stands above their headings.
  const hasReadings = rows.some((cells) => cells.some(isOfReadings));
  return rows.findIndex(
    (cells) => isHeader(cells) && (listColumnsIn(cells).has('name') || !hasReadings),
  );
}

/** What the headings of a list name. */
function listColumnsIn(cells: readonly string[]): ReadonlySet<ReturnType<typeof listColumnOf>> {
  return new Set(cells.map(listColumnOf));
}

/** Whether these are the headings of a list of points. */
function isHeader(cells: readonly string[]): boolean {
  const columns = listColumnsIn(cells);
  const isNamed = columns.has('name') && (columns.has('ppe') || columns.has('holder'));
  return (isNamed || isNameless(cells)) && !cells.some((cell) => ofBills.test(foldPolish(cell)));
}

/** Whether these are the headings of a list without names: of no readings, and no line with a number of a point. */
function isNameless(cells: readonly string[]): boolean {
  return (
    cells.map(listColumnOf).some(isOfPoint) &&
    cells.some((cell) => listColumnOf(cell) === 'ppe' && numbersOfPoints.test(foldPolish(cell))) &&
    !cells.some((cell) => /\d{2}/.test(cell) || isOfReadings(cell))
  );
}

const numbersOfPoints = /ppe|point|punkt|^(?:pod|ean|gsrn)\b/;

/** Headings of a file of readings, which has points too. */
const ofReadings =
  /^(?:data|doba|dzien|czas|date|day|time|hour|okres|miesiac|month)\b|^[hq] ?\d|rodzaj|faktur/;

/** Whether a heading is of readings; the day of joining is of a member. */
function isOfReadings(cell: string): boolean {
  const column = listColumnOf(cell);
  return ofReadings.test(foldPolish(cell)) && column !== 'memberFrom' && column !== 'memberTo';
}

/** What only a list says of a point. */
function isOfPoint(column: ListColumn | 'power' | null): boolean {
  return (
    column !== null &&
    ['holder', 'address', 'orderedKw', 'power', 'panelKw', 'person', 'profile', 'phases'].includes(
      column,
    )
  );
}

/** Headings of a bill or of readings, which have names and points too. */
const ofBills = /netto|brutto|kwota|^cena|godzin|kwadrans/;

/** Reads a list of points with a header. Errors name the line. */
export function readPointsCsv(text: string): Result<ReadList> {
  const aligned = alignedRows(text.replace(/^\uFEFF/, ''), isOfPoints);
  const table = aligned === null ? readTable(text, 'lista') : ok(aligned);
  return table.ok ? readRows(table.value) : table;
}

function readRows(table: readonly TableRow[]): Result<ReadList> {
  // Lines above the headings say whose the list is.
  const at = headerIn(table.slice(0, headRows).map(({cells}) => cells));
  const read = listTable(table, Math.max(at, 0));
  return read.ok ? pointsIn(read.value) : read;
}

function pointsIn(table: ListTable): Result<ReadList> {
  const notes = [...table.notes];
  const withoutHolder: number[] = [];
  const errors: FieldError[] = [];
  const members = new Map<string, Member>();
  const before: PlacedRow[] = [];
  const points: Point[] = [];
  /** How the list calls the cooperative itself. */
  const named = new Map<string, string>();
  const tell = (note: string): void => {
    notes.push(note);
  };
  const haveNumbers = hasNumbers(table);
  for (const row of table.rows) {
    const read = pointRow(row, table, {haveNumbers, tell});
    if (read === null) {
      continue;
    }
    const {line, point, holder, member} = read;
    const complain = (message: string): void => {
      errors.push({field: `wiersz ${line}`, message});
    };
    read.problems.forEach(complain);
    const ownName = plainName(holder.replace(/,? z siedzibą .*/i, ''));
    if (point.ofCooperative === true && holder.includes(' ') && !isOfNone.test(ownName)) {
      named.set(ownName, named.get(ownName) ?? holder);
    }
    if (holder === '' && member.kind === undefined && members.size > 0) {
      withoutHolder.push(line);
    }
    const {id, ppe = ''} = point;
    const placed = {line, id, number: plainNumber(ppe), days: commonDays(point, member)};
    const twice = hasLostDigits(ppe) ? null : repeated(before, placed);
    before.push(placed);
    if (twice !== null) {
      complain(twice);
    }
    const said = withoutEmpty(member);
    if (point.ofCooperative !== true && (holder !== '' || Object.keys(said).length > 0)) {
      const owner = holder === '' ? id : holder;
      const known = members.get(owner);
      const next = {...known, ...said, name: owner};
      const others = Object.entries({...known}).flatMap(([key, value]) => {
        const now = next[key as keyof Member];
        return now === value ? [] : [key];
      });
      if (others.includes('nip')) {
        complain(
          `Wiersz ${line}: członek ${inQuotes(owner)} ma wyżej inny NIP, ${known?.nip ?? ''}. Popraw jeden z nich, a jeśli to dwaj członkowie, nazwij ich inaczej.`,
        );
      } else if (others.some((key) => key !== 'email')) {
        complain(
          `Wiersz ${line}: o członku ${inQuotes(owner)} lista mówi wyżej co innego. Wpisz w każdym jego wierszu to samo, kim jest i od kiedy do kiedy jest członkiem.`,
        );
      }
      // A board has more than one address; the first is the one to write to.
      const email = known?.email ?? next.email;
      if (others.includes('email') && email?.toLowerCase() !== next.email?.toLowerCase()) {
        tell(
          `Wiersz ${line}: członek ${inQuotes(owner)} ma wyżej inny e-mail. Został pierwszy, ${inQuotes(email ?? '')}.`,
        );
      }
      members.set(owner, {...next, ...(email !== undefined && {email})});
    }
    points.push(point);
  }
  if (withoutHolder.length > 0) {
    notes.push(
      `Wiersze bez członka: ${withoutHolder.join(', ')}. Każdy z tych punktów będzie osobnym członkiem. Jeśli należą do członka z wiersza wyżej, jak w scalonych komórkach, wpisz go przy każdym.`,
    );
  }
  if (named.size > 1) {
    const names = [...named.values()].map((one) => inQuotes(one)).join(' i ');
    const message = `Na liście są ${names}, a rozliczamy jedną spółdzielnię. W kolumnie „członek” przy jej punktach wpisz „spółdzielnia”, a drugą nazwij skrótem, np. „SE” z nazwą.`;
    return failed([{field: 'lista', message}]);
  }
  for (const [one, other] of sameNames([...members.keys()])) {
    notes.push(
      `Członkowie ${inQuotes(one)} i ${inQuotes(other)} różnią się tylko zapisem, a wczytano ich jako dwóch. Jeśli to jeden, wpisz go wszędzie tak samo.`,
    );
  }
  if (named.size > 0) {
    notes.push(
      `Punkty, które należą do ${[...named.values()].map((one) => inQuotes(one)).join(', ')}, wczytano jako punkty samej spółdzielni, a nie członka.`,
    );
  }
  if (points.length > memberLimit) {
    const message = `Punktów na liście jest ${showNumber(points.length)}, a\u00a0zmieści się najwyżej ${showNumber(memberLimit)}. Nie wzięto żadnego: podziel listę.`;
    return failed([{field: 'lista', message}]);
  }
  return errors.length > 0 ? failed(errors) : ok({points, members: [...members.values()], notes});
}

/** Only the letters and digits of a name. */
function plainName(name: string): string {
  return foldPolish(name).replaceAll(/[^a-z\d]/g, '');
}

/** A cooperative without a name of its own. */
const isOfNone = /^spoldzielniaenergetyczna$/;

/** Names that differ only in the size of letters, signs or spaces, each with the first of them. */
function sameNames(names: readonly string[]): readonly (readonly [string, string])[] {
  const first = new Map<string, string>();
  return names.flatMap((name) => {
    const plain = plainName(name);
    const known = first.get(plain);
    first.set(plain, known ?? name);
    return known === undefined ? [] : [[known, name] as const];
  });
}

/** A point of a list: where it stands, and what tells it from others. */
interface PlacedRow {
  readonly line: number;
  readonly id: string;
  readonly number: string;
  readonly days: Days;
}

/** That a point has the name, or on the same days the number, of one above it, which it would take the place of. */
function repeated(
  before: readonly PlacedRow[],
  {line, id, number, days}: PlacedRow,
): string | null {
  const numbered = before.find(
    (one) => number !== '' && one.number === number && haveCommonDay(one.days, days),
  );
  const named = before.find((one) => id !== '' && one.id === id);
  if (numbered) {
    return `Wiersz ${line}: numer PPE ${inQuotes(number)} jest już w wierszu ${numbered.line}. Popraw numer albo usuń jeden z tych wierszy. Jeśli punkt zmienił właściciela, wpisz w kolumnach „od” i „do”, od kiedy do kiedy był czyj.`;
  }
  return named
    ? `Wiersz ${line}: punkt ${inQuotes(id)} jest już w wierszu ${named.line}. Nazwij każdy punkt inaczej, a w kolumnie „członek” wpisz, czyj jest.`
    : null;
}

/**
 * A cooperative with the points and members of a list. One of a known number or name is that point and keeps what the list
 * does not say; others come after, with a share where shares are fixed. Nobody goes.
 */
export function withListed(input: CooperativeRecord, listed: PointList): CooperativeRecord {
  const members = joinMembers(input.members, listed.members);
  const daysOf = (point: Point): Days =>
    withinMembership({...input, members, points: [point]}).points[0] ?? point;
  const points = [...input.points];
  const panels = new Set<number>();
  for (const point of listed.points) {
    const byNumber = points.findIndex(
      (known) =>
        known.ppe !== undefined &&
        plainNumber(known.ppe) === plainNumber(point.ppe ?? '') &&
        // A sold house has two owners, one after the other.
        haveCommonDay(daysOf(known), daysOf(point)),
    );
    const place = byNumber < 0 ? points.findIndex(({id}) => id === point.id) : byNumber;
    const known = points[place];
    if (known) {
      points[place] = {...known, ...point, id: known.id};
    } else {
      points.push(point);
    }
    if (point.sourceKw !== undefined) {
      panels.add(known ? place : points.length - 1);
    }
  }
  const added = points.slice(input.points.length);
  const sources = [...panels].reduce<readonly Installation[]>((all, at) => {
    const point = points[at];
    return point ? withPanels({points, sources: [...all]}, point) : all;
  }, input.sources ?? []);
  return {
    ...input,
    points,
    ...(sources.length > 0 && {sources: [...sources]}),
    ...(members.length > 0 && {members}),
    ...withShares(input, (shares) => [...shares, ...added.map(() => 1)]),
  };
}

/** The installations with the panels of a point; where it has others, nobody knows which of them the list means. */
function withPanels(
  record: Required<Pick<CooperativeRecord, 'points' | 'sources'>>,
  point: Point,
): readonly Installation[] {
  const {sourceKw: kw = 0, id} = point;
  const [known, ...others] = sourcesAt(record, point);
  if (kw === 0 || others.length > 0 || (known && known.kind !== 'pv')) {
    return record.sources;
  }
  return known
    ? record.sources.map((one) => (one === known ? {...one, kw} : one))
    : [
        ...record.sources,
        withoutEmpty({kind: 'pv' as const, kw, place: id, member: ownerOf(point)}),
      ];
}

function joinMembers(known: readonly Member[] = [], listed: readonly Member[]): Member[] {
  return [
    ...known.map((member) => ({...member, ...listed.find(({name}) => name === member.name)})),
    ...listed.filter(({name}) => known.every((member) => member.name !== name)),
  ];
}
