import {
  addToTotals,
  cooperativeBalance,
  memberBalance,
  memberSharing,
  noTotals,
  oneBucket,
  sharedHours,
  shareHour,
  sumIntoBuckets,
  type Buckets,
  type CooperativeBalance,
  type HourTotals,
  type MemberBalance,
  type MemberSharing,
} from './balance';
import {
  settleCredits,
  settleSteadyYear,
  type CreditAccount,
  type CreditLot,
  type CreditRules,
} from './credits';
import {hoursOf, type KeptOrWritten, type MemberHours} from './memberHours';
import type {HourAxis} from '@cooperative/polish';
import {creditRatio, creditValidMonths} from '../law/law';
import {SeriesCache} from '../hours/seriesCache';
import {byFixedShares, statutorySplit, type InternalKey} from '../split';

export interface EnergyOptions {
  /** Steady: the opening balance equals the closing one. First: the year opens with `opening`, or with nothing. */
  readonly year: 'first' | 'steady';
  readonly opening?: readonly CreditLot[];
  readonly rules?: CreditRules;
}

/** A member's energy, kWh. Arrays hold one number per period, those of balances one per period and bucket. */
export interface MemberEnergy extends OwnEnergy {
  readonly sharing: MemberSharing;
  /** Bought according to the statutory split: the kWh on the member's bill. */
  readonly statutoryBought: Float64Array;
}

/** What does not depend on the other members. */
interface OwnEnergy {
  readonly balance: MemberBalance;
  /** The use, by period and bucket; what was withdrawn, if the use is not known. */
  readonly consumed: Float64Array;
  /** Sum of max(Eb, 0) of the period. */
  readonly drawn: Float64Array;
  /** Sum of Eb of the period. */
  readonly net: Float64Array;
}

/** The energy part of steps 3–10. */
export interface EnergySettlement {
  readonly totals: HourTotals;
  readonly balance: CooperativeBalance;
  readonly credits: CreditAccount;
  readonly members: readonly MemberEnergy[];
}

/** The result of one internal key: for each member, one number per period. */
export interface InternalSplit {
  readonly shared: Float64Array;
  readonly usedCredit: Float64Array;
  readonly bought: Float64Array;
}

export const lawfulRules: CreditRules = {
  ratio: creditRatio.value,
  validPeriods: creditValidMonths.value,
};

/**
 * Settles the energy of a cooperative, one member after another: first what each draws and gives by itself, then, when the
 * hours of all are added up, its part of what they share. All series must already be checked (`checkSeries`).
 */
export function settleEnergy(
  axis: HourAxis,
  members: readonly KeptOrWritten[],
  {year, opening = [], rules = lawfulRules}: EnergyOptions,
  bucketsOf: (member: number) => Buckets = always(oneBucket(axis)),
  cache = new SeriesCache(),
): EnergySettlement {
  const totals = noTotals(axis);
  const alone = members.map((member, index) => {
    const buckets = bucketsOf(index);
    const hours = hoursOf(member);
    addToTotals(totals, hours);
    return {member, buckets, own: ownEnergy(axis, {member, hours}, buckets, cache)};
  });
  const balance = cooperativeBalance(axis, totals);
  const credits =
    year === 'steady'
      ? settleSteadyYear(balance.importKwh, balance.exportKwh, rules)
      : settleCredits(balance.importKwh, balance.exportKwh, rules, opening);
  const shared = sharedHours(axis, totals);
  const settled = alone.map(({member, buckets, own}): MemberEnergy => ({
    ...own,
    sharing: memberSharing(hoursOf(member), buckets, shared),
    statutoryBought: new Float64Array(balance.importKwh.length),
  }));
  splitBought(settled, credits.boughtKwh);
  return {totals, balance, credits, members: settled};
}

/** One member by itself. Its sums are remembered, as the next change, and another year, leave most members as they are. */
function ownEnergy(
  axis: HourAxis,
  {member, hours}: {readonly member: KeptOrWritten; readonly hours: MemberHours},
  buckets: Buckets,
  cache: SeriesCache,
): OwnEnergy {
  const {withdrawn, consumption = withdrawn} = hours;
  const {balance, consumed} = cache.of(member, buckets, () => {
    const own = memberBalance(axis, hours, buckets);
    return {
      balance: own,
      consumed:
        consumption === withdrawn ? own.withdrawn : sumIntoBuckets(axis, consumption, buckets),
    };
  });
  const drawn = sumBuckets(balance.drawn, buckets.count);
  const given = sumBuckets(balance.given, buckets.count);
  return {
    balance,
    consumed,
    drawn,
    net: drawn.map((kwh, period) => kwh - (given[period] ?? 0)),
  };
}

