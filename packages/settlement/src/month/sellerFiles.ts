import {foldPolish} from '@cooperative/polish';
import {numbersOf} from './life';
import {plainNumber, type MonthFile} from './matching';
import {addressLine} from '../record/address';
import type {CooperativeRecord} from '../record/schema';
import type {Renamed} from '../record/rename';
import {pointScope, sellerScopes} from './seller';
import type {SellerItem, SellerTyped} from './sellerItems';
import {summed, type BillRow, type SellerBill} from './sellerBill';
import {memberOf, membersOf} from './statement';

/** What somebody said of a bill that its file does not. */
export interface BillAnswer {
  /** `2026-05` */
  readonly month?: string;
  /** Whose it is: a key of {@link sellerScopes}. */
  readonly scope?: string;
  /** Of rows that no item we know is of, by name: which it is; null leaves it out. */
  readonly items?: Readonly<Record<string, SellerItem | null>>;
}

/** A bill of a file, and what is not known of it. */
export interface PlacedBill {
  /** Names the bill in answers: the file and its place in it. */
  readonly key: string;
  readonly fileName: string;
  readonly bill: SellerBill;
  /** Null while it is to be asked for. */
  readonly month: string | null;
  readonly scope: string | null;
  /** Rows that are to be asked about. */
  readonly open: readonly BillRow[];
  readonly items: SellerTyped;
}

/** Whether something of a bill is still to be said. */
export function isOpenBill({month, scope, open}: PlacedBill): boolean {
  return month === null || scope === null || open.length > 0;
}

/** What somebody said of the seller's statements, by month and whose each is. */
interface SaidOfSeller {
  readonly typed: Readonly<Record<string, SellerTyped>>;
  readonly billAnswers?: Readonly<Record<string, BillAnswer>>;
}

/** What was said of the seller's statements, under the new names of the members and points whose they are. */
export function withRenamedScopes<T extends SaidOfSeller>(said: T, names: Renamed): T {
  const scopeOf = (scope: string): string => {
    const point = names.points.get(scope.replace(pointScope, ''));
    const isPoint = scope.startsWith(pointScope) && point !== undefined;
    return names.members.get(scope) ?? (isPoint ? pointScope + point : scope);
  };
  const {typed, billAnswers} = said;
  return {
    ...said,
    typed: Object.fromEntries(
      Object.entries(typed).map(([key, items]) => {
        const [month = '', ...rest] = key.split(' ');
        return [`${month} ${scopeOf(rest.join(' '))}`.trim(), items];
      }),
    ),
    ...(billAnswers && {
      billAnswers: Object.fromEntries(
        Object.entries(billAnswers).map(([key, one]) => [
          key,
          one.scope === undefined ? one : {...one, scope: scopeOf(one.scope)},
        ]),
      ),
    }),
  };
}

/** What was typed over what the files say, item by item. */
export function withTyped(
  {typed}: Pick<SellerFiles, 'typed'>,
  own: Readonly<Record<string, SellerTyped>>,
): Readonly<Record<string, SellerTyped>> {
  return {
    ...typed,
    ...Object.fromEntries(
      Object.entries(own).map(([key, items]) => [key, {...typed[key], ...items}]),
    ),
  };
}

/** The cooperative with the sides of letters as invoices have them, where nobody typed them. */
export function withParties(
  input: CooperativeRecord,
  bills: readonly PlacedBill[],
): CooperativeRecord {
  const seller = input.seller ?? bills.flatMap(({bill}) => bill.seller ?? [])[0];
  const own = bills
    .flatMap(({bill}) => bill.buyer ?? [])
    .find((one) => isCooperative(input, one.name));
  const isPlaced = addressLine(input) !== '';
  return {
    ...input,
    ...(seller && {seller}),
    ...(own && !isPlaced && {address: own.address}),
  };
}

/** All that the seller's files say. */
export interface SellerFiles {
  readonly bills: readonly PlacedBill[];
  /** By month and whose it is, as if it had been typed. */
  readonly typed: Readonly<Record<string, SellerTyped>>;
  /** In Polish: what of the files does not count, and what to do. */
  readonly problems: readonly string[];
}

