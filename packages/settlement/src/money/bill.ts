import {
  type Grosze,
  type HourAxis,
  type Kwh,
  type Percent,
  sumGrosze,
  toGrosze,
  zloty,
} from '@cooperative/polish';
import {sum} from '../split';
import {
  components,
  cooperativeComponents,
  monthlyRates,
  type Component,
  type CooperativeComponent,
} from './components';
import {flatCapacity, nameCosts, type Costs, type PriceList} from './tariff';

/** One member's bill for one period. The net sum is rounded first, then the tax. */
interface Bill {
  readonly net: Grosze;
  readonly vat: Grosze;
  readonly gross: Grosze;
}

/** All bills of a member, as far as a total needs them. */
export type TaxedSum = Pick<CostSums, 'gross' | 'vat'>;

/** What the bills of a member add up to, and their components in net zlotys, unrounded. */
export interface CostSums {
  readonly costs: Readonly<Costs>;
  readonly net: Grosze;
  readonly vat: Grosze;
  readonly gross: Grosze;
}

/** The same with each of the bills. */
export interface CostSheet extends CostSums {
  readonly bills: readonly Bill[];
  /** What each bill is made of, one after another, in the order of the components: net zlotys, unrounded. */
  readonly parts: Float64Array;
}

/** For a member without the meter in question. */
export const noBills: CostSums = {
  costs: nameCosts(new Float64Array()),
  net: sumGrosze([]),
  vat: sumGrosze([]),
  gross: sumGrosze([]),
};

/** Costs that only members of a cooperative bear, net zlotys in one period. */
export interface OwnCosts extends Readonly<Record<CooperativeComponent, number>> {
  /** Excise on energy that was not bought. */
  readonly excise: number;
}

const at = Object.fromEntries(components.map((component, index) => [component, index])) as Record<
  Component,
  number
>;

/** Adds the cost of one period's kWh to sums in the order of the components; `offset` is its first bucket. */
function addKwhCosts(
  {rows, market}: PriceList,
  kwh: Float64Array,
  offset: number,
  sums: Float64Array,
): void {
  if (market) {
    let cost = sums[at.energy] ?? 0;
    for (let bucket = offset; bucket < offset + (rows[0]?.length ?? 0); bucket += 1) {
      cost += (kwh[bucket] ?? 0) * (market[bucket] ?? 0);
    }
    sums[at.energy] = cost;
  }
  for (let row = 0; row < rows.length; row += 1) {
    const rates = rows[row] ?? noRates;
    let cost = sums[row] ?? 0;
    for (let bucket = 0; bucket < rates.length; bucket += 1) {
      cost += (kwh[offset + bucket] ?? 0) * (rates[bucket] ?? 0);
    }
    sums[row] = cost;
  }
}

const noRates = new Float64Array();

/** Cost of kWh by bucket (of one or many periods) bought from the grid, without monthly fees. */
export function kwhCosts(list: PriceList, kwh: Float64Array): Costs {
  const {total: sums} = scratch;
  sums.fill(0);
  for (let offset = 0; offset < kwh.length; offset += list.buckets.count) {
    addKwhCosts(list, kwh, offset, sums);
  }
  return nameCosts(sums);
}

/** Reused for one sheet at a time: allocating new arrays would take half of the running time. */
const scratch = {
  total: new Float64Array(components.length),
  costs: new Float64Array(components.length),
};

/**
 * Makes something of the bills for kWh by period and bucket. The flat capacity fee depends on `kwhPerYear`; `cooperatives`
 * adds what only members of a cooperative pay.
 */
export type SheetMaker<Sheet> = (
  axis: HourAxis,
  list: PriceList,
  kwhByBucket: Float64Array,
  rates: {readonly vat: Percent; readonly kwhPerYear: Kwh},
  cooperatives?: (period: number) => OwnCosts,
) => Sheet;

/** Bills of all periods, and their sums. */
export const costSheet: SheetMaker<CostSheet> = (...described) => {
  const [axis] = described;
  const bills: Bill[] = [];
  const parts = new Float64Array(axis.periodMonths.length * components.length);
  const sums = sumBills(described, (bill) => {
    parts.set(scratch.costs, bills.length * components.length);
    bills.push(bill);
  });
  return {bills, parts, ...sums};
};

/** Their sums alone. */
export const costSums: SheetMaker<CostSums> = (...described) => sumBills(described);

function sumBills(
  described: Parameters<SheetMaker<unknown>>,
  take?: (bill: Bill) => void,
): CostSums {
  const sums = {net: 0, vat: 0, gross: 0};
  eachBill(described, (bill) => {
    sums.net += bill.net;
    sums.vat += bill.vat;
    sums.gross += bill.gross;
    take?.(bill);
  });
  return {
    costs: nameCosts(scratch.total),
    net: sums.net as Grosze,
    vat: sums.vat as Grosze,
    gross: sums.gross as Grosze,
  };
}

/** Of the bills of all periods, only what a total of many members needs. */
export const taxedSum: SheetMaker<TaxedSum> = (...described) => {
  let gross = 0;
  let vat = 0;
  eachBill(described, (bill) => {
    gross += bill.gross;
    vat += bill.vat;
  });
  return {gross: gross as Grosze, vat: vat as Grosze};
};

/** Leaves the components in `scratch`: those of the bill that is taken, and in the end their sums. */
function eachBill(
  [axis, list, kwhByBucket, {vat, kwhPerYear}, cooperatives]: Parameters<SheetMaker<unknown>>,
  take: (bill: Bill) => void,
): void {
  const capacityFlat = flatCapacity(list.tariff, kwhPerYear);
  const {total, costs} = scratch;
  total.fill(0);
  // Walked by `entries`, the bills of a thousand members leave 100 MB to clear up.
  for (let period = 0; period < axis.periodMonths.length; period += 1) {
    const months = axis.periodMonths[period] ?? 0;
    costs.fill(0);
    addKwhCosts(list, kwhByBucket, period * list.buckets.count, costs);
    for (const fee of monthlyRates) {
      costs[at[fee]] = months * list.fees[fee];
    }
    costs[at.capacityFlat] = months * capacityFlat;
    const own = cooperatives?.(period);
    if (own) {
      costs[at.excise] = (costs[at.excise] ?? 0) + own.excise;
      for (const component of cooperativeComponents) {
        costs[at[component]] = own[component];
      }
    }
    for (let index = 0; index < costs.length; index += 1) {
      total[index] = (total[index] ?? 0) + (costs[index] ?? 0);
    }
    take(makeBill(sum(costs), vat));
  }
}

/** Rounds a net sum to whole grosze, then adds the tax on it. */
export function makeBill(net: number, vat: Percent): Bill {
  const billed = toGrosze(zloty(net));
  const tax = toGrosze(zloty((billed * vat) / 10_000));
  return {net: billed, vat: tax, gross: sumGrosze([billed, tax])};
}
