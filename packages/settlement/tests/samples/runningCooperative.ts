import {newRecord} from '../../src/record/newRecord';
import type {CooperativeRecord, Point} from '../../src/record/schema';
import {testHours, writers, type TestHour} from '../../../meter-files/tests/samples/meterFiles';
import type {HandPoint, HandTerms, Lot} from './byHand';

interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** A made-up cooperative that has run for some months: what it hands in, and what is true of it. */
export interface RunningCooperative {
  readonly input: CooperativeRecord;
  readonly months: readonly string[];
  readonly terms: HandTerms;
  /** Prices of what is given without the cooperative. */
  readonly market: readonly {readonly month: string; readonly value: number}[];
  readonly opening: readonly Lot[];
  /** Files of all months but the last. */
  readonly first: readonly TextFile[];
  /** Those of the last month, and what operators corrected since. */
  readonly later: readonly TextFile[];
  /** The month of which readings were corrected; null if none was. */
  readonly corrected: string | null;
  /** The points with the readings of the first files, and with those of all. */
  readonly before: readonly HandPoint[];
  readonly after: readonly HandPoint[];
}

const layouts = ['tauronOld', 'enea', 'tauronRows'];

interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** Chance that is the same for a seed (mulberry32). */
function chanceOf(seed: number) {
  let state = seed * 2_654_435_769;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low: number, high: number): number => low + next() * (high - low),
    whole: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
    isSo: (part: number): boolean => next() < part,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}

type Chance = ReturnType<typeof chanceOf>;

