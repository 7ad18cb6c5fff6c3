import {
  failed,
  type FieldError,
  foldPolish,
  inQuotes,
  ok,
  readMonth,
  type Result,
} from '@cooperative/polish';
import type {SourceFile} from '@cooperative/meter-files';
import {readTable, readText, type TableRow} from '@cooperative/meter-files/table';
import {
  inKwh,
  isEnergyItem,
  itemOf,
  itemsOf,
  monthOfDays,
  numberIn,
  type BillRow,
  type SellerBill,
} from './sellerBill';

type Role = 'point' | 'member' | 'from' | 'to' | 'number' | 'tax' | keyof BillRow;

/** Words of a heading, folded; the first that fits counts. */
const roleWords: readonly (readonly [RegExp, Role])[] = [
  [/^(?:nr|numer) (?:faktury|dokumentu)/, 'number'],
  [/ppe|punkt/, 'point'],
  [/czlonek|odbiorca|nabywca|kontrahent/, 'member'],
  [/okres do|^do$|data do/, 'to'],
  [/miesiac|okres|^od$|data od/, 'from'],
  [/^(?:(?:stawka|kwota|wartosc) )?(?:podatku )?vat\b|^podatek|akcyz/, 'tax'],
  [/^(?:j\.? ?m|jedn|jednostka)/, 'unit'],
  [/^cena|^stawka/, 'price'],
  [/netto/, 'net'],
  [/brutto|naleznosc|^kwota|do zaplaty/, 'gross'],
  [/^ilosc|wolumen|^kwh$/, 'kwh'],
  [/^(?:pozycja|skladnik|nazwa|oplata$|opis|towar|usluga|rodzaj)/, 'name'],
];

/** How a table of the seller is read: with a row for each item, or with a column for each. */
interface Layout {
  readonly head: number;
  readonly roles: readonly (Role | null)[];
  /** Where items stand beside one another: what of a row of a bill each column is; null of a table with a row for each. */
  readonly columns: readonly (ItemColumn | null)[] | null;
  readonly names: readonly string[];
}

/** A column with the energy, the price or the amount of an item; those of one name are one row of a bill. */
interface ItemColumn {
  readonly name: string;
  readonly part: 'kwh' | 'price' | 'net' | 'gross';
  readonly unit: string;
}

/** As much of a text as holds the heading of a table; rows above it may say whose it is. */
const [headBytes, headRows] = [4000, 12];

/** The bills in a table of the seller; null if the file is none, as a meter's is not: that has no amounts. */
export function readSellerTable({
  name,
  bytes,
  table,
}: Pick<SourceFile, 'name' | 'bytes' | 'table'>): Result<readonly SellerBill[]> | null {
  if (table) {
    return billsOf(table);
  }
  // Whole lines: half a letter at the end would make it a text in another encoding.
  const end = bytes && bytes.length > headBytes ? bytes.lastIndexOf(0x0a, headBytes) : -1;
  const head = bytes && readText(bytes.subarray(0, end > 0 ? end : headBytes), name);
  const start = head?.ok === true ? readTable(head.value, name) : null;
  if (bytes === null || start?.ok !== true || billsOf(start.value) === null) {
    return null;
  }
  const text = readText(bytes, name);
  const rows = text.ok ? readTable(text.value, name) : text;
  return rows.ok ? billsOf(rows.value) : rows;
}

function billsOf(written: readonly TableRow[]): Result<readonly SellerBill[]> | null {
  const rows = withPointsInRows(written) ?? written;
  const layout = layoutOf(rows.slice(0, headRows));
  if (layout === null) {
    return null;
  }
  const {head} = layout;
  const refusal = refusalOf(rows, layout);
  if (refusal !== null) {
    return failed([{field: 'plik', message: refusal}]);
  }
  const body = withPlainNumbers(rows.slice(head + 1), layout);
  return body.ok ? ok(billsIn([...rows.slice(0, head + 1), ...body.value], layout)) : body;
}

/** A number whose signs all stand before three digits, `1.234`: more than a thousand, or more than one. */
const twofold = /^[-−]?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?: ?(?:zł|kWh|MWh|PLN))?$/;
const ofNumbers: ReadonlySet<Role | null> = new Set(['kwh', 'price', 'net', 'gross']);

/** Thousands with a fraction behind the other sign: `1.234,50`. */
const groupedFraction = /^[-−]?[1-9]\d{0,2}(?:([.,])\d{3})+(?!\1)[.,]\d+(?:\D|$)/;

