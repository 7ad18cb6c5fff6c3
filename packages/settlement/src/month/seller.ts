import {readNumber} from '@cooperative/polish';
import {components, type Component} from '../money/components';
import {groupFacts} from '../money/tariffGroups';
import {writeMonth} from './calendar';
import type {MonthChange} from './changes';
import type {SettledMonth} from './settleMonths';
import {memberOf, membersOf, moneyOf, statementsOf, sumOf, type PointStatement} from './statement';
import type {CooperativeRecord} from '../record/schema';
import {sellerItems, type SellerItem, type SellerTyped} from './sellerItems';

/** Whose statement it is: a member's, one point's, or the whole cooperative's. */
export type SellerScope = string | {readonly point: string} | null;

/** Our numbers; of components, only those that the bill has. */
export type SellerOurs = Readonly<Partial<Record<SellerItem, number | null>>>;

/** By how much an item may differ and still be the same bill: zlotys, and units of the last digit typed. */
interface Tolerance {
  readonly zl: Readonly<Partial<Record<SellerItem, number>>>;
  /** Points that the seller may have rounded one by one. */
  readonly points: number;
}

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

/** What the key of a point's statement begins with. */
export const pointScope = 'punkt ';

/** Whose statements there may be: all, a member's, a point's; each with a key and its words. */
export function sellerScopes(
  input: CooperativeRecord,
): readonly {readonly key: string; readonly label: string; readonly scope: SellerScope}[] {
  return [
    {key: '', label: 'całej spółdzielni', scope: null},
    ...membersOf(input).map((name) => ({key: name, label: name, scope: name})),
    ...input.points.map(({id}) => ({
      key: pointScope + id,
      label: `punkt: ${id}`,
      scope: {point: id},
    })),
  ];
}

/** Under what key the statement of a month is typed: `2026-05 Gmina`. */
export function typedKey({month}: Pick<SettledMonth, 'month'>, scopeKey: string): string {
  return `${writeMonth(month)} ${scopeKey}`.trim();
}

/** A statement that somebody typed, item by item beside ours. */
export interface CheckedStatement {
  /** Of {@link typedKey}. */
  readonly key: string;
  readonly settled: SettledMonth;
  readonly scope: SellerScope;
  readonly checks: readonly SellerCheck[];
}

/** Every statement somebody typed, beside ours. */
export function checkAll(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
  typed: Readonly<Record<string, SellerTyped>>,
): readonly CheckedStatement[] {
  return months.flatMap((settled) =>
    sellerScopes(input).flatMap(({key: scopeKey, scope}) => {
      const key = typedKey(settled, scopeKey);
      const own = typed[key];
      return own ? [{key, settled, scope, checks: checkStatement(input, settled, scope, own)}] : [];
    }),
  );
}

/** One statement of a month, of a member, a point or all, item by item beside ours. */
export function checkStatement(
  input: CooperativeRecord,
  settled: SettledMonth,
  scope: SellerScope,
  typed: SellerTyped,
): readonly SellerCheck[] {
  return checkSeller(oursOf(input, settled, scope), typed, toleranceOf(input, settled, scope));
}

/** Our numbers of one month, of a member or of all. */
export function oursOf(
  input: CooperativeRecord,
  settled: SettledMonth,
  scope: SellerScope,
): SellerOurs {
  const statements = statementsIn(input, settled, scope);
  const {balance} = settled.settlement.energy;
  const of = (value: (statement: PointStatement) => number): number => sumOf(statements, value);
  return {
    injected: of(({injectedKwh}) => injectedKwh),
    withdrawn: of(({withdrawnKwh}) => withdrawnKwh),
    givenNet: scope === null ? (balance.exportKwh[0] ?? 0) : of(({givenKwh}) => givenKwh),
    drawnNet: scope === null ? (balance.importKwh[0] ?? 0) : of(({drawnKwh}) => drawnKwh),
    price: onlyPrice(input, scope),
    due: moneyOf(statements, ({grossZl}) => grossZl),
    bought: of(({boughtKwh}) => boughtKwh),
    ...itemsOf(statements),
  };
}

function statementsIn(
  input: CooperativeRecord,
  settled: SettledMonth,
  scope: SellerScope,
): readonly PointStatement[] {
  return statementsOf(input, [settled]).filter(
    ({member, point}) =>
      scope === null || (typeof scope === 'string' ? member === scope : point === scope.point),
  );
}

/** The net items of the bills, summed; none where a bill is not known. */
function itemsOf(statements: readonly PointStatement[]): SellerOurs {
  const sums: Partial<Record<Component, number>> = {};
  if (statements.some(({money}) => money === null)) {
    return sums;
  }
  for (const {component, netZl} of statements.flatMap(({money}) => money?.parts ?? [])) {
    sums[component] = Math.round(((sums[component] ?? 0) + netZl) * 100) / 100;
  }
  return sums;
}

/**
 * What rounding alone may leave between two bills that are both right. The seller may round each zone, each item or only
 * the sum, and the tax on it; ours rounds each item. A line rounded differs by half a grosz.
 */
