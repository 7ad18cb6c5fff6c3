import {toZloty, zloty, type Zloty} from '@cooperative/polish';
import {type Component, components} from '../../money/components';
import type {CostSheet} from '../../money/bill';
import type {RateTable} from '../../money/rates';
import {type Costs, priceList, type Tariff} from '../../money/tariff';
import {resultOf} from '../description/problems';
import type {CalculationReport} from '../shapes';
import type {CooperativeInput} from '../description/schema';
import {isOwnConnection} from '../description/ownConnection';
import {readTariffs, withoutFees} from '../description/tariffs';

/** How a member's bill of one period is made up. */
export interface BillParts {
  /** Bought energy, kWh. */
  readonly boughtKwh: number;
  /** Net zlotys by component, unrounded; components of zero are left out. */
  readonly parts: readonly {
    readonly component: Component;
    readonly net: Zloty;
    /** zł/kWh if one rate applies to all bought energy. */
    readonly rate: number | null;
    /** zł/kWh of all bought energy where zones or hours have rates of their own. */
    readonly mean?: number;
    /** Of the fixed grid fee: its part for ordered power. */
    readonly orderedPower?: Tariff['orderedPower'];
  }[];
}

/** A member's tariff; the last member is the cooperative's battery. Null if the input describes none. */
export function tariffOf(input: CooperativeInput, rates: RateTable, member: number): Tariff | null {
  const point = input.members[member];
  const {tariff: id = '', orderedKw} = point ?? input.battery ?? {};
  if (id === '' && point && isOwnConnection(point)) {
    return withoutFees;
  }
  const read = resultOf(() => readTariffs(input, rates).get(id)?.(orderedKw));
  return read.ok ? (read.value ?? null) : null;
}

/** The components of a member's bill in one period. Their sum, rounded once, is the net sum of the bill. */
export function billParts(
  {axis, settlement}: CalculationReport,
  tariff: Tariff,
  period: number,
  member: number,
): BillParts {
  const result = settlement.members[member];
  if (!result) {
    return {boughtKwh: 0, parts: []};
  }
  const boughtKwh = result.statutoryBought[period] ?? 0;
  const {rows} = priceList(axis, tariff);
  return {
    boughtKwh,
    parts: charged(result.sheet, period).map(([component, net]) => {
      // None for what is not charged per kWh.
      const rates = rows[components.indexOf(component)];
      const isHourly = component === 'energy' && result.market !== undefined;
      const rate = isHourly ? null : onlyRate(rates);
      return {
        component,
        net,
        rate,
        ...(rates && rate === null && boughtKwh > 0 && {mean: net / boughtKwh}),
        ...(component === 'fixedNetwork' && {orderedPower: tariff.orderedPower}),
      };
    }),
  };
}

/** What the bill of a period charges, in its order. */
function charged(
  {parts}: Pick<CostSheet, 'parts'>,
  period: number,
): readonly (readonly [Component, Zloty])[] {
  return components.flatMap((component, index) => {
    const net = zloty(parts[period * components.length + index] ?? 0);
    return Math.abs(net) > 1e-9 ? [[component, net] as const] : [];
  });
}

/** The rate of all buckets if it is the same; null if it differs. */
function onlyRate(rates: Float64Array | undefined): number | null {
  const [first = null, ...others] = new Set(rates);
  return others.length > 0 ? null : first;
}

/** A row of bills: of a member in a period, or the sum of several. Net zlotys by component, unrounded. */
export interface BillRow {
  readonly boughtKwh: number;
  readonly costs: Readonly<Partial<Costs>>;
  readonly netZl: Zloty;
  readonly vatZl: Zloty;
  readonly grossZl: Zloty;
}

/** Every member's bill in every period: `rows[member][period]`. */
export function billRows({
  settlement,
}: Pick<CalculationReport, 'settlement'>): readonly (readonly BillRow[])[] {
  return settlement.members.map(({sheet, statutoryBought}) =>
    sheet.bills.map(({net, vat, gross}, period) => ({
      boughtKwh: statutoryBought[period] ?? 0,
      costs: Object.fromEntries(charged(sheet, period)),
      netZl: toZloty(net),
      vatZl: toZloty(vat),
      grossZl: toZloty(gross),
    })),
  );
}

/** The sum of bills. Bills are whole grosze, and so are their sums. */
export function sumBills(rows: readonly BillRow[]): BillRow {
  const total = (of: (row: BillRow) => number): number =>
    rows.reduce((all, row) => all + of(row), 0);
  const inGrosze = (of: (row: BillRow) => Zloty): Zloty => toZloty(Math.round(total(of) * 100));
  const costs: Partial<Costs> = {};
  for (const row of rows) {
    for (const [component, net] of Object.entries(row.costs) as [Component, Zloty][]) {
      costs[component] = zloty((costs[component] ?? 0) + net);
    }
  }
  return {
    boughtKwh: total(({boughtKwh}) => boughtKwh),
    costs,
    netZl: inGrosze(({netZl}) => netZl),
    vatZl: inGrosze(({vatZl}) => vatZl),
    grossZl: inGrosze(({grossZl}) => grossZl),
  };
}