/** The decimal sign that cells of one reading tell; null where none does, or two differ. */
function decimalIn(cells: readonly string[]): string | null {
  const [first = null, ...others] = new Set(
    cells.flatMap((cell) => (twofold.test(cell) ? [] : (/([.,])\d+\D*$/.exec(cell)?.[1] ?? []))),
  );
  return others.length > 0 ? null : first;
}

/**
 * Rows with numbers of one reading. Whether `1.234` is a thousand is told by the price and the amount beside it, by the
 * other cells of its column, or by those of all. Refuses one that none tells.
 */
function withPlainNumbers(rows: readonly TableRow[], layout: Layout): Result<readonly TableRow[]> {
  const {roles, columns} = layout;
  const places = roles.flatMap((role, place) =>
    (columns === null ? ofNumbers.has(role) : columns[place] !== null) ? [place] : [],
  );
  const cellsAt = (place: number): readonly string[] => rows.map(({cells}) => cells[place] ?? '');
  const ofTable = decimalIn(places.flatMap(cellsAt));
  const decimals = new Map(places.map((place) => [place, decimalIn(cellsAt(place)) ?? ofTable]));
  const openCells: {readonly line: number; readonly cell: string}[] = [];
  const plainRows = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, place) => {
      const decimal = decimals.get(place);
      const [, grouped] = decimal === undefined ? [] : (groupedFraction.exec(cell) ?? []);
      if (grouped !== undefined) {
        return cell.replaceAll(grouped, '');
      }
      const mark = decimal === undefined ? undefined : twofold.exec(cell)?.[1];
      if (mark === undefined) {
        return cell;
      }
      const [asWhole, asFraction] = [cell.replaceAll(mark, ''), cell.replace(mark, ',')];
      const isLong = cell.split(mark).length > 2;
      const fitting = [asWhole, asFraction].filter((kwh) => fitsAmount(kwh, row, place, layout));
      if (isLong || fitting.length === 1) {
        return isLong ? asWhole : (fitting[0] ?? cell);
      }
      if (decimal === null) {
        // A comma alone is a decimal one, in Polish.
        openCells.push(...(mark === '.' ? [{line: row.line, cell}] : []));
        return cell;
      }
      return mark === decimal ? asFraction : asWhole;
    }),
  }));
  const [open] = openCells;
  return open === undefined ? ok(plainRows) : failed([openNumber(open)]);
}

/** Whether the energy of a row times its price is its amount, with `cell` at a place. What may be twofold itself tells nothing. */
function fitsAmount(
  cell: string,
  {cells}: TableRow,
  place: number,
  {roles, columns, names}: Layout,
): boolean {
  const cellOf = (role: Role): string => {
    const at = roles.indexOf(role);
    return at === place ? cell : (cells[at] ?? '');
  };
  const others = (['kwh', 'price', 'net'] as const).filter((role) => role !== roles[place]);
  if (columns !== null || others.some((role) => twofold.test(cellOf(role)))) {
    return false;
  }
  const unit = cellOf('unit') || unitIn(names[roles.indexOf('kwh')]);
  const read = inKwh(
    {name: '', unit, kwh: cellOf('kwh'), price: cellOf('price'), net: '', gross: ''},
    unitIn(names[roles.indexOf('price')]) || unit,
  );
  const [kwh, price, net] = [read.kwh, read.price, cellOf('net')].map(numberIn);
  return (
    kwh != null &&
    price != null &&
    net != null &&
    Math.abs(kwh * price - net) < 0.01 + Math.abs(net) / 100
  );
}

function openNumber({line, cell}: {readonly line: number; readonly cell: string}): FieldError {
  return {
    field: `wiersz ${line}`,
    message: `Wiersz ${line}: ${inQuotes(cell)} może być tysiącem albo liczbą z ułamkiem, a plik tego nie mówi. Zapisz w nim tysiące bez kropki, a ułamki z przecinkiem, np. 1234 albo 1,234.`,
  };
}

const corrections = /korekt|koryg[ou]/;
/** Words above a table by which it is no correction: „bez korekt”, „Korekta: nie”, „Nr faktury korygującej:”. */
const noCorrections =
  /(?:bez|brak|nie [a-z]{2,12}) kor|kor[a-z]{1,15}:? (?:nie|brak|nie dotyczy|[-–0])$|^(?:nr|numer) (?:faktury |dokumentu )?kor[a-z]{1,15}:?$/;
const nothing = /^(?:nie|brak|nie dotyczy|[-–]|0(?:[,.]0+)?)?$/;

