import {toldScale, zloty} from '@cooperative/polish';
import {byFixedShares, sum, type InternalKey} from '../../split';
import {limits} from '../description/limits';
import {isOwnConnection} from '../description/ownConnection';
import type {CooperativeInput} from '../description/schema';
import {holderKey} from '../lawfulness/holders';
import {borneBy, costWithin, costWithout} from '../levels';
import {internalKeyOf, settlementOptions} from '../settle';
import {noticeable} from './keys';
import type {CalculationReport, FairPrice, TriedKey} from '../shapes';

/** Ways to divide shared energy that are tried, in this order: what is there now asks for the least change. */
const triedKeys = ['now', 'hourly', 'byUse', 'equal'] as const;

/**
 * Looks for the internal price under which no member pays more than without the cooperative. A member's cost is a
 * straight line in the price, so each one leaves a half of all prices, and what all leave is found without settling
 * anything again. The yearly costs of running the cooperative are no member's and stay outside.
 */
export function fairPriceOf(
  report: Pick<CalculationReport, 'input' | 'axis' | 'settlement'>,
): FairPrice {
  const {input} = report;
  const {members} = report.settlement;
  const gains = members.map((member) => costWithout(member) - costWithin(member));
  const scale = toldScale(report.axis) / 100;
  const groups = {point: byPoint(input), member: byMember(input)};
  const tolerance = (noticeable * 0.9) / scale;
  if (groups.point.every((group) => sumOf(gains, group) >= -tolerance)) {
    return {kind: 'alreadyFair'};
  }
  const all = gains.reduce((total, gain) => total + gain, 0);
  if (all < -tolerance) {
    return {kind: 'allLose', zl: zloty(-all * scale)};
  }
  for (const per of ['point', 'member'] as const) {
    for (const keyId of triedKeys) {
      const key = keyOf(keyId, report);
      const prices = fairPrices(report, {key, groups: groups[per], tolerance});
      const price = prices && lowestOf(prices);
      if (prices && price !== null) {
        const proposal = {price, highest: prices.high, key: keyOfInput(key, input), keyId, per};
        return {kind: 'found', proposal};
      }
    }
  }
  return {kind: 'none'};
}

const none = new Float64Array();

interface Prices {
  readonly low: number;
  readonly high: number;
}

/** Places of members who must not lose. */
type Group = readonly number[];

const sumOf = (values: readonly number[], group: Group): number =>
  group.reduce((total, place) => total + (values[place] ?? 0), 0);

/** What belongs to the cooperative itself is nobody who could lose; its battery comes after the members. */
function byPoint({members}: CooperativeInput): readonly Group[] {
  return members.flatMap((member, place) => (isOwnConnection(member) ? [] : [[place]]));
}

function byMember({members}: CooperativeInput): readonly Group[] {
  const groups = new Map<string, number[]>();
  members.forEach((member, place) => {
    if (member.ofCooperative !== true) {
      const key = holderKey(member);
      groups.set(key, [...(groups.get(key) ?? []), place]);
    }
  });
  return [...groups.values()];
}

/** The prices, zł/kWh, at which none of the groups loses; null if there are none. */
function fairPrices(
  {input, settlement}: Pick<CalculationReport, 'input' | 'settlement'>,
  {key, groups, tolerance}: {key: InternalKey; groups: readonly Group[]; tolerance: number},
): Prices | null {
  const {internalVat, vat} = settlementOptions(input);
  const received = receivedUnder(key, settlement);
  /** Grosze that 1 zł/kWh costs each member. */
  const slopes = settlement.members.map(({vatDeducted}, place) => {
    const tax = internalVat ? (vat / 100) * (1 - vatDeducted / 100) : 0;
    const delivered = sum(settlement.energy.members[place]?.sharing.delivered ?? none);
    return 100 * ((received[place] ?? 0) * (1 + tax) - delivered);
  });
  const atZero = settlement.members.map(
    (member) => costWithout(member) - borneBy(member, member.sheet) + tolerance,
  );
  let [low, high] = [0, limits.rate as number];
  for (const group of groups) {
    const [gain, slope] = [sumOf(atZero, group), sumOf(slopes, group)];
    if (Math.abs(slope) < 1e-6) {
      high = gain < 0 ? -1 : high;
    } else if (slope > 0) {
      high = Math.min(high, gain / slope);
    } else {
      low = Math.max(low, gain / slope);
    }
  }
  return low <= high ? {low, high} : null;
}

/** The lowest price in whole grosze or, between two of them, in tenths of one; null where even those do not fit. */
function lowestOf({low, high}: Prices): number | null {
  for (const parts of [100, 1000]) {
    const price = Math.ceil(low * parts - 1e-9) / parts;
    if (price <= high) {
      return price;
    }
  }
  return null;
}

/** Shared energy that each member gets under a key, kWh. */
function receivedUnder(
  key: InternalKey,
  {energy}: CalculationReport['settlement'],
): readonly number[] {
  const {balance, members} = energy;
  if (key.kind === 'hourly') {
    return members.map(({sharing}) => sum(sharing.received));
  }
  const received = members.map(() => 0);
  const shares = Float64Array.from(key.shares);
  for (const [period, shared] of balance.sharedKwh.entries()) {
    const drawn = Float64Array.from(members, (member) => member.drawn[period] ?? 0);
    byFixedShares(shared, shares, drawn).forEach((kwh, place) => {
      received[place] = (received[place] ?? 0) + kwh;
    });
  }
  return received;
}

/** The key of all meters: the cooperative's battery has no share. */
function keyOf(
  id: TriedKey,
  {input, settlement: {energy}}: Pick<CalculationReport, 'input' | 'settlement'>,
): InternalKey {
  const shares = (shareOf: (place: number) => number): InternalKey => ({
    kind: 'fixed',
    shares: energy.members.map((_, place) => (place < input.members.length ? shareOf(place) : 0)),
  });
  switch (id) {
    case 'now':
      return internalKeyOf(input);
    case 'hourly':
      return {kind: 'hourly'};
    case 'byUse':
      return shares((place) => Math.round(sum(energy.members[place]?.drawn ?? none)));
    case 'equal':
      return shares(() => 1);
  }
}

/** As a description has it: one share a member. */
function keyOfInput(key: InternalKey, {members}: CooperativeInput): CooperativeInput['key'] {
  return key.kind === 'hourly'
    ? {kind: 'hourly'}
    : {kind: 'fixed', shares: key.shares.slice(0, members.length)};
}
