import type {HourAxis} from '@cooperative/polish';
import {hoursOf, type KeptOrWritten, type MeterSeries, type WholeHours} from './memberHours';

/** Which bucket of a tariff (zone, capacity hours) each hour falls into. */
export interface Buckets {
  readonly ofHour: Uint8Array;
  readonly count: number;
}

/** Sums of a member's hourly balances by period and, within a period, by bucket. */
export interface MemberBalance {
  /** Sum of max(Eb, 0). */
  readonly drawn: Float64Array;
  /** Sum of max(−Eb, 0). */
  readonly given: Float64Array;
  /** Sum of Ep, before the hourly balance. */
  readonly withdrawn: Float64Array;
}

/** The whole cooperative, hour by hour: drawn by some members, given by others. */
export interface HourTotals {
  readonly drawn: Float64Array;
  readonly given: Float64Array;
}

/** Sums by period: import P, export W and S, the energy shared within the hour. */
export interface CooperativeBalance {
  readonly importKwh: Float64Array;
  readonly exportKwh: Float64Array;
  readonly sharedKwh: Float64Array;
}

/** A member's part of the shared energy: received (period by bucket) and delivered (by period). */
export interface MemberSharing {
  readonly received: Float64Array;
  readonly delivered: Float64Array;
}

/** One bucket for every hour, where energy of all hours counts alike. */
export function oneBucket(axis: HourAxis): Buckets {
  return {ofHour: new Uint8Array(axis.hours), count: 1};
}

/** Step 3 of one member in one hour: Eb(t) = Ep(t) − Ew(t) (§ 2 ust. 3 of the regulation). */
export function hourBalance(withdrawn: Float64Array, injected: Float64Array, hour: number): number {
  return (withdrawn[hour] ?? 0) - (injected[hour] ?? 0);
}

/** Step 4 in one hour, kWh. Import and export are never both above zero. */
export interface HourOfCooperative {
  /** S: given by some members and drawn by others. */
  readonly shared: number;
  /** P: drawn beyond S. */
  readonly fromGrid: number;
  /** W: given beyond S. */
  readonly toGrid: number;
}

/** Nets what some members draw against what others give within the hour; the rest is either import or export. */
export function shareHour(drawn: number, given: number): HourOfCooperative {
  return {
    shared: Math.min(drawn, given),
    fromGrid: Math.max(drawn - given, 0),
    toGrid: Math.max(given - drawn, 0),
  };
}

/** Step 3 of all members, summed over the cooperative. */
export function hourTotals(axis: HourAxis, members: readonly KeptOrWritten[]): HourTotals {
  const totals = noTotals(axis);
  for (const member of members) {
    addToTotals(totals, hoursOf(member));
  }
  return totals;
}

/** Before the first member is added. */
export function noTotals({hours}: HourAxis): HourTotals {
  return {drawn: new Float64Array(hours), given: new Float64Array(hours)};
}

/** Step 3 of one member, added to the cooperative's hours. */
export function addToTotals({drawn, given}: HourTotals, {withdrawn, injected}: MeterSeries): void {
  for (let hour = 0; hour < drawn.length; hour += 1) {
    const balance = hourBalance(withdrawn, injected, hour);
    if (balance > 0) {
      drawn[hour] = (drawn[hour] ?? 0) + balance;
    } else {
      given[hour] = (given[hour] ?? 0) - balance;
    }
  }
}

/** Step 4 hour by hour. */
export type SharedSeries = Readonly<Record<keyof HourOfCooperative, Float64Array>>;

/** Step 4 of every hour. */
export function shareHours({drawn, given}: HourTotals): SharedSeries {
  const series = {
    shared: new Float64Array(drawn.length),
    fromGrid: new Float64Array(drawn.length),
    toGrid: new Float64Array(drawn.length),
  };
  for (let hour = 0; hour < drawn.length; hour += 1) {
    const {shared, fromGrid, toGrid} = shareHour(drawn[hour] ?? 0, given[hour] ?? 0);
    series.shared[hour] = shared;
    series.fromGrid[hour] = fromGrid;
    series.toGrid[hour] = toGrid;
  }
  return series;
}

/** Adds what a member used behind the meter, hour by hour: all use but what was drawn after the balance of the hour. */
export function addOwnUse(
  sums: Float64Array,
  {withdrawn, injected, consumption}: WholeHours,
): void {
  for (let hour = 0; hour < sums.length; hour += 1) {
    const drawn = Math.max(hourBalance(withdrawn, injected, hour), 0);
    sums[hour] = (sums[hour] ?? 0) + Math.max((consumption[hour] ?? 0) - drawn, 0);
  }
}

/** Sum of max(−Eb, 0) times what a kWh of the hour is worth, a number a period. */
export function worthOfGiven(
  axis: HourAxis,
  {withdrawn, injected}: MeterSeries,
  worthAt: (hour: number) => number,
): Float64Array {
  return axis.periodMonths.map((_, period) => {
    const end = axis.periodStarts[period + 1] ?? 0;
    let worth = 0;
    for (let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1) {
      const given = -hourBalance(withdrawn, injected, hour);
      if (given > 0) {
        worth += given * worthAt(hour);
      }
    }
    return worth;
  });
}

