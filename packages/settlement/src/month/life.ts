import {daysAfter, type HourAxis, hourMs, type IsoDay} from '@cooperative/polish';
import {monthlyRates} from '../money/components';
import {ratesOf, type Tariff} from '../money/tariff';
import {startOfDay, startOfMonth, writeMonth, type Month} from './calendar';
import {memberName} from '../record/memberName';
import {ownerOf} from '../record/sources';
import type {CooperativeRecord, Point} from '../record/schema';

/** Days from the first to the last, both inside; without one of them there is no such end. */
export interface Days {
  readonly from?: IsoDay | undefined;
  readonly to?: IsoDay | undefined;
}

/** A number of a point with the days on which the point had it. */
interface NumberOfDays extends Days {
  readonly ppe: string;
}

/** All numbers of a point within its days, the oldest first; none if it has no number. */
export function numbersOf({
  ppe = '',
  earlierPpe = [],
  from,
  to,
}: Pick<Point, 'ppe' | 'earlierPpe' | 'from' | 'to'>): readonly NumberOfDays[] {
  const earlier = [...earlierPpe].sort((one, other) => (one.to < other.to ? -1 : 1));
  const all = [...earlier, ...(ppe.trim() === '' ? [] : [{ppe, to}])];
  return all.map((one, index) => {
    const before = earlier[index - 1];
    return {...one, from: before ? daysAfter(before.to, 1) : from};
  });
}

/** The cooperative with each point within the days of its member: it is there no longer than its member. */
export function withinMembership(input: CooperativeRecord): CooperativeRecord {
  const dated = new Map(
    input.members?.filter(hasDays).map((member) => [memberName(member.name), member] as const),
  );
  return dated.size === 0
    ? input
    : {
        ...input,
        points: input.points.map((point) => {
          const member = dated.get(ownerOf(point) ?? '');
          return member ? {...point, ...commonDays(point, member)} : point;
        }),
      };
}

function hasDays({from, to}: Days): boolean {
  return from !== undefined || to !== undefined;
}

/** Whether two spans have a day in common. */
export function haveCommonDay(one: Days, other: Days): boolean {
  return isBefore(one.from, other.to) && isBefore(other.from, one.to);
}

function isBefore(from: IsoDay = '', to: IsoDay = '9999-12-31'): boolean {
  return from <= to;
}

/** The days that both spans have. */
export function commonDays(one: Days, other: Days): Days {
  const from = [one.from, other.from]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const [to] = [one.to, other.to].filter((day) => day !== undefined).sort();
  return {from, to};
}

/** Moments of the days: from the first one to before the second one, UTC milliseconds. */
export function momentsOf({from, to}: Days): readonly [number, number] {
  return [
    from === undefined ? -Infinity : startOfDay(from),
    to === undefined ? Infinity : startOfDay(daysAfter(to, 1)),
  ];
}

/** The hours of a month in which a point is there: from the first one to before the second one. */
export function livedHours(days: Days, {startMs, hours}: HourAxis): readonly [number, number] {
  const [first, last] = momentsOf(days).map((at) =>
    Math.min(Math.max((at - startMs) / hourMs, 0), hours),
  );
  return [first ?? 0, Math.max(last ?? hours, first ?? 0)];
}

/** The part of the days of a month on which a point is there, 0–1; its monthly fees are for these days. */
export function livedPart({from, to}: Days, month: Month): number {
  if (from === undefined && to === undefined) {
    return 1;
  }
  const days = daysOf(month);
  const dayOf = (day: IsoDay | undefined, none: number): number =>
    day === undefined ? none : Math.round((startOfDay(day) - startOfMonth(month)) / (24 * hourMs));
  const first = Math.max(dayOf(from, 0), 0);
  const end = Math.min(dayOf(to, days - 1) + 1, days);
  return Math.max(end - first, 0) / days;
}

