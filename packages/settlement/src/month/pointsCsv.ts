import {
  failed,
  type FieldError,
  foldPolish,
  inQuotes,
  type IsoDay,
  ok,
  parsePolishDate,
  readNumber,
  type Result,
} from '@cooperative/polish';
import {hasLostDigits, type SourceFile} from '@cooperative/meter-files';
import {alignedRows, readTable, readText, type TableRow} from '@cooperative/meter-files/table';
import {limits, memberLimit} from '../cooperative/description/limits';
import {showNumber} from '../law/verdict';
import {kwhIn, listColumnOf, memberKindOf, type ListColumn} from '../record/listColumns';
import {listTable, type ListTable} from './listTable';
import {pointKindOf} from './kinds';
import {commonDays, haveCommonDay, withinMembership, withShares, type Days} from './life';
import {plainNumber} from './matching';
import {withoutEmpty} from '../record/empty';
import {ownerOf, sourcesAt} from '../record/sources';
import type {CooperativeRecord, Installation, Member, Point} from '../record/schema';

/** Months of a billing period that tariffs know. */
const billingPeriods = [1, 2, 6, 12] as const;

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
    const message = `Lista punktów jest w kilku arkuszach: ${names}. Nie wzięto żadnej: zostaw w pliku jeden z nich albo zapisz każdy w osobnym pliku i wczytaj wszystkie.`;
    return failed([{field: 'lista', message}]);
  }
  return only ? readRows(inColumns(only.table)) : null;
}