function places(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function monthAfter(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** A meter's place: its readings in all hours, and its numbers, each up to a day. */
interface Place {
  readonly hours: readonly TestHour[];
  readonly numbers: readonly {readonly ppe: string; readonly to?: string}[];
}

/** The cooperative of a seed. */
export function runningCooperative(seed: number): RunningCooperative {
  const chance = chanceOf(seed);
  // Apart, so that cooperatives are the same as before they had shares, zones and sources.
  const more = chanceOf(seed + 5000);
  const firstMonth = `2026-${String(chance.whole(1, 9)).padStart(2, '0')}`;
  const months = Array.from({length: chance.whole(3, 4)}, (_, at) => monthAfter(firstMonth, at));
  const start = `${firstMonth}-01`;
  const end = `${monthAfter(firstMonth, months.length)}-01`;
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000);
  const anyDay = (): string => dayAfter(start, chance.whole(1, days - 2));
  const last = months.at(-1) ?? firstMonth;
  const corrected = chance.isSo(0.9) ? chance.pick(months.slice(0, -1)) : null;

  const own = (): CooperativeRecord['tariffs'][string] => ({
    kind: 'own',
    zones: [
      {
        name: 'całodobowa',
        energy: places(chance.between(0.4, 0.9), 4),
        network: places(chance.between(0.1, 0.4), 4),
      },
    ],
    capacity: {kind: 'perKwh', coefficient: chance.pick([0.17, 0.5, 0.83, 1])},
    fixedNetwork: places(chance.between(5, 40), 2),
    subscription: places(chance.between(1, 9), 2),
  });
  const [one, other] = [own(), own()];
  const tariffs: CooperativeRecord['tariffs'] = {
    pierwsza: more.isSo(0.5) ? withNight(more, one) : one,
    druga: other,
    dom: {kind: 'g11', operator: 'pge'},
  };

  const points: Point[] = [];
  const before: HandPoint[] = [];
  const after: HandPoint[] = [];
  const first: TextFile[] = [];
  const later: TextFile[] = [];
  const count = chance.whole(3, 6);
  const hasFarm = chance.isSo(0.5);
  for (let at = 0; at < count + (hasFarm ? 1 : 0); at += 1) {
    const isFarm = at === count;
    const place = placeOf(chance, {at, start, days, isFarm, anyDay});
    const gaps = gapsOf(chance, place.hours);
    const changed =
      corrected !== null && chance.isSo(0.6)
        ? correctedHours(chance, place.hours, corrected)
        : null;
    const read = place.hours.map((hour) => (gaps.has(hour.utcMs) ? zeroed(hour) : hour));
    const readLater = read.map((hour, index) => changed?.[index] ?? hour);
    first.push(
      ...filesOf(chance, place, {from: months[0] ?? last, to: monthAfter(last, -1), gaps}),
    );
    later.push(...filesOf(chance, place, {from: last, to: last, gaps, ending: ' (1)'}));
    if (changed && corrected !== null) {
      const known = {...place, hours: place.hours.map((hour, index) => changed[index] ?? hour)};
      later.push(
        ...filesOf(chance, known, {
          from: corrected,
          to: corrected,
          gaps: new Set(),
          ending: ' korekta',
        }),
      );
    }
    const lives = livesOf(chance, anyDay, isFarm);
    // One is always there: a month in which nobody is has nothing to settle.
    for (const life of at === 0 ? [{}] : lives) {
      const id = `punkt ${points.length + 1}`;
      const tariff = isFarm ? undefined : chance.pick(['pierwsza', 'druga', 'dom']);
      const isChanged = tariff !== undefined && chance.isSo(0.25);
      const from = chance.pick(months.slice(1));
      const to = chance.pick(['pierwsza', 'druga', 'dom']);
      const annualKwh = chance.pick([300, 900, 2000, 6000]);
      const isSunny = read.some(({injected}) => injected > 0.1);
      const sourceKw = isSunny ? more.pick([5, 50, 60]) : 0;
      const earlier = place.numbers.flatMap(({ppe, to: until}) =>
        until === undefined ? [] : [{ppe, to: until}],
      );
      points.push({
        id,
        ppe: place.numbers.at(-1)?.ppe ?? '',
        ...(isFarm ? {ofCooperative: true} : {holder: `członek ${chance.whole(1, count)}`}),
        ...(tariff !== undefined && {
          tariff,
          annualKwh,
          phases: 3 as const,
          billingMonths: 1 as const,
        }),
        ...(sourceKw > 0 && {sourceKw}),
        ...(earlier.length > 0 && {earlierPpe: earlier}),
        ...life,
        ...(isChanged && {laterTariffs: [{from: `${from}-01`, tariff: to}]}),
      });
      const hand = {
        id,
        isOfCooperative: isFarm,
        ...life,
        annualKwh,
        sourceKw,
        rates: (month: string) =>
          tariff === undefined ? null : isChanged && month >= from ? to : tariff,
      };
      before.push({...hand, hours: read});
      after.push({...hand, hours: readLater});
    }
  }

  // The days of a member are those of all its points.
  const owners = [...new Set(points.flatMap(({holder}) => holder ?? []))];
  const dated = owners
    .filter(() => chance.isSo(0.2))
    .filter((name) => name !== points[0]?.holder)
    .map((name) => ({name, ...(chance.isSo(0.5) ? {from: anyDay()} : {to: anyDay()})}));
  const divided = sharesOf(more, points, owners, months);
  const members: readonly ({readonly name: string} & Days)[] = divided.counts
    ? owners.map((name) => ({
        name,
        shareCount: divided.counts?.get(name) ?? 0,
        ...dated.find((member) => member.name === name),
      }))
    : dated;
  const withMembers = (hand: HandPoint, index: number): HandPoint => {
    const member: Days | undefined = members.find(({name}) => name === points[index]?.holder);
    const from = [hand.from ?? '', member?.from ?? ''].sort().at(-1) ?? '';
    const to = [hand.to ?? '9999-12-31', member?.to ?? '9999-12-31'].sort()[0] ?? '';
    return {...hand, from, to};
  };

  const price = places(chance.between(0, 0.6), 3);
  const laterPrice = places(chance.between(0, 0.6), 3);
  const priceFrom = chance.isSo(0.4) ? chance.pick(months.slice(1)) : null;
  const opening = chance.isSo(0.7)
    ? [...new Set([chance.whole(1, 13), chance.whole(1, 13), chance.whole(1, 13)])]
        .sort((one, other) => other - one)
        .map((age) => ({
          month: monthAfter(firstMonth, -age),
          kwh: places(chance.between(10, 3000), 3),
        }))
    : [];
  const market = months.map((month) => ({
    month,
    value: places(more.between(-50, 700), 2),
  }));
  const internalStockTo = chance.pick(['cooperative', 'givers', undefined] as const);
  const input: CooperativeRecord = {
    ...newRecord,
    name: `Spółdzielnia ${seed}`,
    points,
    ...(members.length > 0 && {members: [...members]}),
    ...divided.said,
    tariffs,
    internalPrice: price,
    ...(priceFrom !== null && {
      laterPrices: [{from: `${priceFrom}-01`, internalPrice: laterPrice}],
    }),
    internalVat: chance.isSo(0.3),
    internalStock: chance.isSo(0.4) || more.isSo(0.5),
    ...(internalStockTo && {internalStockTo}),
    stock: opening,
    settledTo: monthAfter(firstMonth, -1),
    prefer: 'newer',
  };
  return {
    input,
    months,
    market,
    opening,
    first,
    later,
    corrected: after.every(({hours}, index) =>
      hours.every((one, at) => one === before[index]?.hours[at]),
    )
      ? null
      : corrected,
    before: before.map(withMembers),
    after: after.map(withMembers),
    terms: {
      tariffs,
      price: (month) => (priceFrom !== null && month >= priceFrom ? laterPrice : price),
      hasVat: input.internalVat,
      pricesStock: input.internalStock === true,
      paysCooperative: internalStockTo === 'cooperative',
      paysGivers: internalStockTo === 'givers',
      shares: (month) =>
        divided.inMonth(month, (index) => isThere(after.map(withMembers)[index], month)),
      market: (month) => market.find((price) => price.month === month)?.value ?? 0,
    },
  };
}

/** Whether a point has a day in a month. */
function isThere(point: HandPoint | undefined, month: string): boolean {
  return (
    point !== undefined &&
    (point.from ?? '').slice(0, 7) <= month &&
    (point.to ?? '9999-12').slice(0, 7) >= month &&
    (point.from ?? '') <= (point.to ?? '9999')
  );
}

/** Rates with a night and free days of their own, cheaper than the day, or dearer in the grid. */
function withNight(
  chance: Chance,
  rates: CooperativeRecord['tariffs'][string],
): CooperativeRecord['tariffs'][string] {
  if (rates.kind !== 'own') {
    return rates;
  }
  const [evening, morning] = [chance.whole(20, 23), chance.whole(5, 8)];
  const workday = Array.from({length: 24}, (_, hour) =>
    hour >= evening || hour < morning || hour === 13 ? 1 : 0,
  );
  return {
    ...rates,
    zones: [
      ...rates.zones,
      {
        name: 'nocna',
        energy: places(chance.between(0.2, 0.6), 4),
        network: places(chance.between(0.05, 0.45), 4),
      },
    ],
    schedule: {workday, freeDay: workday.map((zone, hour) => (hour > 9 && hour < 16 ? 1 : zone))},
  };
}

/** How energy is divided: by the hour, by shares of points that may change, or by the shares of members. */
interface Division {
  readonly said: Pick<CooperativeRecord, 'key' | 'shares' | 'laterShares'>;
  /** Shares of members; null where they do not count. */
  readonly counts: ReadonlyMap<string, number> | null;
  readonly inMonth: (month: string, isIn: (index: number) => boolean) => readonly number[] | null;
}

function sharesOf(
  chance: Chance,
  points: readonly Point[],
  owners: readonly string[],
  months: readonly string[],
): Division {
  const drawn = (): number[] =>
    points.map(() => (chance.isSo(0.2) ? 0 : places(chance.between(1, 50), 1)));
  const some = (shares: number[]): number[] =>
    shares.every((share) => share === 0) ? shares.map(() => 1) : shares;
  switch (chance.pick(['hourly', 'hourly', 'points', 'members'] as const)) {
    case 'hourly':
      return {said: {}, counts: null, inMonth: () => null};
    case 'points': {
      const shares = some(drawn());
      const later = {from: `${chance.pick(months.slice(1))}-01`, shares: some(drawn())};
      return {
        said: {key: 'fixed', shares, laterShares: [later]},
        counts: null,
        inMonth: (month) => (`${month}-01` >= later.from ? later.shares : shares),
      };
    }
    case 'members': {
      const counts = new Map(owners.map((name) => [name, chance.whole(1, 9)] as const));
      return {
        said: {key: 'fixed'},
        counts,
        // In equal parts for the points that a member has in the month.
        inMonth: (_, isIn) =>
          points.map(({holder}, index) =>
            holder !== undefined && isIn(index)
              ? (counts.get(holder) ?? 0) /
                points.filter((other, at) => other.holder === holder && isIn(at)).length
              : 0,
          ),
      };
    }
  }
}

function zeroed(hour: TestHour): TestHour {
  return {...hour, withdrawn: 0, injected: 0};
}

function placeOf(
  chance: Chance,
  {
    at,
    start,
    days,
    isFarm,
    anyDay,
  }: {
    readonly at: number;
    readonly start: string;
    readonly days: number;
    readonly isFarm: boolean;
    readonly anyDay: () => string;
  },
): Place {
  const use = isFarm ? 0.01 : chance.between(0.2, 4);
  const sun = isFarm ? chance.between(5, 25) : chance.isSo(0.5) ? chance.between(1, 15) : 0;
  const number = (which: number): string => `59032240${String(at * 10 + which).padStart(10, '0')}`;
  return {
    hours: testHours(start, days, (index) => {
      const hour = index % 24;
      const made =
        sun * Math.max(0, Math.sin(((hour - 5) / 14) * Math.PI)) * chance.between(0.1, 1);
      const used = use * chance.between(0.5, 1.6) + (hour > 16 && hour < 22 ? use / 2 : 0);
      return [places(Math.max(used - made * 0.8, 0.001), 3), places(Math.max(made - used, 0), 3)];
    }),
    numbers: chance.isSo(0.25)
      ? [{ppe: number(1), to: anyDay()}, {ppe: number(2)}]
      : [{ppe: number(1)}],
  };
}

/** The days of the points at a place: always there, joined, left, or sold from one member to another. */
function livesOf(chance: Chance, anyDay: () => string, isFarm: boolean): readonly Days[] {
  const kind = isFarm ? 'always' : chance.pick(['always', 'always', 'joined', 'left', 'sold']);
  const day = anyDay();
  switch (kind) {
    case 'joined':
      return [{from: day}];
    case 'left':
      return [{to: day}];
    case 'sold':
      return [{to: day}, {from: dayAfter(day, 1)}];
    default:
      return [{}];
  }
}

/** A few hours that the files lack: none of an autumn or a spring night. */
function gapsOf(chance: Chance, hours: readonly TestHour[]): ReadonlySet<number> {
  return new Set(
    chance.isSo(0.3)
      ? Array.from({length: chance.whole(1, 4)}, () => chance.pick(hours))
          .filter(({hour}) => hour > 4 && hour < 22)
          .map(({utcMs}) => utcMs)
      : [],
  );
}

/** The hours of a month as the operator gives them later: some days differ. Undefined for those of other months. */
function correctedHours(
  chance: Chance,
  hours: readonly TestHour[],
  month: string,
): readonly (TestHour | undefined)[] {
  const days = new Set(Array.from({length: chance.whole(1, 9)}, () => chance.whole(1, 28)));
  return hours.map((hour) => {
    if (!hour.day.startsWith(month)) {
      return undefined;
    }
    return days.has(Number(hour.day.slice(8)))
      ? {
          ...hour,
          withdrawn: places(hour.withdrawn * chance.between(0.2, 1.5), 3),
          injected: places(hour.injected * chance.between(0.2, 1.5), 3),
        }
      : hour;
  });
}

/** A file of each number of a place with days in these months; some hold rows of days on which the number was another's. */
function filesOf(
  chance: Chance,
  {hours, numbers}: Place,
  {
    from,
    to,
    gaps,
    ending = '',
  }: {
    readonly from: string;
    readonly to: string;
    readonly gaps: ReadonlySet<number>;
    readonly ending?: string;
  },
): readonly TextFile[] {
  const within = hours.filter(
    ({day, utcMs}) => day.slice(0, 7) >= from && day.slice(0, 7) <= to && !gaps.has(utcMs),
  );
  return numbers.flatMap(({ppe, to: until = '9999-12-31'}, index) => {
    const since = dayAfter(numbers[index - 1]?.to ?? '2000-01-01', 1);
    const isOwn = ({day}: TestHour): boolean => day >= since && day <= until;
    if (!within.some(isOwn)) {
      return [];
    }
    const rows = chance.isSo(0.5)
      ? within.filter(isOwn)
      : within.map((hour) => (isOwn(hour) ? hour : {...hour, withdrawn: 9.999, injected: 9.999}));
    const text = writers[chance.pick(layouts)]?.(rows, 'letters')[0]?.text ?? '';
    return [{name: `${ppe}${ending}.csv`, text}];
  });
}
