import {
  ok,
  type Result,
  toGrosze,
  toldScale,
  toZloty,
  zloty,
  type Zloty,
} from '@cooperative/polish';
import {internalSplit, type InternalSplit} from '../../energy/settleEnergy';
import {kwhCosts} from '../../money/bill';
import {atHourlyPrice} from '../../money/hourlyPrice';
import {drawnBy} from '../../priceMembers';
import {boughtByBucket, priceList, type PriceList} from '../../money/tariff';
import {sum, type InternalKey} from '../../split';
import type {Settlement, SettlementOptions} from '../../types';
import {borneBy, costWithin, costWithout} from '../levels';
import type {PreparedCooperative} from '../prepare/prepareCooperative';
import {internalKeyOf, settleCooperative, settlementMembers, settlementOptions} from '../settle';
import type {KeyId, MemberUnderKeys} from '../shapes';

/** Ways to divide what the cooperative pays. The first is what the seller's bills do. */
export const keyIds = ['statutory', 'hourly', 'equal', 'byUse', 'fixed'] as const;

/**
 * Who gains and who loses under each key. A key divides shared and credited energy; what a member then buys is valued
 * by the member's own tariff. Together the members pay the seller's bills whatever the key, so what the valuations miss
 * of them is spread in proportion.
 */
export function compareKeys(prepared: PreparedCooperative): Result<readonly MemberUnderKeys[]> {
  const settled = settleCooperative(prepared);
  if (!settled.ok) {
    return settled;
  }
  const settlement = settled.value;
  const options = settlementOptions(prepared.input);
  const scale = toldScale(prepared.axis);
  const told = (zl: Zloty): Zloty => zloty(zl * scale);
  const {axis, cache} = prepared;
  const lists = settlementMembers(prepared).map(({tariff, hours}) =>
    atHourlyPrice(axis, priceList(axis, tariff, cache), hours, drawnBy),
  );
  const costs = keysOf(prepared, settlement).map(([key, internal]) => ({
    key,
    zl: internal
      ? costsUnder(settlement, lists, internal, options)
      : settlement.members.map((member) => toZloty(costWithin(member))),
  }));
  return ok(
    settlement.members.map((member, index) => ({
      id: member.id,
      withoutZl: told(toZloty(costWithout(member))),
      costZl: Object.fromEntries(costs.map(({key, zl}) => [key, told(zl[index] ?? zloty(0))])),
    })),
  );
}

/** Each key with its split of energy; none for the statutory one, which the bills follow. */
function keysOf(
  {input, axis, cache, tariffs, members}: PreparedCooperative,
  {energy}: Settlement,
): readonly (readonly [KeyId, readonly InternalSplit[] | null])[] {
  const split = (key: InternalKey): readonly InternalSplit[] =>
    internalSplit(energy, key, (index) => {
      const tariff = tariffs[index];
      return tariff
        ? priceList(axis, tariff, cache).buckets
        : {ofHour: new Uint8Array(axis.hours), count: 1};
    });
  const shared = (shareOf: (member: number) => number): InternalKey => ({
    kind: 'fixed',
    // The cooperative's battery comes after the members and has no share.
    shares: energy.members.map((_, index) => (index < members.length ? shareOf(index) : 0)),
  });
  const drawn = energy.members.map((member) => sum(member.drawn));
  return [
    ['statutory', null],
    ['hourly', split({kind: 'hourly'})],
    ['equal', split(shared(() => 1))],
    ['byUse', split(shared((index) => drawn[index] ?? 0))],
    ...(input.key.kind === 'fixed' ? [['fixed', split(internalKeyOf(input))] as const] : []),
  ];
}

/** Cost of each member in the settled time, VAT that it deducts left out: the fixed part of the bill, and the energy bought by the key. */
function costsUnder(
  {members, energy}: Settlement,
  lists: readonly PriceList[],
  internal: readonly InternalSplit[],
  options: SettlementOptions,
): readonly Zloty[] {
  const valueOf = (index: number, bought: Float64Array): number => {
    const list = lists[index];
    const balance = energy.members[index]?.balance;
    return list && balance
      ? sum(Float64Array.from(Object.values(kwhCosts(list, boughtByBucket(list, bought, balance)))))
      : 0;
  };
  const billed = members.map((member, index) => valueOf(index, member.statutoryBought));
  const valued = members.map((_, index) =>
    valueOf(index, internal[index]?.bought ?? new Float64Array()),
  );
  const total = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  const scale = total(valued) > 0 ? total(billed) / total(valued) : 0;
  return members.map((member, index) => {
    const tax = 1 + (options.vat / 100) * (1 - member.vatDeducted / 100);
    const fixed = borneBy(member, member.sheet) / 100 - (billed[index] ?? 0) * tax;
    const delivered = sum(energy.members[index]?.sharing.delivered ?? new Float64Array());
    const received = sum(internal[index]?.shared ?? new Float64Array());
    const internalPayment = toGrosze(
      zloty(options.internalPrice * (received * (options.internalVat ? tax : 1) - delivered)),
    );
    return zloty(fixed + (valued[index] ?? 0) * scale * tax + internalPayment / 100);
  });
}

/** zł a year; rounding of bills to the grosz harms nobody. */
export const noticeable = 0.5;

/** Whether the member pays more in the cooperative than without it. */
export function isWorseOff({withoutZl, costZl}: MemberUnderKeys, key: KeyId): boolean {
  return (costZl[key] ?? withoutZl) - withoutZl > noticeable;
}