/** What the seller's files say, with the answers given; a bill whose month or point is not known counts for nothing yet. */
export function sellerFiles(
  input: CooperativeRecord,
  files: readonly MonthFile[],
  answers: Readonly<Record<string, BillAnswer>> = {},
): SellerFiles {
  const bills = files.flatMap(({name, read}) =>
    read.ok && read.value.kind === 'seller'
      ? read.value.bills.map((bill, index) => {
          const key = `${name} ${index + 1}`;
          return placed(input, {key, fileName: name, bill}, answers[key] ?? {});
        })
      : [],
  );
  const typed: Record<string, SellerTyped> = {};
  const sources = new Map<string, PlacedBill[]>();
  const problems: string[] = [];
  for (const one of bills) {
    if (one.month === null || one.scope === null) {
      continue;
    }
    const key = `${one.month} ${one.scope}`.trim();
    const before = sources.get(key) ?? [];
    const same = before.find((other) => isSameBill(other, one));
    const common = Object.keys(one.items).filter(
      (item) => item !== 'due' && before.some(({items}) => item in items),
    );
    if (same) {
      problems.push(
        `${one.fileName}: ta sama faktura (${one.bill.number}) jest też w pliku ${same.fileName}. Liczymy ją raz.`,
      );
      continue;
    }
    if (common.length > 0 || (before.length > 0 && one.bill.number === '')) {
      problems.push(
        `${one.fileName} i ${before[0]?.fileName ?? ''}: oba pliki mają rozliczenie za ten sam miesiąc i ten sam punkt. Liczymy pierwszy. Usuń ten, który jest nieaktualny.`,
      );
      continue;
    }
    sources.set(key, [...before, one]);
    // An invoice for energy and one for the grid are one bill together.
    const due = summed([typed[key]?.due ?? '', one.items.due ?? '']);
    typed[key] = {...typed[key], ...one.items, ...(due !== '' && {due})};
  }
  return {bills, typed, problems};
}

function isSameBill(one: PlacedBill, other: PlacedBill): boolean {
  return one.bill.number !== '' && one.bill.number === other.bill.number;
}

function placed(
  input: CooperativeRecord,
  one: Pick<PlacedBill, 'key' | 'fileName' | 'bill'>,
  {month, scope, items = {}}: BillAnswer,
): PlacedBill {
  const {bill} = one;
  const answered = bill.open.flatMap((row) => {
    const item = items[row.name];
    return item === undefined || item === null ? [] : [[item, amountOf(row, item)] as const];
  });
  const known: Partial<Record<SellerItem, string>> = {...bill.items};
  for (const [item, text] of answered) {
    known[item] = summed([known[item] ?? '', text]);
  }
  const keys = sellerScopes(input).map(({key}) => key);
  return {
    ...one,
    month: month ?? bill.month,
    scope: scope !== undefined && keys.includes(scope) ? scope : scopeOf(input, bill),
    open: bill.open.filter(({name}) => !(name in items)),
    items: known,
  };
}

function amountOf({kwh, net, gross}: BillRow, item: SellerItem): string {
  switch (item) {
    case 'injected':
    case 'withdrawn':
    case 'givenNet':
    case 'drawnNet':
    case 'bought':
      return kwh;
    case 'due':
      return gross;
    default:
      return net;
  }
}

/** Whose a bill is, by the numbers and names in it; null if they do not say. */
function scopeOf(input: CooperativeRecord, {points, member, buyer}: SellerBill): string | null {
  const found = points.map((text) =>
    input.points.find(
      (point) =>
        point.id === text ||
        (plainNumber(text) !== '' &&
          numbersOf(point).some(({ppe}) => plainNumber(ppe) === plainNumber(text))),
    ),
  );
  const known = found.flatMap((point) => point ?? []);
  const [first] = known;
  if (first && known.length === found.length) {
    const members = new Set(known.map(memberOf));
    const [owner = ''] = members;
    const ofOwner = input.points.filter((point) => memberOf(point) === owner).length;
    return known.length === 1
      ? `punkt ${first.id}`
      : known.length === input.points.length
        ? ''
        : members.size === 1 && known.length === ofOwner
          ? owner
          : null;
  }
  // A buyer has several points as often as not: only a statement's own column names a member.
  const names = points.length > 0 || member === '' ? [] : membersOf(input);
  return (
    names.find((name) => foldPolish(name) === foldPolish(member)) ??
    (points.length === 0 && member === '' && isCooperative(input, buyer?.name) ? '' : null)
  );
}

function isCooperative({name}: CooperativeRecord, buyer = ''): boolean {
  return name.trim() !== '' && foldPolish(name) === foldPolish(buyer);
}