function daysOf(month: Month): number {
  return Math.round((startOfMonth(month + 1) - startOfMonth(month)) / (24 * hourMs));
}

/** What is given with the day from which it holds: the last that holds on the first day of a month. */
function inMonth<T extends {readonly from: IsoDay}>(dated: readonly T[], month: Month): T | null {
  const day = `${writeMonth(month)}-01`;
  return dated
    .filter(({from}) => from <= day)
    .reduce<T | null>((last, one) => (last === null || one.from > last.from ? one : last), null);
}

/**
 * The cooperative of one month: rates, price and shares that hold in it. Points that are not there in the month stay in
 * their place, without rates and without a share.
 */
export function inputOfMonth(given: CooperativeRecord, month: Month): CooperativeRecord {
  const input = withinMembership(given);
  const {points, internalPrice, laterPrices = [], laterShares = []} = input;
  const isThere = points.map((point) => livedPart(point, month) > 0);
  const fixed = fixedShares(input, (index) => isThere[index] === true);
  const own = fixed && (inMonth(laterShares, month)?.shares ?? fixed);
  return {
    ...input,
    points: points.map((point, index) =>
      isThere[index] === true ? pointOfMonth(point, month) : {...point, tariff: undefined},
    ),
    internalPrice: inMonth(laterPrices, month)?.internalPrice ?? internalPrice,
    shares: own?.map((share, index) => (isThere[index] === true ? share : 0)),
  };
}

/** How energy is divided: as it was chosen, or as what is there tells. */
export function keyOf({
  key,
  shares,
}: Pick<CooperativeRecord, 'key' | 'shares'>): NonNullable<CooperativeRecord['key']> {
  return key ?? (shares ? 'fixed' : 'hourly');
}

/**
 * Fixed shares of the points: their own, or else those that their members have in the cooperative, in equal parts for each
 * point of a member that counts. Undefined where energy is divided by the hour.
 */
export function fixedShares(
  input: CooperativeRecord,
  isCounted: (index: number) => boolean = () => true,
): readonly number[] | undefined {
  const {points, shares, members = []} = input;
  if (shares || keyOf(input) !== 'fixed') {
    return keyOf(input) === 'fixed' ? shares : undefined;
  }
  const owners = points.map((point, index) => (isCounted(index) ? ownerOf(point) : undefined));
  return owners.map((owner) =>
    owner === undefined
      ? 0
      : (members.find(({name}) => memberName(name) === owner)?.shareCount ?? 0) /
        owners.filter((other) => other === owner).length,
  );
}

/** Members whose shares the key goes by, and of whom nobody has said how many they have. */
export function withoutShareCount(input: CooperativeRecord): readonly string[] {
  const {points, members = []} = input;
  const said = new Set(
    members.flatMap(({name, shareCount}) => (shareCount === undefined ? [] : [memberName(name)])),
  );
  const owners = new Set(points.flatMap((point) => ownerOf(point) ?? []));
  return [...owners].filter((owner) => !said.has(owner));
}

/**
 * The fixed shares of the points that hold from the last date on; undefined where energy is divided by the hour, and where
 * it goes by the shares of members of whom not all are said.
 */
export function lastShares(input: CooperativeRecord): readonly number[] | undefined {
  const [last] = [...(input.laterShares ?? [])].sort((one, other) =>
    one.from < other.from ? 1 : -1,
  );
  if (keyOf(input) !== 'fixed') {
    return undefined;
  }
  return (
    last?.shares ??
    (input.shares || withoutShareCount(input).length === 0 ? fixedShares(input) : undefined)
  );
}

/**
 * Members who get another part by the shares of the points than by their own shares in the cooperative, which the statute
 * and the rules of settlement go by; those of whom nobody has said how many they have too.
 */
