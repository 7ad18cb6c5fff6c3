import {remembering} from '@cooperative/polish/memory';
import {hourBalance, oneBucket, type Buckets} from './energy/balance';
import {MadeMeter, type MeterSeries} from './energy/meter';
import {
  settleEnergy,
  type EnergyOptions,
  type EnergySettlement,
  type MemberEnergy,
} from './energy/settleEnergy';
import type {HourAxis} from '@cooperative/polish/hourAxis';
import type {Hours, TakeSeries} from './hours/series';
import type {SeriesCache} from './hours/seriesCache';
import {prosumerPowerLimit} from './law/law';
import {aloneCosts, netBillingCosts, type NetBillingResult} from './money/alternatives';
import {noBills, type CostSheet, type SheetMaker} from './money/bill';
import {atHourlyPrice} from './money/hourlyPrice';
import {priceList, sumIntoBuckets, type PriceList, type Tariff} from './money/tariff';
import type {SettlementMember, SettlementOptions} from './types';

/** A member with its price list, settled energy, and use by period and bucket. */
export interface PricedMember<Member extends SettlementMember = SettlementMember> {
  readonly member: Member;
  /** With an hourly price: that of the energy drawn. */
  readonly list: PriceList;
  readonly energy: MemberEnergy;
  /** Zero for the cooperative's battery; what was withdrawn, if the use is not known. */
  readonly consumed: Float64Array;
}

interface PricedMembers<Member extends SettlementMember = SettlementMember> {
  readonly energy: EnergySettlement;
  readonly members: readonly PricedMember<Member>[];
  readonly bucketsOf: (member: number) => Buckets;
}

/**
 * Settles the energy of members in the buckets of their tariffs, in series that `take` gives, unless it is known already.
 * The series of the members must already be checked.
 */
export function priceMembers<Member extends SettlementMember>(
  axis: HourAxis,
  members: readonly Member[],
  options: EnergyOptions,
  cache: SeriesCache,
  {known, take}: {readonly known?: EnergySettlement; readonly take?: TakeSeries} = {},
): PricedMembers<Member> {
  // One for each tariff, however many members share it.
  const listOf = remembering((tariff: Tariff) => priceList(axis, tariff, cache));
  const lists = members.map(({tariff}) => listOf(tariff));
  const bucketsOf = (index: number): Buckets => lists[index]?.buckets ?? oneBucket(axis);
  const energy =
    known ??
    settleEnergy(
      axis,
      members.map(({meter}) => meter),
      options,
      bucketsOf,
      cache,
      take,
    );
  const priced = members.flatMap((member, index) => {
    const own = energy.members[index];
    const list = lists[index];
    return own && list
      ? [
          {
            member,
            list: atHourlyPrice(axis, list, member.meter, drawnBy),
            energy: own,
            consumed: consumedBy(axis, member, list, own, cache),
          },
        ]
      : [];
  });
  return {energy, members: priced, bucketsOf};
}

/** (a) Buys all use alone. */
export function costsAlone<Sheet>(
  axis: HourAxis,
  {member, list, consumed}: PricedMember,
  {vat}: SettlementOptions,
  sheetOf: SheetMaker<Sheet>,
): Sheet | CostSheet {
  return member.isStorage === true || member.isSource === true
    ? noBills
    : aloneCosts(
        axis,
        atHourlyPrice(axis, list, member.meter, ({withdrawn}) =>
          inHours(member.consumption ?? withdrawn),
        ),
        consumed,
        vat,
        sheetOf,
        member.annualKwh,
      );
}

/** (a′) Own sources without support. */
export function costsWithSources<Sheet>(
  axis: HourAxis,
  {member, list, energy}: PricedMember,
  {vat}: SettlementOptions,
  sheetOf: SheetMaker<Sheet>,
): Sheet | CostSheet {
  return member.isStorage === true
    ? noBills
    : aloneCosts(
        axis,
        atHourlyPrice(axis, list, member.meter, ({withdrawn}) => inHours(withdrawn)),
        energy.balance.withdrawn,
        vat,
        sheetOf,
        member.annualKwh,
      );
}

/** (b) Own sources in net-billing; members without any buy alone. Null without market prices. */
export function costsInNetBilling(
  axis: HourAxis,
  {member, list, energy}: PricedMember,
  {prices, vat, year}: SettlementOptions,
): NetBillingResult | null {
  return prices === null || member.isStorage === true
    ? null
    : netBillingCosts(axis, list, member.meter, energy.balance, {
        prices,
        vat,
        isProsumer: member.isSource !== true && member.sourceKw <= prosumerPowerLimit.value,
        steady: year === 'steady',
      });
}

/** Energy drawn after the balance of the hour, kWh. */
export function drawnBy({withdrawn, injected}: MeterSeries): (hour: number) => number {
  return (hour) => Math.max(hourBalance(withdrawn, injected, hour), 0);
}

function inHours(series: Hours): (hour: number) => number {
  return (hour) => series[hour] ?? 0;
}

function consumedBy(
  axis: HourAxis,
  {meter, consumption, isStorage}: SettlementMember,
  {buckets}: PriceList,
  {balance}: MemberEnergy,
  cache: SeriesCache,
): Float64Array {
  if (isStorage === true) {
    return new Float64Array(balance.drawn.length);
  }
  // Behind a made meter there are sources: it is not made just to see that it shows something else than the use.
  const isDrawn = !(meter instanceof MadeMeter) && consumption === meter.withdrawn;
  return consumption === undefined || isDrawn
    ? balance.withdrawn
    : cache.of(consumption, buckets, () => sumIntoBuckets(axis, consumption, buckets));
}
