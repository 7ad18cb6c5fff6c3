import {readNumber} from '../polish/number';
import type {SettledMonth} from './settleMonths';
import {memberOf, moneyOf, statementsOf, sumOf, type PointStatement} from './statement';
import type {MonthInput} from './schema';

/**
 * What the seller's statement says (§ 5 ust. 3 of the regulation): energy given and taken, energy after the balance,
 * prices and rates, and the amount due. The balance of an hour has two sides, so it takes two numbers.
 */
const sellerItems = ['injected', 'withdrawn', 'givenNet', 'drawnNet', 'price', 'due'] as const;
export type SellerItem = (typeof sellerItems)[number];

export const sellerItemNames: Readonly<Record<SellerItem, string>> = {
  injected: 'Energia wprowadzona do sieci',
  withdrawn: 'Energia pobrana z sieci',
  givenNet: 'Zbilansowana: oddana ponad pobór',
  drawnNet: 'Zbilansowana: pobrana ponad oddanie',
  price: 'Cena energii czynnej, netto',
  due: 'Należność razem, brutto',
};

/** Whose statement it is: a member's, or the whole cooperative's. */
export type SellerScope = string | null;

/** What somebody typed from the statement, as typed. */
export type SellerTyped = Readonly<Partial<Record<SellerItem, string>>>;

/** One item beside ours. */
export interface SellerCheck {
  readonly item: SellerItem;
  readonly unit: 'kWh' | 'zł' | 'zł/kWh';
  /** Null where we have none to compare with. */
  readonly ours: number | null;
  readonly theirs: number | null;
  /** Theirs less ours, rounded as they round. */
  readonly deviation: number | null;
  readonly state: 'agrees' | 'differs' | 'notTyped' | 'notKnown' | 'notANumber';
}

/** Our numbers of one month, of a member or of all. */
export function oursOf(
  input: MonthInput,
  settled: SettledMonth,
  scope: SellerScope,
): Readonly<Record<SellerItem, number | null>> {
  const statements = statementsOf(input, [settled]).filter(
    ({member}) => scope === null || member === scope,
  );
  const {balance} = settled.settlement.energy;
  const of = (value: (statement: PointStatement) => number): number => sumOf(statements, value);
  return {
    injected: of(({injectedKwh}) => injectedKwh),
    withdrawn: of(({withdrawnKwh}) => withdrawnKwh),
    givenNet: scope === null ? (balance.exportKwh[0] ?? 0) : of(({givenKwh}) => givenKwh),
    drawnNet: scope === null ? (balance.importKwh[0] ?? 0) : of(({drawnKwh}) => drawnKwh),
    price: onlyPrice(input, scope),
    due: moneyOf(statements, ({grossZl}) => grossZl),
  };
}

/** The price of energy if all points in question have the same one; only tariffs somebody typed have it in the file. */
function onlyPrice({points, tariffs}: MonthInput, scope: SellerScope): number | null {
  const own = points.filter(
    (point) => point.tariff !== undefined && (scope === null || memberOf(point) === scope),
  );
  const prices = new Set(
    own.flatMap(({tariff = ''}) => {
      const described = tariffs[tariff];
      return described?.kind === 'own'
        ? described.zones.map(({energy}) => energy)
        : [described?.energy ?? null];
    }),
  );
  const [price = null] = prices;
  return prices.size === 1 ? price : null;
}

const units: Readonly<Record<SellerItem, SellerCheck['unit']>> = {
  injected: 'kWh',
  withdrawn: 'kWh',
  givenNet: 'kWh',
  drawnNet: 'kWh',
  price: 'zł/kWh',
  due: 'zł',
};

/** Compares what was typed with ours. A number agrees if ours, rounded to as many digits as it has, is the same. */
export function checkSeller(
  ours: Readonly<Record<SellerItem, number | null>>,
  typed: SellerTyped,
): readonly SellerCheck[] {
  return sellerItems.map((item): SellerCheck => {
    const text = (typed[item] ?? '').trim();
    const own = ours[item];
    const base = {item, unit: units[item], ours: own, theirs: null, deviation: null};
    if (text === '') {
      return {...base, state: 'notTyped'};
    }
    const read = readNumber(text, {min: 0, max: 1e12});
    const theirs =
      read.kind === 'number' ? read.value : read.kind === 'ambiguous' ? read.decimal : null;
    if (theirs === null) {
      return {...base, state: 'notANumber'};
    }
    if (own === null) {
      return {...base, theirs, state: 'notKnown'};
    }
    const digits = item === 'due' ? 2 : (/[.,](\d+)$/.exec(text)?.[1]?.length ?? 0);
    const unit = 10 ** digits;
    const deviation = (Math.round(theirs * unit) - Math.round(own * unit + 1e-7)) / unit;
    return {...base, theirs, deviation, state: deviation === 0 ? 'agrees' : 'differs'};
  });
}

/**
 * Items pasted from a sheet: one row of six numbers in the order of {@link sellerItems}, or six rows; cells are parted by
 * tabs or semicolons. Words are left out.
 */
export function readPasted(text: string): SellerTyped | null {
  const cells = text
    .split(/[\t;\n\r]+/)
    .map((cell) => cell.replace(/(?:kWh|zł\/kWh|zł)\s*$/i, '').trim())
    .filter((cell) => /^[-−+]?[\d\s.,]+$/.test(cell) && /\d/.test(cell));
  return cells.length === sellerItems.length
    ? Object.fromEntries(sellerItems.map((item, index) => [item, cells[index] ?? '']))
    : null;
}