/** Why a table is not read: a correction has two sets of amounts, and of two columns of amounts nobody knows which counts. */
function refusalOf(
  rows: readonly TableRow[],
  {head, roles, columns, names}: Layout,
): string | null {
  const isTitled = rows.slice(0, head).some(({cells}) => {
    const text = foldPolish(cells.join(' ')).trim();
    return corrections.test(text) && !noCorrections.test(text);
  });
  const isInColumn = names.some(
    (name, place) =>
      corrections.test(foldPolish(name)) &&
      rows.slice(head + 1).some(({cells}) => !nothing.test(foldPolish(cells[place] ?? '').trim())),
  );
  if (isTitled || isInColumn) {
    return 'To korekta, a porównujemy tylko zwykłe rozliczenia. Przepisz pozycje po korekcie w części „Sprawdź rozliczenie sprzedawcy”.';
  }
  const foreign = names.find((name, place) => {
    const isMoney =
      columns === null ? ofNumbers.has(roles[place] ?? null) : columns[place] !== null;
    return isMoney && /\beur\b|€|\busd\b|\bczk\b/.test(foldPolish(name));
  });
  if (foreign !== undefined) {
    return `Kolumna ${inQuotes(foreign)}: kwoty są w obcej walucie, a porównujemy złote. Wczytaj rozliczenie w złotych.`;
  }
  for (const role of columns === null ? (['net', 'gross'] as const) : []) {
    const places = roles.flatMap((one, place) => (one === role ? [place] : []));
    const [first = 0, ...others] = places;
    const other = others.find((place) =>
      rows.slice(head + 1).some(({cells}) => {
        const [one, two] = [numberIn(cells[first] ?? ''), numberIn(cells[place] ?? '')];
        return one !== null && two !== null && one !== two;
      }),
    );
    if (other !== undefined) {
      return `Kolumny ${inQuotes(names[first] ?? '')} i ${inQuotes(names[other] ?? '')} mogą być tym samym: ${role === 'net' ? 'kwotą netto' : 'kwotą brutto'}. Zostaw w pliku tę, która jest na rozliczeniu.`;
    }
  }
  return null;
}

/** A table with an item in each row and a point in each column, turned; null for any other. */
function withPointsInRows(rows: readonly TableRow[]): readonly TableRow[] | null {
  const at = rows.slice(0, headRows).findIndex(({cells}) => arePoints(cells));
  const {cells: head = [], line = 1} = rows[at] ?? {};
  const unitAt = head.findIndex((cell) => roleOf(cell) === 'unit');
  const items = rows
    .slice(at + 1)
    .map(({cells}) => ({cells, name: [cells[0], cells[unitAt]].filter(Boolean).join(' ')}))
    .filter(({name}) => name !== '');
  if (at < 0 || items.filter(({name}) => itemOf(name) !== null).length < 2) {
    return null;
  }
  return [
    ...rows.slice(0, at),
    {line, cells: ['Punkt', ...items.map(({name}) => name)]},
    ...head.flatMap((cell, column) =>
      column > 0 && column !== unitAt && cell !== '' && !sums.test(foldPolish(cell))
        ? [
            {
              line,
              cells: [
                cell.replace(/^ppe:? ?/i, ''),
                ...items.map(({cells}) => cells[column] ?? ''),
              ],
            },
          ]
        : [],
    ),
  ];
}

const sums = /^(?:razem|suma|ogolem|lacznie)/;

/** Whether a heading names items in its first column, and points, by whatever name, in all others. */
function arePoints(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells;
  const named = others.filter((cell) => cell !== '' && roleOf(cell) !== 'unit');
  return (
    named.length > 1 &&
    (first === '' || roleOf(first) === 'name') &&
    named.every((cell) => /^(?:ppe:? ?)?\d{16,}$/i.test(cell) || columnOf(cell) === null) &&
    named.every((cell) => numberIn(cell) === null || /^\d{16,}$/.test(cell))
  );
}

function layoutOf(rows: readonly TableRow[]): Layout | null {
  for (const [head, {cells}] of rows.entries()) {
    const roles = cells.map(roleOf);
    const has = (role: Role): boolean => roles.includes(role);
    if (cells.some((cell) => /godzin|kwadrans|^czas\b/.test(plain(cell)))) {
      return null;
    }
    if (has('name') && (has('net') || has('gross')) && cells.length > 2) {
      return {head, roles, columns: null, names: cells};
    }
    const columns = cells.map(columnOf);
    const isMoney = (column: ItemColumn | null): boolean =>
      column?.part === 'gross' || (column?.part === 'net' && itemOf(column.name) !== null);
    const items = columns.filter((column) => column !== null && isOfBill(column)).length;
    const isWide = columns.some(isMoney) && items > (has('gross') && has('from') ? 1 : 2);
    if (isWide && (has('point') || has('member') || has('from'))) {
      return {head, roles, columns, names: cells};
    }
  }
  return null;
}

