import {type HourAxis, type Kwh, zloty, type Zloty} from '@cooperative/polish';
import type {Buckets} from '../energy/balance';
import {SeriesCache} from '../hours/seriesCache';
import {sum} from '../split';
import {
  components,
  kwhComponents,
  monthlyRates,
  type Component,
  type MonthlyRate,
  type StatutoryRate,
} from './components';

/** Rates of one zone, net, zł/kWh. */
interface TariffZone {
  readonly name: string;
  readonly energy: number;
  /** Variable part of the grid fee. */
  readonly network: number;
}

/** One step of the flat capacity fee, applied below this many kWh a year. */
interface CapacityStep {
  readonly belowKwh: number;
  readonly zlotyPerMonth: number;
}

export type CapacityFee =
  | {readonly kind: 'flat'; readonly steps: readonly CapacityStep[]}
  /** Charged only on working days 7–22, times the coefficient of the load shape (A14). */
  | {readonly kind: 'perKwh'; readonly rate: number; readonly coefficient: number};

/** Zone of each hour of the day. */
interface DayZones {
  readonly workday: readonly number[];
  readonly freeDay: readonly number[];
}

/** The zones of working and free days; in some months (1–12), others. */
export interface ZoneSchedule extends DayZones {
  readonly season?: DayZones & {readonly months: readonly number[]};
}

/** Rates of a member's tariff group, net, in zł/kWh and zł per month. */
export interface Tariff extends Readonly<Record<StatutoryRate | MonthlyRate, number>> {
  readonly id: string;
  readonly zones: readonly TariffZone[];
  /** Where the seller bills by the hour: the market price of each, zł/kWh. The zones' energy is then its margin. */
  readonly market?: Float64Array;
  /** Not needed with a single zone. */
  readonly schedule?: ZoneSchedule;
  readonly capacity: CapacityFee;
  /** The fixed grid fee of a meter with ordered power (§ 14 ust. 7 pkt 1 of the tariff regulation). */
  readonly orderedPower?: {
    /** zł/kW per month. */
    readonly rate: number;
    readonly kw: number;
  };
}

/** Net zlotys by component, before rounding. */
export type Costs = Record<Component, Zloty>;

/** A tariff applied to an axis: the bucket of each hour and the rates of each bucket. */
export interface PriceList {
  readonly tariff: Tariff;
  readonly buckets: Buckets;
  readonly zoneOfBucket: readonly number[];
  /** Rates of each bucket, one row per component in the order of {@link kwhComponents}. */
  readonly rows: readonly Float64Array[];
  /** What is charged monthly whatever the use, zł. */
  readonly fees: Readonly<Record<MonthlyRate, number>>;
  /** Market price of a meter's energy by period and bucket, on top of the rows. */
  readonly market?: Float64Array;
}

const capacityHours = {from: 7, to: 22};

/** Turns an array of sums in the order of {@link components} into a record. */
export function nameCosts(sums: Float64Array): Costs {
  const costs: Partial<Costs> = {};
  for (let index = 0; index < components.length; index += 1) {
    costs[components[index] ?? 'energy'] = zloty(sums[index] ?? 0);
  }
  return costs as Costs;
}

/** Zones and, if the capacity fee is charged per kWh, its hours become buckets: one array index per hour. */
export function priceList(axis: HourAxis, tariff: Tariff, cache = new SeriesCache()): PriceList {
  const perKwh = tariff.capacity.kind === 'perKwh';
  const step = perKwh ? 2 : 1;
  const count = tariff.zones.length * step;
  // Prices do not affect the buckets, so after a price change the buckets and the sums in them are reused.
  const buckets = cache.of(axis, JSON.stringify([count, perKwh, tariff.schedule]), () =>
    bucketsOfHours(axis, tariff, count, perKwh),
  );
  const zoneOfBucket = Array.from({length: count}, (_, bucket) => Math.floor(bucket / step));
  const capacity =
    tariff.capacity.kind === 'perKwh' ? tariff.capacity.rate * tariff.capacity.coefficient : 0;
  const of = (rate: (zone: TariffZone | undefined, bucket: number) => number): Float64Array =>
    Float64Array.from(zoneOfBucket, (zone, bucket) => rate(tariff.zones[zone], bucket));
  return {
    tariff,
    buckets,
    zoneOfBucket,
    rows: kwhComponents.map((component) => {
      switch (component) {
        case 'energy':
        case 'network':
          return of((zone) => zone?.[component] ?? 0);
        case 'capacity':
          return of((_, bucket) => (perKwh && bucket % 2 === 1 ? capacity : 0));
        default:
          return of(() => tariff[component]);
      }
    }),
    fees: feesOf(tariff),
  };
}