/** Step 3 of one member, summed over each period. */
export function memberBalance(
  axis: HourAxis,
  {withdrawn, injected}: MeterSeries,
  {ofHour, count}: Buckets,
): MemberBalance {
  const periods = axis.periodStarts.length - 1;
  const drawn = new Float64Array(periods * count);
  const given = new Float64Array(periods * count);
  const raw = new Float64Array(periods * count);
  for (let period = 0; period < periods; period += 1) {
    const end = axis.periodStarts[period + 1] ?? 0;
    const offset = period * count;
    for (let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1) {
      const balance = hourBalance(withdrawn, injected, hour);
      const bucket = offset + (ofHour[hour] ?? 0);
      raw[bucket] = (raw[bucket] ?? 0) + (withdrawn[hour] ?? 0);
      if (balance > 0) {
        drawn[bucket] = (drawn[bucket] ?? 0) + balance;
      } else {
        given[bucket] = (given[bucket] ?? 0) - balance;
      }
    }
  }
  return {drawn, given, withdrawn: raw};
}

/** Sums a series into the buckets of each period. */
export function sumIntoBuckets(
  axis: HourAxis,
  series: Float64Array,
  {ofHour, count}: Buckets,
): Float64Array {
  const periods = axis.periodStarts.length - 1;
  const sums = new Float64Array(periods * count);
  for (let period = 0; period < periods; period += 1) {
    const end = axis.periodStarts[period + 1] ?? 0;
    const offset = period * count;
    for (let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1) {
      const bucket = offset + (ofHour[hour] ?? 0);
      sums[bucket] = (sums[bucket] ?? 0) + (series[hour] ?? 0);
    }
  }
  return sums;
}

/** Steps 4 and 5: P(t), W(t), S(t) of the cooperative, summed over each period. */
export function cooperativeBalance(axis: HourAxis, totals: HourTotals): CooperativeBalance {
  const periods = axis.periodStarts.length - 1;
  const importKwh = new Float64Array(periods);
  const exportKwh = new Float64Array(periods);
  const sharedKwh = new Float64Array(periods);
  for (let period = 0; period < periods; period += 1) {
    const end = axis.periodStarts[period + 1] ?? 0;
    let imported = 0;
    let exported = 0;
    let shared = 0;
    for (let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1) {
      const energy = shareHour(totals.drawn[hour] ?? 0, totals.given[hour] ?? 0);
      imported += energy.fromGrid;
      exported += energy.toGrid;
      shared += energy.shared;
    }
    importKwh[period] = imported;
    exportKwh[period] = exported;
    sharedKwh[period] = shared;
  }
  return {importKwh, exportKwh, sharedKwh};
}

/** The hours in which energy is shared, and the fractions of drawn and of given energy that are shared. */
interface SharedHours {
  readonly hours: Int32Array;
  /** Index in `hours` of the first entry of each period, followed by the length of `hours`. */
  readonly periodStarts: Int32Array;
  readonly partOfDrawn: Float64Array;
  readonly partOfGiven: Float64Array;
}

/** Most hours of a year have no sun and nothing to share; leaving them out saves work for every member. */
export function sharedHours({hours, periodStarts}: HourAxis, totals: HourTotals): SharedHours {
  const found = new Int32Array(hours);
  const partOfDrawn = new Float64Array(hours);
  const partOfGiven = new Float64Array(hours);
  let count = 0;
  const starts = periodStarts.map((end, period) => {
    for (let hour = periodStarts[period - 1] ?? end; hour < end; hour += 1) {
      const out = totals.drawn[hour] ?? 0;
      const back = totals.given[hour] ?? 0;
      const {shared} = shareHour(out, back);
      if (shared > 0) {
        found[count] = hour;
        partOfDrawn[count] = shared / out;
        partOfGiven[count] = shared / back;
        count += 1;
      }
    }
    return count;
  });
  return {hours: found, periodStarts: starts, partOfDrawn, partOfGiven};
}

/** The member's shared energy by the hourly key: each hour's, in proportion to what the member drew or gave. */
export function memberSharing(
  {withdrawn, injected}: MeterSeries,
  buckets: Buckets,
  {hours, periodStarts, partOfDrawn, partOfGiven}: SharedHours,
): MemberSharing {
  const periods = periodStarts.length - 1;
  const received = new Float64Array(periods * buckets.count);
  const delivered = new Float64Array(periods);
  const {ofHour} = buckets;
  for (let period = 0; period < periods; period += 1) {
    const end = periodStarts[period + 1] ?? 0;
    const offset = period * buckets.count;
    let out = 0;
    for (let at = periodStarts[period] ?? 0; at < end; at += 1) {
      const hour = hours[at] ?? 0;
      const balance = hourBalance(withdrawn, injected, hour);
      if (balance > 0) {
        const bucket = offset + (ofHour[hour] ?? 0);
        received[bucket] = (received[bucket] ?? 0) + balance * (partOfDrawn[at] ?? 0);
      } else {
        out -= balance * (partOfGiven[at] ?? 0);
      }
    }
    delivered[period] = out;
  }
  return {received, delivered};
}