export function apartFromStatute(input: CooperativeRecord): readonly string[] {
  const shares = input.shares && lastShares(input);
  if (!shares) {
    return [];
  }
  const {points, members = []} = input;
  const unsaid = new Set(withoutShareCount(input));
  const owners = [...new Set(points.flatMap((point) => ownerOf(point) ?? []))];
  const parts = owners.map((owner) => ({
    owner,
    ofPoints: points.reduce(
      (all, point, index) => (ownerOf(point) === owner ? all + (shares[index] ?? 0) : all),
      0,
    ),
    own: members.find(({name}) => memberName(name) === owner)?.shareCount ?? 0,
  }));
  const total = (of: 'ofPoints' | 'own'): number =>
    parts.reduce((all, part) => all + part[of], 0) || 1;
  const [allOfPoints, all] = [total('ofPoints'), total('own')];
  return parts.flatMap(({owner, ofPoints, own}) =>
    unsaid.has(owner) || Math.abs(ofPoints / allOfPoints - own / all) > 1e-6 ? [owner] : [],
  );
}

/** The shares of all dates, changed alike, where they are fixed. */
export function withShares(
  {shares, laterShares}: Pick<CooperativeRecord, 'shares' | 'laterShares'>,
  change: (shares: readonly number[]) => readonly number[],
): Pick<CooperativeRecord, 'shares' | 'laterShares'> {
  return {
    ...(shares && {shares: [...change(shares)]}),
    ...(laterShares && {
      laterShares: laterShares.map((later) => ({...later, shares: [...change(later.shares)]})),
    }),
  };
}

function pointOfMonth(point: Point, month: Month): Point {
  const later = inMonth(point.laterTariffs ?? [], month);
  return later
    ? {
        ...point,
        tariff: later.tariff,
        ...(later.orderedKw !== undefined && {orderedKw: later.orderedKw}),
      }
    : point;
}

/** Rates of a point that is there on a part of the days of a month: its monthly fees are for these days. */
export function tariffOfPart(tariff: Tariff, part: number): Tariff {
  const {capacity, orderedPower} = tariff;
  return part === 1
    ? tariff
    : {
        ...tariff,
        ...ratesOf(monthlyRates, (fee) => tariff[fee] * part),
        ...(orderedPower && {orderedPower: {...orderedPower, rate: orderedPower.rate * part}}),
        capacity:
          capacity.kind === 'flat'
            ? {
                ...capacity,
                steps: capacity.steps.map((step) => ({
                  ...step,
                  zlotyPerMonth: step.zlotyPerMonth * part,
                })),
              }
            : capacity,
      };
}

/**
 * A point as two, before a day and from it on, each with its days and numbers: rates that change within a month are those
 * of the second. Both are of the same member.
 */
export function splitPoint(
  point: Point,
  day: IsoDay,
  second: Pick<Point, 'id' | 'tariff' | 'orderedKw'>,
): readonly [Point, Point] {
  const {laterTariffs = [], holder, id} = point;
  const numbers = numbersOf(point);
  const part = (
    of: Partial<Point>,
    isOwn: (one: NumberOfDays) => boolean,
    later: NonNullable<Point['laterTariffs']>,
  ): Point => {
    const own = numbers.filter(isOwn);
    const earlier = own.slice(0, -1).flatMap(({ppe, to}) => (to === undefined ? [] : [{ppe, to}]));
    return {
      ...point,
      ...of,
      ppe: own.at(-1)?.ppe ?? point.ppe,
      earlierPpe: earlier.length > 0 ? earlier : undefined,
      laterTariffs: later.length > 0 ? later : undefined,
    };
  };
  return [
    part(
      {to: daysAfter(day, -1)},
      ({from = ''}) => from < day,
      laterTariffs.filter(({from}) => from < day),
    ),
    part(
      {
        from: day,
        ...(point.ofCooperative !== true && {holder: holder ?? id}),
        ...second,
      },
      ({to = '9999-12-31'}) => to >= day,
      laterTariffs.filter(({from}) => from > day),
    ),
  ];
}
