import {
  type Grosze,
  type HourAxis,
  kwh,
  type Percent,
  toGrosze,
  yearHours,
  zloty,
} from '@cooperative/polish';
import {sumBuckets} from '../energy/settleEnergy';
import {worthOfGiven, type MemberBalance} from '../energy/balance';
import {hoursOf, type KeptOrWritten} from '../energy/memberHours';
import {costSums, type CostSums, type SheetMaker} from './bill';
import {closeDeposit, refundRatios, settleDeposit, settleSteadyDeposit} from './netBilling';
import {sum} from '../split';
import type {PriceList} from './tariff';

/** Market prices of energy given to the grid, zł/kWh: one per settlement period (RCEm) or per hour (RCE). */
export type MarketPrices =
  | {readonly kind: 'monthly'; readonly values: Float64Array}
  | {
      readonly kind: 'hourly';
      /** Of the deposit: made of quarters with the negative ones as zero. */
      readonly values: Float64Array;
      /** The plain means, if they differ. */
      readonly signed?: Float64Array;
    };

/** A producer's money in net-billing, zlotys summed over all periods. */
export interface NetBillingResult {
  /** What is finally paid: bills less what the deposit covered and what was refunded. */
  readonly gross: Grosze;
  /** On the bills, before the deposit pays for a part of them. */
  readonly vat: Grosze;
  readonly costs: CostSums['costs'];
  /** The active energy of the bills, before the deposit, which alone a deposit may pay for. */
  readonly energy: number;
  readonly paidIn: number;
  readonly used: number;
  readonly refunded: number;
  readonly forfeited: number;
}

/** The cost of buying these kWh (by period and bucket) alone. */
export function aloneCosts<Sheet>(
  axis: HourAxis,
  list: PriceList,
  kwhByBucket: Float64Array,
  vat: Percent,
  sheetOf: SheetMaker<Sheet>,
  annualKwh = (sum(kwhByBucket) * yearHours) / axis.hours,
): Sheet {
  const kwhPerYear = kwh(annualKwh);
  return sheetOf(axis, list, kwhByBucket, {vat, kwhPerYear});
}

/**
 * Net-billing of one producer. Energy drawn after the meter's hourly balance is bought with all fees; the deposit pays
 * for active energy only. Above 50 kW, and where nobody uses energy, there is no prosumer and no deposit: exported
 * energy is sold at the market price (A13).
 */
export function netBillingCosts(
  axis: HourAxis,
  list: PriceList,
  member: KeptOrWritten,
  {drawn, given}: MemberBalance,
  {
    prices,
    vat,
    isProsumer,
    steady,
    annualKwh,
  }: {
    readonly prices: MarketPrices;
    readonly vat: Percent;
    readonly isProsumer: boolean;
    readonly steady: boolean;
    /** Of the step of the flat capacity fee; without it, as drawn. */
    readonly annualKwh?: number | undefined;
  },
): NetBillingResult {
  const bills = aloneCosts(axis, list, drawn, vat, costSums, annualKwh);
  const energyCost = activeEnergyCost(axis, list, drawn, vat);
  const ofBills = {
    vat: bills.vat,
    costs: bills.costs,
    energy: sum(energyCost),
  };
  if (sum(given) === 0) {
    return {...ofBills, gross: bills.gross, paidIn: 0, used: 0, refunded: 0, forfeited: 0};
  }
  // Zero for each negative quarter is a rule of the deposit. Who sells has the price as it was; that an hour below zero
  // brings nothing is a part of A13.
  const priced =
    isProsumer || prices.kind === 'monthly' || !prices.signed
      ? prices
      : {...prices, values: prices.signed};
  const value = exportValue(axis, member, sumBuckets(given, list.buckets.count), priced);
  if (!isProsumer) {
    const sold = sum(value);
    const gross = (bills.gross - toGrosze(zloty(sold))) as Grosze;
    return {...ofBills, gross, paidIn: sold, used: 0, refunded: 0, forfeited: 0};
  }
  const refundRatio = refundRatios[prices.kind];
  const settleAccount = steady ? settleSteadyDeposit : settleDeposit;
  const account = settleAccount(value, energyCost, refundRatio);
  const rest = steady ? {refunded: 0, forfeited: 0} : closeDeposit(account, refundRatio);
  const used = sum(account.used);
  const refunded = sum(account.refunded) + rest.refunded;
  return {
    ...ofBills,
    gross: (bills.gross - toGrosze(zloty(used + refunded))) as Grosze,
    paidIn: sum(account.paidIn),
    used,
    refunded,
    forfeited: sum(account.forfeited) + rest.forfeited,
  };
}

/** Value of the exported energy, one sum per period like `given`; a negative price of an hour or month counts as zero. */
export function exportValue(
  axis: HourAxis,
  member: KeptOrWritten,
  given: Float64Array,
  {kind, values}: MarketPrices,
): Float64Array {
  const priceAt = (place: number): number => Math.max(values[place] ?? 0, 0);
  return kind === 'hourly'
    ? worthOfGiven(axis, hoursOf(member), priceAt)
    : given.map((kwh, period) => kwh * priceAt(period));
}

/** Active energy with excise and tax, one sum per period: all that a deposit may pay for. */
function activeEnergyCost(
  axis: HourAxis,
  list: PriceList,
  drawn: Float64Array,
  vat: Percent,
): Float64Array {
  const {count} = list.buckets;
  const {zones, excise} = list.tariff;
  return axis.periodMonths.map((_, period) => {
    let cost = 0;
    for (let bucket = 0; bucket < count; bucket += 1) {
      const energy = zones[list.zoneOfBucket[bucket] ?? 0]?.energy ?? 0;
      const at = period * count + bucket;
      cost += (drawn[at] ?? 0) * (energy + (list.market?.[at] ?? 0) + excise);
    }
    return cost * (1 + vat / 100);
  });
}