/** The same meters in a year that opens with nothing in the grid: their hours need not be read again. */
export function firstYearOf(
  energy: EnergySettlement,
  {rules = lawfulRules}: Pick<EnergyOptions, 'rules'>,
): EnergySettlement {
  const {importKwh, exportKwh} = energy.balance;
  const credits = settleCredits(importKwh, exportKwh, rules, []);
  const members = energy.members.map((member) => ({
    ...member,
    statutoryBought: new Float64Array(importKwh.length),
  }));
  splitBought(members, credits.boughtKwh);
  return {...energy, credits, members};
}

function splitBought(members: readonly MemberEnergy[], bought: Float64Array): void {
  const net = new Float64Array(members.length);
  const drawn = new Float64Array(members.length);
  for (const [period, amount] of bought.entries()) {
    members.forEach((member, index) => {
      net[index] = member.net[period] ?? 0;
      drawn[index] = member.drawn[period] ?? 0;
    });
    const parts = statutorySplit(amount, net, drawn);
    members.forEach((member, index) => {
      member.statutoryBought[period] = parts[index] ?? 0;
    });
  }
}

/**
 * The second view, by the cooperative's own key. Hourly: S hour by hour, K and Z in proportion to what is left to
 * cover. Fixed: S, then K, by the shares, with nobody getting more than they drew.
 */
export function internalSplit(
  {balance, credits, members}: EnergySettlement,
  key: InternalKey,
  bucketsOf: (member: number) => Buckets,
): readonly InternalSplit[] {
  const periods = balance.importKwh.length;
  const splits = members.map((): InternalSplit => ({
    shared: new Float64Array(periods),
    usedCredit: new Float64Array(periods),
    bought: new Float64Array(periods),
  }));
  const receivedOf = members.map((member, index) =>
    sumBuckets(member.sharing.received, bucketsOf(index).count),
  );
  for (let period = 0; period < periods; period += 1) {
    const drawn = Float64Array.from(members, (member) => member.drawn[period] ?? 0);
    const usedCredit = credits.usedCreditKwh[period] ?? 0;
    const imported = balance.importKwh[period] ?? 0;
    const shared =
      key.kind === 'hourly'
        ? Float64Array.from(receivedOf, (values) => values[period] ?? 0)
        : byFixedShares(balance.sharedKwh[period] ?? 0, Float64Array.from(key.shares), drawn);
    const rest = drawn.map((value, index) => Math.max(value - (shared[index] ?? 0), 0));
    const credited =
      key.kind === 'hourly'
        ? rest.map((value) => (imported > 0 ? (value * usedCredit) / imported : 0))
        : byFixedShares(usedCredit, Float64Array.from(key.shares), rest);
    splits.forEach((split, index) => {
      split.shared[period] = shared[index] ?? 0;
      split.usedCredit[period] = credited[index] ?? 0;
      split.bought[period] = Math.max((rest[index] ?? 0) - (credited[index] ?? 0), 0);
    });
  }
  return splits;
}

/** Sums over the buckets of each period. */
export function sumBuckets(values: Float64Array, count: number): Float64Array {
  const sums = new Float64Array(values.length / count);
  for (let index = 0; index < values.length; index += 1) {
    const period = Math.floor(index / count);
    sums[period] = (sums[period] ?? 0) + (values[index] ?? 0);
  }
  return sums;
}

function always<T>(value: T): () => T {
  return () => value;
}

/** One hour of a cooperative, kWh. */
interface SettledHour {
  /** Taken by other members in the same hour. */
  readonly shared: number;
  readonly surplus: number;
  /** What the surplus entitles to draw later. */
  readonly credit: number;
  /** Drawn beyond what members gave. */
  readonly missing: number;
}

/** Settles one hour in which some members give energy and others take it. */
export function settleHour(given: number, taken: number): SettledHour {
  const {shared, fromGrid, toGrid} = shareHour(taken, given);
  return {shared, surplus: toGrid, credit: lawfulRules.ratio * toGrid, missing: fromGrid};
}