function bucketsOfHours(
  axis: HourAxis,
  {schedule}: Tariff,
  count: number,
  perKwh: boolean,
): Buckets {
  const ofHour = new Uint8Array(axis.hours);
  const season = schedule?.season;
  if (count > 1) {
    for (let hour = 0; hour < axis.hours; hour += 1) {
      const clock = axis.localHour[hour] ?? 0;
      const isWorkday = axis.workday[hour] === 1;
      const inSeason = season?.months.includes((axis.localMonth[hour] ?? 0) + 1) === true;
      const days = inSeason ? season : schedule;
      const zone = (isWorkday ? days?.workday : days?.freeDay)?.[clock] ?? 0;
      const inCapacity = isWorkday && clock >= capacityHours.from && clock < capacityHours.to;
      ofHour[hour] = perKwh ? zone * 2 + Number(inCapacity) : zone;
    }
  }
  return {ofHour, count};
}

/** Some of a tariff's rates. */
export function ratesOf<Rate extends StatutoryRate | MonthlyRate>(
  names: readonly Rate[],
  rateOf: (name: Rate) => number,
): Record<Rate, number> {
  return Object.fromEntries(names.map((name) => [name, rateOf(name)])) as Record<Rate, number>;
}

function feesOf(tariff: Tariff): Record<MonthlyRate, number> {
  const {fixedNetwork, orderedPower} = tariff;
  return {
    ...ratesOf(monthlyRates, (fee) => tariff[fee]),
    // It does not depend on kWh, so a cooperative does not change it.
    fixedNetwork: fixedNetwork + (orderedPower ? orderedPower.rate * orderedPower.kw : 0),
  };
}

/** Monthly flat capacity fee for this many kWh a year; 0 for tariffs that charge it per kWh. */
export function flatCapacity({capacity}: Tariff, kwhPerYear: Kwh): number {
  if (capacity.kind === 'perKwh') {
    return 0;
  }
  return capacity.steps.find(({belowKwh}) => kwhPerYear < belowKwh)?.zlotyPerMonth ?? 0;
}

/**
 * A4: a member's bought energy of each period, split over the buckets of the tariff. It goes to the zones with more
 * drawn than given, after the surplus of the other zones has been deducted, highest grid rate first (§ 4 ust. 2–4);
 * within a zone, in proportion to the energy drawn.
 */
export function boughtByBucket(
  {tariff: {zones}, zoneOfBucket}: PriceList,
  bought: Float64Array,
  {drawn, given}: {readonly drawn: Float64Array; readonly given: Float64Array},
): Float64Array {
  const count = zoneOfBucket.length;
  if (count === 1) {
    return bought;
  }
  const dearestFirst = Array.from(zones.keys()).sort(
    (a, b) => (zones[b]?.network ?? 0) - (zones[a]?.network ?? 0),
  );
  const result = new Float64Array(drawn.length);
  const drawnOfZone = new Float64Array(zones.length);
  const net = new Float64Array(zones.length);
  for (const [period, amount] of bought.entries()) {
    drawnOfZone.fill(0);
    net.fill(0);
    for (let bucket = 0; bucket < count; bucket += 1) {
      const zone = zoneOfBucket[bucket] ?? 0;
      const out = drawn[period * count + bucket] ?? 0;
      drawnOfZone[zone] = (drawnOfZone[zone] ?? 0) + out;
      net[zone] = (net[zone] ?? 0) + out - (given[period * count + bucket] ?? 0);
    }
    coverFromSurplus(net, dearestFirst);
    const weights = sum(net) > 0 ? net : drawnOfZone;
    const total = sum(weights);
    for (let bucket = 0; bucket < count; bucket += 1) {
      const zone = zoneOfBucket[bucket] ?? 0;
      const ofZone = drawnOfZone[zone] ?? 0;
      if (total > 0 && ofZone > 0) {
        const partOfZone = (drawn[period * count + bucket] ?? 0) / ofZone;
        result[period * count + bucket] = (amount * (weights[zone] ?? 0) * partOfZone) / total;
      }
    }
  }
  return result;
}

/** Zones below zero cover the others in the given order until none is below zero. */
function coverFromSurplus(net: Float64Array, order: readonly number[]): void {
  let surplus = 0;
  for (const value of net) {
    surplus += Math.max(-value, 0);
  }
  for (const zone of order) {
    const open = Math.max(net[zone] ?? 0, 0);
    const covered = Math.min(open, surplus);
    net[zone] = open - covered;
    surplus -= covered;
  }
}
