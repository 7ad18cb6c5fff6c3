import {type HourAxis, remembering} from '@cooperative/polish';
import {hourBalance, oneBucket, type Buckets} from './energy/balance';
import type {MeterSeries} from './energy/memberHours';
import {
  settleEnergy,
  type EnergyOptions,
  type EnergySettlement,
  type MemberEnergy,
} from './energy/settleEnergy';
import type {SeriesCache} from './hours/seriesCache';
import {prosumerPowerLimit} from './law/law';
import {aloneCosts, netBillingCosts, type NetBillingResult} from './money/alternatives';
import {noBills, type CostSums, type SheetMaker} from './money/bill';
import {atHourlyPrice} from './money/hourlyPrice';
import {priceList, type PriceList, type Tariff} from './money/tariff';
import type {SettlementMember, SettlementOptions} from './types';

/** A member with its price list, settled energy, and use by period and bucket. */
export interface PricedMember<Member extends SettlementMember = SettlementMember> {
  readonly member: Member;
  /** With an hourly price: that of the energy drawn. */
  readonly list: PriceList;
  readonly energy: MemberEnergy;
  /** Zero for the cooperative's battery. */
  readonly consumed: Float64Array;
}

interface PricedMembers<Member extends SettlementMember = SettlementMember> {
  readonly energy: EnergySettlement;
  readonly members: readonly PricedMember<Member>[];
  readonly bucketsOf: (member: number) => Buckets;
}

/**
 * Settles the energy of members in the buckets of their tariffs, unless it is known already. The series of the members
 * must already be checked.
 */
export function priceMembers<Member extends SettlementMember>(
  axis: HourAxis,
  members: readonly Member[],
  options: EnergyOptions,
  cache: SeriesCache,
  known?: EnergySettlement,
): PricedMembers<Member> {
  // One for each tariff, however many members share it.
  const listOf = remembering((tariff: Tariff) => priceList(axis, tariff, cache));
  const lists = members.map(({tariff}) => listOf(tariff));
  const bucketsOf = (index: number): Buckets => lists[index]?.buckets ?? oneBucket(axis);
  const hours = members.map((member) => member.hours);
  const energy = known ?? settleEnergy(axis, hours, options, bucketsOf, cache);
  const priced = members.flatMap((member, index) => {
    const own = energy.members[index];
    const list = lists[index];
    return own && list
      ? [
          {
            member,
            list: atHourlyPrice(axis, list, member.hours, drawnBy),
            energy: own,
            consumed:
              member.isStorage === true ? new Float64Array(own.consumed.length) : own.consumed,
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
): Sheet | CostSums {
  return member.isStorage === true || member.isSource === true
    ? noBills
    : aloneCosts(
        axis,
        atHourlyPrice(axis, list, member.hours, ({withdrawn, consumption = withdrawn}) =>
          inHours(consumption),
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
): Sheet | CostSums {
  return member.isStorage === true
    ? noBills
    : aloneCosts(
        axis,
        atHourlyPrice(axis, list, member.hours, ({withdrawn}) => inHours(withdrawn)),
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
    : netBillingCosts(axis, list, member.hours, energy.balance, {
        prices,
        vat,
        isProsumer: member.isSource !== true && member.sourceKw <= prosumerPowerLimit.value,
        steady: year === 'steady',
        annualKwh: member.annualKwh,
      });
}

/** Energy drawn after the balance of the hour, kWh. */
export function drawnBy({withdrawn, injected}: MeterSeries): (hour: number) => number {
  return (hour) => Math.max(hourBalance(withdrawn, injected, hour), 0);
}

function inHours(series: Float64Array): (hour: number) => number {
  return (hour) => series[hour] ?? 0;
}