function plain(heading: string): string {
  return foldPolish(heading)
    .replaceAll(/[[\]()"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function roleOf(heading: string): Role | null {
  return roleWords.find(([pattern]) => pattern.test(plain(heading)))?.[1] ?? null;
}

/** What of an item a heading is of, by its unit and words; null for what is of no item. */
function columnOf(heading: string): ItemColumn | null {
  const words = plain(heading);
  const role = roleOf(heading);
  if (
    words === '' ||
    isWhose(role) ||
    role === 'unit' ||
    /^(?:stawka |podatek |kwota )?vat\b/.test(words)
  ) {
    return null;
  }
  const name = heading
    .replaceAll(/[[(][^[\]()]*[\])]|\b(?:netto|brutto)\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\b(?:(?:zł|zl|PLN)(?: ?\/ ?[kM]?Wh)?|[kM]Wh)$/i, '')
    .replaceAll(/^[ ,–-]{1,3}|[ ,–-]{1,3}$/g, '');
  const item = itemOf(name, heading);
  if (role === 'price' || /(?:zl|pln|gr) ?\/ ?[km]?wh/.test(words)) {
    return {name: name.replace(/^(?:cena|stawka) ?/i, ''), part: 'price', unit: unitIn(heading)};
  }
  const isAmount = /\b(?:zl|pln)\b|netto/.test(words);
  if (role === 'gross') {
    return {name, part: 'gross', unit: ''};
  }
  if (unitIn(heading) !== '' || (item !== null && isEnergyItem(item) && !isAmount)) {
    return {
      name: name.replace(/^(?:ilość|ilosc|wolumen|zużycie|zuzycie) /i, ''),
      part: 'kwh',
      unit: unitIn(heading),
    };
  }
  return item !== null || isAmount ? {name, part: 'net', unit: ''} : null;
}

/** Whether a column is of an item that a bill has, or of its price or amount. */
function isOfBill({name, part}: ItemColumn): boolean {
  return part === 'gross' || part === 'price' || itemOf(name) !== null;
}

function isWhose(role: Role | null): boolean {
  return role !== null && ['point', 'member', 'from', 'to', 'number'].includes(role);
}

function billsIn(rows: readonly TableRow[], layout: Layout): readonly SellerBill[] {
  const {head, roles, columns, names} = layout;
  const above = aboveOf(rows.slice(0, head));
  const groups = new Map<string, {whose: Whose; rows: BillRow[]; cells: (readonly string[])[]}>();
  const skipped: string[] = [];
  for (const {cells} of rows.slice(head + 1)) {
    const cellOf = (role: Role): string => (cells[roles.indexOf(role)] ?? '').trim();
    const whose: Whose = {
      number: cellOf('number') || above.number,
      point: cellOf('point') || above.point,
      member: cellOf('member') || above.member,
      from: cellOf('from') || above.from,
      to: cellOf('to') || above.to,
    };
    // A sum of points is of none of them; a member may be called „Razem dla Doliny”.
    if (
      !/\d/.test(cellOf('point')) &&
      roles.some((role, place) => isWhose(role) && sums.test(foldPolish(cells[place] ?? '').trim()))
    ) {
      skipped.push(cells.find((cell) => cell !== '') ?? '');
      continue;
    }
    const key = JSON.stringify(whose);
    const group = groups.get(key) ?? {whose, rows: [], cells: []};
    groups.set(key, group);
    group.cells.push(cells);
    // The unit of the heading is of rows that have energy.
    const unit =
      cellOf('unit') || (cellOf('kwh') === '' ? '' : unitIn(names[roles.indexOf('kwh')]));
    group.rows.push(
      inKwh(
        {
          name: cellOf('name'),
          unit,
          kwh: cellOf('kwh'),
          price: cellOf('price'),
          net: cellOf('net'),
          gross: cellOf('gross'),
        },
        unitIn(names[roles.indexOf('price')]) || unit,
      ),
    );
  }
  const bills = [...groups.values()].map(({whose, rows: own, cells}) => ({
    number: whose.number,
    points: whose.point === '' ? [] : [whose.point],
    member: whose.member,
    month: monthOf(whose),
    period: [whose.from, whose.to].filter((day) => day !== '').join(' – '),
    ...(columns ? itemsInColumns(columns, names, cells) : itemsOf(own)),
    seller: null,
    buyer: null,
  }));
  return bills.map((bill, at) =>
    at === bills.length - 1 ? {...bill, leftOut: [...bill.leftOut, ...skipped]} : bill,
  );
}

/** The unit of energy that a heading names, with the grosz of a price in it; empty if none. */
function unitIn(heading = ''): string {
  return /(?:\bgr ?\/ ?)?[km]wh/i.exec(heading)?.[0] ?? '';
}

type Whose = Readonly<Record<'number' | 'point' | 'member' | 'from' | 'to', string>>;

function monthOf({from, to}: Whose): string | null {
  // „01.06.2026-30.06.2026”: a hyphen without spaces parts days, as they have dots.
  const [first = from, last = to] =
    to === '' ? from.replace(/(\.\d{4})[-–](?=\d)/, '$1 – ').split(/ (?:-|–|do) /) : [from, to];
  return readMonth(first) ?? monthOfDays(first, last);
}

const titleMonth = / za (?:miesiąc |okres )?(\S+(?: \d{4})?)(?: ?r\.)?$/i;

/** What stands above the heading: „Okres: 2026-05”, „PPE: 5903…”. */
function aboveOf(rows: readonly TableRow[]): Whose {
  const found: Record<keyof Whose, string> = {number: '', point: '', member: '', from: '', to: ''};
  for (const {cells} of rows) {
    const [label = '', ...values] = cells.flatMap((cell) => cell.split(/:\s+/));
    const role = roleWords.find(([pattern]) => pattern.test(foldPolish(label).trim()))?.[1];
    const value = values.find((cell) => cell.trim() !== '');
    if (role !== undefined && role in found && value !== undefined) {
      found[role as keyof Whose] = value.trim();
    }
    // „Rozliczenie za maj 2026 r.”
    const [, month] = titleMonth.exec(cells.join(' ').trim()) ?? [];
    if (found.from === '' && month !== undefined && readMonth(month) !== null) {
      found.from = month;
    }
  }
  return found;
}

/** Several rows of one point in one month are not one: the second is asked about as a whole. */
function itemsInColumns(
  columns: NonNullable<Layout['columns']>,
  names: readonly string[],
  [cells = [], ...others]: readonly (readonly string[])[],
): Pick<SellerBill, 'items' | 'open' | 'leftOut'> {
  const rows = new Map<string, BillRow>();
  const leftOut = names.filter((name, index) => columns[index] === null && !isKnown(name));
  const gross = columns.filter((column) => column?.part === 'gross');
  let price = '';
  for (const [index, column] of columns.entries()) {
    const text = (cells[index] ?? '').trim();
    if (column === null || text === '') {
      continue;
    }
    const {part, unit} = column;
    // The only amount with tax is that of all.
    const name = part === 'gross' && gross.length === 1 ? 'Należność' : column.name;
    const row = rows.get(name) ?? {name, unit: '', kwh: '', price: '', net: '', gross: ''};
    const isOfNone =
      numberIn(text) === null ||
      (part === 'net' && sums.test(foldPolish(name))) ||
      (part === 'kwh' && itemOf(name) === null);
    if (part === 'price' && name === '') {
      price = inKwh({...row, price: text}, unit).price;
    } else if (isOfNone) {
      leftOut.push(names[index] ?? '');
    } else {
      const {kwh, price: own} = inKwh({...row, kwh: '', price: '', [part]: text, unit}, unit);
      rows.set(name, {
        ...row,
        // What is by the month has no energy.
        unit: part === 'kwh' ? 'kWh' : row.unit,
        kwh: row.kwh || kwh,
        price: row.price || own,
        ...(part === 'net' || part === 'gross' ? {[part]: text} : {}),
      });
    }
  }
  const found = itemsOf([...rows.values()]);
  return {
    items: {...found.items, ...(price !== '' && {price})},
    open: [
      ...found.open,
      ...others.map((row) => ({
        name: `drugi wiersz: ${row.filter((cell) => cell !== '').join(', ')}`,
        unit: '',
        kwh: '',
        price: '',
        net: '',
        gross: '',
      })),
    ],
    leftOut: [...leftOut, ...found.leftOut],
  };
}

function isKnown(name: string): boolean {
  const own = foldPolish(name);
  return (
    name.trim() === '' || roleWords.some(([pattern, role]) => isWhose(role) && pattern.test(own))
  );
}
