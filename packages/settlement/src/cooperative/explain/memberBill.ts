import {kwhCosts} from '../../money/bill';
import {type HourAxis, kwh, yearHours, zloty, type Zloty} from '@cooperative/polish';
import {balancingPowerLimit, excisePowerLimit} from '../../law/law';
import type {SeriesCache} from '../../hours/seriesCache';
import type {RateTable} from '../../money/rates';
import {components, monthlyComponents, type Component} from '../../money/components';
import {
  boughtByBucket,
  monthlyFees,
  priceList,
  type PriceList,
  type Tariff,
} from '../../money/tariff';
import {sum} from '../../split';
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
  {input, axis, settlement, sourceKw, largestKw}: CalculationReport,
  tariff: Tariff,
  period: number,
  member: number,
  cache?: SeriesCache,
): BillParts {
  const plain = priceList(axis, tariff, cache);
  const {count} = plain.buckets;
  const market = settlement.members[member]?.market;
  const list = market
    ? {...plain, market: market.subarray(period * count, (period + 1) * count)}
    : plain;
  const energy = settlement.energy.members[member];
  const bill = settlement.members[member]?.sheet.bills[period];
  if (!energy || !bill) {
    return {boughtKwh: 0, parts: []};
  }
  const bought = boughtByBucket(list, energy.statutoryBought, energy.balance);
  const ofPeriod = bought.subarray(period * count, (period + 1) * count);
  const months = axis.periodMonths[period] ?? 0;
  const flatKwh = input.prices?.flatCapacityBy === 'bought' ? bought : energy.balance.drawn;
  const costs: Record<Component, number> = {
    ...kwhCosts(list, ofPeriod),
    gridDue: input.prices?.gridReading === 2 ? gridDue(settlement, list, period, member) : 0,
    service: months * (input.prices?.servicePerMember ?? 0),
    balancing: balancing(settlement, input, largestKw, period),
  };
  const fees = monthlyFees(tariff, yearly(axis, flatKwh));
  for (const component of monthlyComponents) {
    costs[component] = months * fees[component];
  }
  if (sourceKw > excisePowerLimit.value) {
    // Excise on energy used behind the meter is known only per year, so here it is the remainder.
    const rest = components.reduce((all, component) => all + costs[component], 0);
    costs.excise += bill.net / 100 - rest;
  }
  const boughtKwh = energy.statutoryBought[period] ?? 0;
  return {
    boughtKwh,
    parts: components
      .filter((component) => Math.abs(costs[component]) > 1e-9)
      .map((component) => ({
        component,
        net: zloty(costs[component]),
        rate: rateOf(list, component),
        ...(variesByKwh(list, component) && boughtKwh > 0 && {mean: costs[component] / boughtKwh}),
        ...(component === 'fixedNetwork' && {orderedPower: tariff.orderedPower}),
      })),
  };
}

function yearly(axis: HourAxis, values: Float64Array) {
  return kwh((sum(values) * yearHours) / axis.hours);
}

/** A component's rate if it is the same in all buckets; null if it differs or is not charged per kWh. */
function rateOf({rows, market}: PriceList, component: Component): number | null {
  if (market && component === 'energy') {
    return null;
  }
  const rates = rows[components.indexOf(component)];
  const [first] = rates ?? [];
  return first !== undefined && rates?.every((rate) => rate === first) === true ? first : null;
}

/** Whether the component is charged per kWh, but not for all energy alike. */
function variesByKwh(list: PriceList, component: Component): boolean {
  const isPerKwh = list.rows[components.indexOf(component)] !== undefined;
  return isPerKwh && rateOf(list, component) === null;
}

/** Reading 2 of A5: the member's part of what is due, in proportion to the fees for shared and credited energy. */
function gridDue(
  {energy: {balance, credits, members}, gridDue: all}: CalculationReport['settlement'],
  {buckets: {count}, tariff, zoneOfBucket}: PriceList,
  period: number,
  member: number,
): number {
  const {due, full} = all[period] ?? {due: 0, full: 0};
  const own = members[member];
  const imported = balance.importKwh[period] ?? 0;
  const credited = imported > 0 ? (credits.usedCreditKwh[period] ?? 0) / imported : 0;
  let fee = 0;
  for (let bucket = 0; bucket < count; bucket += 1) {
    const at = period * count + bucket;
    const received = own?.sharing.received[at] ?? 0;
    const rest = Math.max((own?.balance.drawn[at] ?? 0) - received, 0);
    const network = tariff.zones[zoneOfBucket[bucket] ?? 0]?.network ?? 0;
    fee += (rest * credited + received) * (network + tariff.quality);
  }
  return full > 0 ? (due * fee) / full : 0;
}

function balancing(
  {energy, members}: CalculationReport['settlement'],
  {prices}: CooperativeInput,
  largestKw: number,
  period: number,
): number {
  const rate = largestKw >= balancingPowerLimit.value ? (prices?.balancingPerMwh ?? 0) / 1000 : 0;
  return ((energy.balance.exportKwh[period] ?? 0) * rate) / members.length;
}