/** Whether a sheet is a list. */
function isList(table: readonly TableRow[]): boolean {
  const above = table.slice(0, headRows).map(({cells}) => cells);
  const header = above[headerIn(above)];
  const columns = (header ?? []).filter((cell) => cell !== '').map(listColumnOf);
  return columns.includes('holder') || (header !== undefined && !columns.includes(null));
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
/** The cooperative itself as the owner of a point, by its kind or its name; one of housing or of farmers is a member. */
const ofCooperative = /^spoldzielnia(?: energetyczna\b.*)?$/;
const sums = /^(?:razem|suma|ogolem|lacznie)\b/;

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

function pointsIn({columns, kwhFactor, rows, notes}: ListTable): Result<ReadList> {
  const told = [...notes];
  const withoutHolder: number[] = [];
  const errors: FieldError[] = [];
  const members = new Map<string, Member>();
  const before: PlacedRow[] = [];
  /** How the list calls the cooperative itself. */
  const named = new Set<string>();
  const numbers = columns.get('ppe');
  /** Whether points have numbers: a row that sums them up has none. */
  const haveNumbers =
    numbers !== undefined && rows.some(({cells}) => /\d{6}/.test(bareNumber(cells[numbers] ?? '')));
  const points = rows.flatMap(({cells, line}): Point[] => {
    const complain = (message: string): void => {
      errors.push({field: `wiersz ${line}`, message});
    };
    const cellOf = (column: ListColumn): string => (cells[columns.get(column) ?? -1] ?? '').trim();
    const ppe = bareNumber(cellOf('ppe'));
    const fullName = [cellOf('firstName'), cellOf('surname')].filter((one) => one !== '').join(' ');
    const isNamed = columns.has('name') || columns.has('surname');
    // A point without a name is called by its owner or its number.
    const id = columns.has('name') ? cellOf('name') : isNamed ? fullName : ppe;
    const first = cells.find((cell) => cell.trim() !== '') ?? '';
    const isSum =
      sums.test(foldPolish(first.trim())) &&
      !/\d{6}/.test(ppe) &&
      (id !== first.trim() || cellOf('holder') === '' || haveNumbers);
    if (isSum && haveNumbers && id === first.trim()) {
      told.push(
        `Wiersz ${line} zaczyna się od ${inQuotes(first.trim())} i nie ma numeru PPE, więc pominięto go jako sumę. Jeśli to punkt, nazwij go inaczej albo dopisz numer.`,
      );
    }
    if (isSum || cells.every((cell) => cell.trim() === '')) {
      return [];
    }
    if (id === '' && !isNamed) {
      complain(`Wiersz ${line}: wpisz numer PPE.`);
    } else if (id === '') {
      complain(`Wiersz ${line}: wpisz nazwę punktu.`);
    }
    if (hasLostDigits(ppe)) {
      complain(
        `Wiersz ${line}, numer PPE: arkusz kalkulacyjny zapisał go jako ${inQuotes(ppe)} i ostatnie cyfry przepadły. Ustaw w tej kolumnie format „tekst” i wpisz numer jeszcze raz.`,
      );
    }
    const numberIn = (
      column: ListColumn,
      max: number,
      name: string,
      remedy: string,
    ): number | null => {
      const text = cellOf(column);
      // A unit that is the column's own says nothing new.
      const bare = text.replace(column === 'annualKwh' ? / ?[kmg]?wh$/i : / ?(?:kWh|kWp?)$/i, '');
      const found = text === '' ? null : readNumber(bare, {min: 0, max});
      if (found && found.kind !== 'number') {
        complain(`Wiersz ${line}, ${name}: znaleziono ${inQuotes(text)}. ${remedy}`);
      }
      return found?.kind === 'number' ? found.value : null;
    };
    const kw = numberIn('orderedKw', limits.kw, 'moc umowna', 'Wpisz liczbę kW, np. 40.');
    const used = numberIn(
      'annualKwh',
      limits.annualKwh,
      'zużycie roczne',
      'Wpisz liczbę kWh, np. 2400.',
    );
    // Rounded to a watt-hour, as 0.1 MWh has no exact thousand.
    const unit = /wh$/i.test(cellOf('annualKwh')) ? kwhIn(cellOf('annualKwh')) : kwhFactor;
    const year = used === null ? null : Math.round(used * unit * 1000) / 1000;
    const phases = cellOf('phases');
    if (!/^[13]?$/.test(phases)) {
      complain(`Wiersz ${line}, fazy: znaleziono ${inQuotes(phases)}. Wpisz 1 albo 3.`);
    }
    const period = cellOf('billingMonths');
    const billingMonths = billingPeriods.find((months) => String(months) === period);
    if (period !== '' && billingMonths === undefined) {
      complain(
        `Wiersz ${line}, okres rozliczeniowy: znaleziono ${inQuotes(period)}. Wpisz liczbę miesięcy: 1, 2, 6 albo 12.`,
      );
    }
    const kindText = cellOf('person');
    const person = memberKindOf(kindText);
    if (kindText !== '' && person === null) {
      complain(
        `Wiersz ${line}, kim jest: znaleziono ${inQuotes(kindText)}. Wpisz: osoba fizyczna, osoba prawna, gmina, wspólnota mieszkaniowa albo biblioteka, dom kultury, szpital.`,
      );
    }
    const kind = person === null ? undefined : pointKindOf(person);
    const panels = numberIn('panelKw', limits.kw, 'moc paneli', 'Wpisz liczbę kWp, np. 6.');
    const dayIn = (column: ListColumn, name: string): IsoDay | undefined => {
      const text = cellOf(column);
      // A day of a workbook comes with the time at which it begins.
      const day = parsePolishDate(text.replace(/ 00:00$/, ''));
      if (text !== '' && day === null) {
        complain(
          `Wiersz ${line}, ${name}: znaleziono ${inQuotes(text)}. Wpisz datę, np. 15.06.2026.`,
        );
      }
      return day ?? undefined;
    };
    const earlierPpe = cellOf('earlierPpe')
      .split(',')
      .filter((said) => said.trim() !== '')
      .flatMap((said) => {
        const [number = '', until = ''] = said.split(/\sdo\s/);
        const own = bareNumber(number);
        const last = parsePolishDate(until);
        if (own === '' || hasLostDigits(own) || last === null) {
          complain(
            `Wiersz ${line}, wcześniejsze numery PPE: znaleziono ${inQuotes(said.trim())}. Wpisz numer i jego ostatni dzień, np. 590322400000000012 do 15.06.2026; kolejne po przecinku.`,
          );
          return [];
        }
        return [{ppe: own, to: last}];
      });
    const from = dayIn('from', 'od');
    const to = dayIn('to', 'do');
    const holder = cellOf('holder') || (columns.has('name') ? fullName : '');
    if (holder === '' && kindText === '' && members.size > 0) {
      withoutHolder.push(line);
    }
    const isOwn =
      ofCooperative.test(foldPolish(holder)) ||
      foldPolish(cellOf('profile')) === 'zrodlo spoldzielni';
    if (isOwn && holder.includes(' ')) {
      named.add(holder);
    }
    const address = cellOf('address');
    const member = {
      kind: person ?? undefined,
      nip: cellOf('nip') || undefined,
      email: cellOf('email') || undefined,
      from: dayIn('memberFrom', 'członek od'),
      to: dayIn('memberTo', 'członek do'),
    };
    const owner = holder === '' ? id : holder;
    const days = commonDays({from, to}, {from: member.from, to: member.to});
    if (/^\d+$/.test(ppe) && ppe.length !== digitsOfPoint && !hasLostDigits(ppe)) {
      told.push(
        `Wiersz ${line}, numer PPE ${inQuotes(ppe)}: cyfr jest ${ppe.length}, a powinno być ${digitsOfPoint}. Sprawdź go na rachunku: z innym numerem nie znajdziemy odczytów tego punktu.`,
      );
    }
    const row = {line, id, number: plainNumber(ppe), days};
    const twice = hasLostDigits(ppe) ? null : repeated(before, row);
    before.push(row);
    if (twice !== null) {
      complain(twice);
    }
    if (!isOwn && (holder !== '' || Object.values(member).some((said) => said !== undefined))) {
      const known = members.get(owner);
      const next = {...known, ...withoutEmpty(member), name: owner};
      if (Object.entries({...known}).some(([key, said]) => next[key as keyof Member] !== said)) {
        complain(
          `Wiersz ${line}: o członku ${inQuotes(owner)} lista mówi wyżej co innego. Wpisz w każdym jego wierszu to samo, kim jest i od kiedy do kiedy jest członkiem.`,
        );
      }
      members.set(owner, next);
    }
    return [
      {
        id,
        ...(ppe !== '' && {ppe}),
        ...(isOwn ? {ofCooperative: true} : holder !== '' && {holder}),
        ...(kw !== null && {orderedKw: kw}),
        ...(year !== null && {annualKwh: year}),
        ...(panels !== null && {sourceKw: panels}),
        ...(address !== '' && {address}),
        ...((phases === '1' || phases === '3') && {phases: phases === '1' ? 1 : 3}),
        ...(billingMonths !== undefined && {billingMonths}),
        ...(kind !== undefined && {kind}),
        ...(earlierPpe.length > 0 && {earlierPpe}),
        ...(from !== undefined && {from}),
        ...(to !== undefined && {to}),
      },
    ];
  });
  if (withoutHolder.length > 0) {
    told.push(
      `Wiersze bez członka: ${withoutHolder.join(', ')}. Każdy z tych punktów będzie osobnym członkiem. Jeśli należą do członka z wiersza wyżej, jak w scalonych komórkach, wpisz go przy każdym.`,
    );
  }
  if (named.size > 0) {
    told.push(
      `Punkty, które należą do ${[...named].map((one) => inQuotes(one)).join(', ')}, wczytano jako punkty samej spółdzielni, a nie członka.`,
    );
  }
  if (points.length > memberLimit) {
    const message = `Punktów na liście jest ${showNumber(points.length)}, a\u00a0zmieści się najwyżej ${showNumber(memberLimit)}. Nie wzięto żadnego: podziel listę.`;
    return failed([{field: 'lista', message}]);
  }
  return errors.length > 0
    ? failed(errors)
    : ok({points, members: [...members.values()], notes: told});
}

/** Of the number of a point of delivery in Poland. */
const digitsOfPoint = 18;

/** The number of a point without spaces, an apostrophe of a spreadsheet and the country. */
function bareNumber(cell: string): string {
  return cell.replaceAll(/['\s]/g, '').replace(/^PL(?=\d{18}$)/i, '');
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