function toleranceOf(
  input: CooperativeRecord,
  settled: SettledMonth,
  scope: SellerScope,
): Tolerance {
  const statements = statementsIn(input, settled, scope);
  const zl: Partial<Record<SellerItem, number>> = {};
  let due = 0;
  for (const {point, money} of statements) {
    const zones = zonesOf(input, point);
    let lines = 0;
    for (const {component} of money?.parts ?? []) {
      const own = component === 'energy' || component === 'network' ? zones : 1;
      lines += own;
      zl[component] = (zl[component] ?? 0) + own * halfGrosz;
    }
    // Of the net sum; the tax on what it differs by, and the two roundings of the tax.
    due += Math.floor((lines + 1) * halfGrosz * 100 * (1 + input.vat / 100) + 1) / 100;
  }
  return {zl: {...zl, due}, points: statements.length};
}

const halfGrosz = 0.005;

/** In how many zones the energy of a point is billed. */
function zonesOf({points, tariffs}: CooperativeRecord, id: string): number {
  const described = tariffs[points.find((point) => point.id === id)?.tariff ?? ''];
  switch (described?.kind) {
    case 'own':
      return described.zones.length;
    case 'group':
      return groupFacts[described.group].zones.length;
    default:
      return 1;
  }
}

/** The price of energy if all points in question have the same one; only tariffs somebody typed have it in the file. */
function onlyPrice({points, tariffs}: CooperativeRecord, scope: SellerScope): number | null {
  const own = points.filter(
    (point) =>
      point.tariff !== undefined &&
      (scope === null ||
        (typeof scope === 'string' ? memberOf(point) === scope : point.id === scope.point)),
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

/** Of which readings the seller's statement of a corrected month is, as far as what was typed of it tells. */
type SellerBasis = 'old' | 'new' | 'unknown';

/** Whether statements of a month that was settled anew have the kWh from before the correction, or from after it. */
export function basisOf(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
  change: Pick<MonthChange, 'month' | 'points'>,
  typed: Readonly<Record<string, SellerTyped>>,
): SellerBasis {
  const settled = months.find(({month}) => month === change.month);
  if (!settled) {
    return 'unknown';
  }
  const found = sellerScopes(input).flatMap(({key, scope}): SellerBasis[] => {
    const text = typed[typedKey(settled, key)];
    if (text === undefined) {
      return [];
    }
    const own = statementsIn(input, settled, scope).map(({point}) => point);
    const now = oursOf(input, settled, scope);
    const tolerance = toleranceOf(input, settled, scope);
    return correctedItems.flatMap(([item, numberOf]): SellerBasis[] => {
      const changed = change.points
        .filter(({id}) => own.includes(id))
        .reduce((all, point) => all + point.change[numberOf], 0);
      const stateAt = (kwh: number): SellerCheck['state'] | undefined =>
        checkSeller({[item]: kwh}, text, tolerance).find((check) => check.item === item)?.state;
      const after = now[item] ?? 0;
      const [isOld, isNew] = [after - changed, after].map((kwh) => stateAt(kwh) === 'agrees');
      return isOld === isNew ? [] : [isOld === true ? 'old' : 'new'];
    });
  });
  return found.includes('old') ? 'old' : (found[0] ?? 'unknown');
}

const correctedItems = [
  ['withdrawn', 'withdrawnKwh'],
  ['injected', 'injectedKwh'],
] as const;

const units: Readonly<Partial<Record<SellerItem, SellerCheck['unit']>>> = {
  injected: 'kWh',
  withdrawn: 'kWh',
  givenNet: 'kWh',
  drawnNet: 'kWh',
  bought: 'kWh',
  price: 'zł/kWh',
};

/**
 * Compares what was typed with ours, item by item. A number agrees if ours, rounded to as many digits as it has, is the
 * same, or differs by no more than rounding leaves.
 */
export function checkSeller(
  ours: SellerOurs,
  typed: SellerTyped,
  tolerance: Tolerance = {zl: {}, points: 1},
): readonly SellerCheck[] {
  // An item of theirs that our bill has not is shown too, and told to be so.
  const items = [
    ...sellerItems,
    ...(['bought', ...components] as const).filter(
      (item) => item in ours || (typed[item] ?? '') !== '',
    ),
  ];
  return items.map((item): SellerCheck => {
    const text = (typed[item] ?? '').trim();
    const own = ours[item] ?? null;
    const unitName = units[item] ?? 'zł';
    const base = {item, unit: unitName, ours: own, theirs: null, deviation: null};
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
    const digits = unitName === 'zł' ? 2 : (/[.,](\d+)$/.exec(text)?.[1]?.length ?? 0);
    const unit = 10 ** digits;
    const deviation = (Math.round(theirs * unit) - Math.round(own * unit + 1e-7)) / unit;
    // A sum of rounded points differs from the rounded sum by less than half a unit for each, and half of the sum's own.
    const rounding = unitName === 'kWh' ? Math.ceil((tolerance.points + 1) / 2) - 1 : 0;
    const allowed = (tolerance.zl[item] ?? 0) + rounding / unit;
    const isSame = Math.abs(deviation) <= allowed + 1e-9;
    return {...base, theirs, deviation, state: isSame ? 'agrees' : 'differs'};
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
