import {foldPolish} from '@cooperative/polish/text';
import type {Result} from '@cooperative/polish/result';
import {ok} from '@cooperative/polish/result';
import type {SourceFile} from '@cooperative/meter-files';
import {readText} from '@cooperative/meter-files/table/decode';
import {readTable, type TableRow} from '@cooperative/meter-files/table/splitTable';
import {readMonth} from '@cooperative/polish/months';
import {inKwh, itemOf, itemsOf, monthOfDays, type BillRow, type SellerBill} from './sellerBill';
import type {SellerItem} from './sellerItems';

type Role = 'point' | 'member' | 'from' | 'to' | 'number' | keyof BillRow;

/** Words of a heading, folded; the first that fits counts. */
const roleWords: readonly (readonly [RegExp, Role])[] = [
  [/^(?:nr|numer) (?:faktury|dokumentu)/, 'number'],
  [/ppe|punkt/, 'point'],
  [/czlonek|odbiorca|nabywca|kontrahent/, 'member'],
  [/okres do|^do$|data do/, 'to'],
  [/miesiac|okres|^od$|data od/, 'from'],
  [/stawka vat|^vat|akcyz/, 'name'],
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
  /** Of columns, where each is an item. */
  readonly items: readonly (SellerItem | null)[] | null;
  readonly names: readonly string[];
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
    const layout = layoutOf(table.slice(0, headRows));
    return layout && ok(billsIn(table, layout));
  }
  // Whole lines: half a letter at the end would make it a text in another encoding.
  const end = bytes && bytes.length > headBytes ? bytes.lastIndexOf(0x0a, headBytes) : -1;
  const head = bytes && readText(bytes.subarray(0, end > 0 ? end : headBytes), name);
  const start = head?.ok === true ? readTable(head.value, name) : null;
  if (bytes === null || start?.ok !== true || layoutOf(start.value.slice(0, headRows)) === null) {
    return null;
  }
  const text = readText(bytes, name);
  const rows = text.ok ? readTable(text.value, name) : text;
  const layout = rows.ok ? layoutOf(rows.value.slice(0, headRows)) : null;
  return rows.ok ? layout && ok(billsIn(rows.value, layout)) : rows;
}

function layoutOf(rows: readonly TableRow[]): Layout | null {
  for (const [head, {cells}] of rows.entries()) {
    const names = cells.map((cell) =>
      foldPolish(cell)
        .replaceAll(/[[\]()"]/g, ' ')
        .trim(),
    );
    const roles = names.map((own) => roleWords.find(([pattern]) => pattern.test(own))?.[1] ?? null);
    const has = (role: Role): boolean => roles.includes(role);
    if (names.some((own) => /godzin|kwadrans|^czas\b/.test(own))) {
      return null;
    }
    if (has('name') && (has('net') || has('gross')) && cells.length > 2) {
      return {head, roles, items: null, names: cells};
    }
    const items = names.map((own, index) => {
      const role = roles[index] ?? null;
      return role === 'price'
        ? 'price'
        : role === 'gross'
          ? 'due'
          : isWhose(role)
            ? null
            : itemOf(own);
    });
    const isWide = items.includes('due') && items.filter((item) => item !== null).length > 2;
    if (isWide && (has('point') || has('member') || has('from'))) {
      return {head, roles, items, names: cells};
    }
  }
  return null;
}

function isWhose(role: Role | null): boolean {
  return role !== null && ['point', 'member', 'from', 'to', 'number'].includes(role);
}

function billsIn(rows: readonly TableRow[], layout: Layout): readonly SellerBill[] {
  const {head, roles, items, names} = layout;
  const above = aboveOf(rows.slice(0, head));
  const groups = new Map<string, {whose: Whose; rows: BillRow[]; cells: (readonly string[])[]}>();
  for (const {cells} of rows.slice(head + 1)) {
    const cellOf = (role: Role): string => (cells[roles.indexOf(role)] ?? '').trim();
    const whose: Whose = {
      number: cellOf('number') || above.number,
      point: cellOf('point') || above.point,
      member: cellOf('member') || above.member,
      from: cellOf('from') || above.from,
      to: cellOf('to') || above.to,
    };
    const key = JSON.stringify(whose);
    const group = groups.get(key) ?? {whose, rows: [], cells: []};
    groups.set(key, group);
    group.cells.push(cells);
    const unit = cellOf('unit') || unitIn(names[roles.indexOf('kwh')]);
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
  return [...groups.values()].map(({whose, rows: own, cells}) => ({
    number: whose.number,
    points: whose.point === '' ? [] : [whose.point],
    member: whose.member,
    month: monthOf(whose),
    period: [whose.from, whose.to].filter((day) => day !== '').join(' – '),
    ...(items ? itemsInColumns(items, names, cells) : itemsOf(own)),
    seller: null,
    buyer: null,
  }));
}

/** The unit of energy that a heading names; empty if none. */
function unitIn(heading = ''): string {
  return /[km]wh/i.exec(heading)?.[0] ?? '';
}

type Whose = Readonly<Record<'number' | 'point' | 'member' | 'from' | 'to', string>>;

function monthOf({from, to}: Whose): string | null {
  const [first = from, last = to] = to === '' ? from.split(/ (?:-|–|do) /) : [from, to];
  return readMonth(first) ?? monthOfDays(first, last);
}

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
  }
  return found;
}

/** Several rows of one point in one month are not one: the second is asked about as a whole. */
function itemsInColumns(
  items: readonly (SellerItem | null)[],
  names: readonly string[],
  [cells = [], ...others]: readonly (readonly string[])[],
): Pick<SellerBill, 'items' | 'open' | 'leftOut'> {
  return {
    items: Object.fromEntries(
      items.flatMap((item, index) => {
        const text = (cells[index] ?? '').trim();
        return item === null || text === '' ? [] : [[item, text]];
      }),
    ),
    open: others.map((row) => ({
      name: `drugi wiersz: ${row.filter((cell) => cell !== '').join(', ')}`,
      unit: '',
      kwh: '',
      price: '',
      net: '',
      gross: '',
    })),
    leftOut: names.filter((name, index) => items[index] === null && !isKnown(name)),
  };
}

function isKnown(name: string): boolean {
  const own = foldPolish(name);
  return (
    name.trim() === '' || roleWords.some(([pattern, role]) => isWhose(role) && pattern.test(own))
  );
}
