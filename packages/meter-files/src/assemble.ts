import {dayMinutes, hourMs, minuteMs} from '@cooperative/polish';
import {placeInTime, placeInWinterTime, staysInWinterTime} from './time/civilTime';
import type {TrackSet} from './tracks/collector';
import {Refusal} from './refusal';
import {isPointNumber} from './pointNumber';
import {noTime, quality, saidMissing, trustOf, type Readings} from './tracks/readings';
import {ofEach, quantities} from './summary';
import {meterFileLimits} from './limits';
import type {MeterFile, MeterRegister, Quantity} from './types';

/** Two readings of one interval count as the same if they differ by less, kWh. */
export const sameKwh = 0.0005;

/** More than any connection of a cooperative takes in an hour: a unit is wrong, or a digit. */
const mostKwh = 1_000_000;

/** Readings in order of the start of their interval, one of each, in columns. */
interface Slots {
  readonly length: number;
  /** Start of the interval in minutes of UTC. */
  readonly minute: Int32Array;
  readonly kwh: Float64Array;
  readonly worth: Uint8Array;
  /** Intervals with two different values, which nothing decides; `kwh` has the one that stands first. */
  readonly disputes: ReadonlyMap<number, Dispute>;
  /** Starts, in minutes of UTC, of intervals of which a status says that their reading is missing. */
  readonly missing: readonly number[];
}

interface Dispute {
  /** Start of the interval in minutes of UTC. */
  readonly minute: number;
  /** The value that stands last. */
  readonly kwh: number;
  readonly lines: readonly [number, number];
}

/** Hours of a register of one meter or of all. */
interface HourSeries {
  readonly kwh: Float64Array;
  /** What each hour is worth, of `quality`. */
  readonly worth: Uint8Array;
  /** Hours in doubt: their energy by the values that stand last, and the rows of the first dispute. */
  readonly disputes: ReadonlyMap<number, Pick<Dispute, 'kwh' | 'lines'>>;
  /** Hours of which a status says that a reading is missing. */
  readonly missing: ReadonlySet<number>;
}

/** A file before what is missing and in doubt is derived from its hours. */
export type Draft = Pick<
  MeterFile,
  | 'fileNames'
  | 'layout'
  | 'startMs'
  | 'series'
  | 'duplicates'
  | 'replaced'
  | 'doubtful'
  | 'lateStarts'
  | 'meters'
  | 'unknownStatuses'
> & {
  /** What each hour of a series is worth, of `quality`. */
  readonly worth: Readonly<Record<Quantity, Uint8Array | null>>;
  /** Only a name or a title tells the direction of its energy, and nothing whether it is balanced. */
  readonly isNamed: boolean;
  /** It has one direction in each hour, so the other is taken as zero. */
  readonly hasOneSideAnHour: boolean;
};

/** What is known of a draft besides its readings. */
export type DraftOrigin = Pick<Draft, 'layout' | 'isNamed'> & {readonly name: string};

/** Hours to be told, found on the way. */
interface Told {
  readonly duplicates: Set<number>;
  readonly replaced: Set<number>;
}

/** Arranges readings in UTC hours: quarters, zones and meters are summed, duplicates dropped. */
export function assemble(
  {tracks, step, meters, unknownStatuses}: TrackSet,
  {name: fileName, layout, isNamed}: DraftOrigin,
): Draft {
  const told: Told = {duplicates: new Set(), replaced: new Set()};
  const isWinterTime = staysInWinterTime(quantitiesOf(tracks), step);
  const slots = tracks.map(({register, meter, readings}) => ({
    register,
    meter,
    slots: slotsOf(readings, isWinterTime, step, told),
  }));
  for (const one of slots) {
    refuseState(one.slots);
    refuseDayTotal(one.slots);
  }
  const axis = findSpan(
    slots.map((one) => one.slots),
    step,
  );
  const byRegister = new Map<MeterRegister, HourSeries>();
  for (const register of new Set(slots.map((track) => track.register))) {
    const ofRegister = slots.filter((track) => track.register === register);
    const names = [...new Set(ofRegister.map(({meter}) => meter))];
    const ofMeters = names.map((meter) =>
      sumParts(
        ofRegister.filter((track) => track.meter === meter).map((track) => track.slots),
        axis,
      ),
    );
    const areOfOne = names.length > 1 && !names.some(isPointNumber) && areInTurn(ofMeters);
    byRegister.set(
      register,
      ofMeters.reduce((sum, next) => addMeters(sum, next, areOfOne)),
    );
  }
  const {startMs} = axis;
  const written = toQuantities(byRegister);
  const found = withOneSideAnHour(written);
  const lateStarts = fillBefore(found, startMs);
  return {
    fileNames: [fileName],
    layout: isWinterTime ? `${layout}, cały rok w czasie zimowym` : layout,
    startMs,
    series: ofEach((quantity) => found[quantity]?.kwh ?? null),
    worth: ofEach((quantity) => found[quantity]?.worth ?? null),
    duplicates: inOrder(told.duplicates),
    replaced: inOrder(told.replaced),
    doubtful: quantities.flatMap((quantity) =>
      [...(found[quantity]?.disputes ?? [])].map(
        ([
          hour,
          {
            kwh,
            lines: [first, last],
          },
        ]) => ({
          startMs: startMs + hour * hourMs,
          quantity,
          kwh: [found[quantity]?.kwh[hour] ?? Number.NaN, kwh] as const,
          sources: [`${fileName}, wiersz ${first}`, `${fileName}, wiersz ${last}`] as const,
        }),
      ),
    ),
    lateStarts,
    meters,
    unknownStatuses,
    isNamed,
    hasOneSideAnHour: found !== written,
  };
}

/** Start times in order. */
export function inOrder(hours: Iterable<number>): readonly number[] {
  return [...hours].sort((one, other) => one - other);
}

/** Readings of each quantity of each meter: of all its zones and columns. */
function quantitiesOf(tracks: TrackSet['tracks']): readonly (readonly Readings[])[] {
  const found = new Map<string, Readings[]>();
  for (const {register, meter, readings} of tracks) {
    const key = `${register} ${meter}`;
    found.set(key, [...(found.get(key) ?? []), readings]);
  }
  return [...found.values()];
}

/**
 * Readings in order of time. Of two values of one interval the more trusted counts; equal ones count once; of two
 * different ones of the same trust the one that stands first is kept, and the other beside it.
 */
function slotsOf(readings: Readings, isWinterTime: boolean, step: number, told: Told): Slots {
  const utc = isWinterTime
    ? placeInWinterTime(readings)
    : placeInTime(readings, step, ({line, value}) => {
        throw new Refusal(
          `Wiersz ${line}: podano ${comma(value)} kWh w godzinie 2:00–3:00, której nie było: tej nocy zegary przesunięto na czas letni. Jeśli plik ma czas zimowy przez cały rok, pobierz go razem z październikiem, żeby było to widać; jeśli nie, popraw godziny w pliku.`,
        );
      });
  const order = orderOf(readings, utc);
  const minute = new Int32Array(order.length);
  const kwh = new Float64Array(order.length);
  const worth = new Uint8Array(order.length);
  const lines = new Int32Array(order.length);
  const disputes = new Map<number, Dispute>();
  const {value: values, quality: worths, line: ofRows} = readings;
  let last = -1;
  for (const index of order) {
    const at = utc[index] ?? 0;
    const value = values[index] ?? 0;
    const own = worths[index] ?? 0;
    const line = ofRows[index] ?? 0;
    if (value > mostKwh) {
      throw new Refusal(
        `Wiersz ${line}: ${comma(value)} kWh w jednym odczycie to za dużo. Popraw liczbę albo jednostkę: może to Wh, a nie kWh.`,
      );
    }
    const isNew = last === -1 || minute[last] !== at;
    const gain = isNew ? 0 : trustOf(own) - trustOf(worth[last] ?? 0);
    if (!isNew) {
      const startMs = Math.floor((at * minuteMs) / hourMs) * hourMs;
      const isSame = Math.abs((kwh[last] ?? 0) - value) < sameKwh;
      (isSame ? told.duplicates : gain === 0 ? new Set<number>() : told.replaced).add(startMs);
      if (!isSame && gain === 0) {
        disputes.set(last, {minute: at, kwh: value, lines: [lines[last] ?? 0, line]});
      }
    }
    if (isNew || gain > 0) {
      if (isNew) {
        last += 1;
      } else {
        disputes.delete(last);
      }
      minute[last] = at;
      kwh[last] = value;
      worth[last] = own;
      lines[last] = line;
    }
  }
  const missing = order.length === readings.length ? [] : missingOf(readings, utc);
  return {length: last + 1, minute, kwh, worth, disputes, missing};
}

function missingOf({quality: worths, length}: Readings, utc: Int32Array): readonly number[] {
  return Array.from(utc.subarray(0, length)).filter(
    (at, index) => at !== noTime && worths[index] === saidMissing,
  );
}

/** Places of the readings that have a value and a time, in order of time; of one time, in the order of the file. */
function orderOf({value, length}: Readings, utc: Int32Array): Uint32Array {
  const order = new Uint32Array(length);
  let count = 0;
  const none = noTime;
  let isSorted = true;
  let before = none;
  for (let index = 0; index < length; index += 1) {
    const at = utc[index] ?? none;
    if (at !== none && !Number.isNaN(value[index])) {
      isSorted &&= at >= before;
      before = at;
      order[count] = index;
      count += 1;
    }
  }
  const found = order.subarray(0, count);
  return isSorted
    ? found
    : found.sort((one, other) => (utc[one] ?? 0) - (utc[other] ?? 0) || one - other);
}

/** Energy of a house falls at night, that of the sun in the evening. */
const longestGrowth = 1.5 * dayMinutes;
/** So much of what a state grows by is less than half the mean or more than twice as much; numbers made up grow evenly. */
const leastUneven = 0.1;

/**
 * Refuses the state of a meter, which only grows, where energy of each interval is expected. Energy does not grow for
 * a day and a half without ever falling, nor for a hundred intervals in a row to hundreds of kWh, nor for twenty in steps
 * small beside the first.
 */
function refuseState({kwh, minute, length}: Slots): void {
  let increases = 0;
  let largest = 0;
  for (let index = 1; index < length; index += 1) {
    const step = (kwh[index] ?? 0) - (kwh[index - 1] ?? 0);
    if (step < 0) {
      return;
    }
    increases += Number(step > 0);
    largest = Math.max(largest, step);
  }
  const first = kwh[0] ?? 0;
  const last = kwh[length - 1] ?? 0;
  const isLong = (minute[length - 1] ?? 0) - (minute[0] ?? 0) >= longestGrowth;
  const isLarge = last >= 100 && (increases >= 100 || first >= Math.max(100, 10 * largest));
  if (increases < 20 || !(isLarge || (isLong && growsUnevenly(kwh, length)))) {
    return;
  }
  throw new Refusal(
    `Plik podaje wskazania licznika, czyli stan, który tylko rośnie (od ${comma(first)} do ${comma(last)} kWh), a nie energię z każdej godziny. Wskaż kolumnę z energią, jeśli plik ją ma, albo pobierz z portalu operatora godzinowy pobór i oddanie.`,
  );
}

function growsUnevenly(kwh: Float64Array, length: number): boolean {
  const steps = kwh.subarray(1, length).map((value, index) => value - (kwh[index] ?? 0));
  const growths = steps.filter((step) => step > 0);
  const mean = growths.reduce((sum, step) => sum + step, 0) / growths.length;
  const uneven = growths.filter((step) => step < mean / 2 || step > mean * 2);
  return uneven.length >= leastUneven * growths.length;
}

/** So many intervals are more than a day and a half of hours. */
const fewestOfDayTotal = 36;
/** In a day; what is switched on once a day grows once. */
const fewestIncreases = 4;
/** A total begins anew with the energy of one interval, which is not as many times what it grows by in others. */
const mostOfRestart = 5;

/**
 * Refuses what is counted from midnight, as inverters do. Energy of each interval does not grow step by step through
 * whole days to fall only when one ends, and then to about as much as it grew by.
 */
function refuseDayTotal({kwh, minute, length}: Slots): void {
  let increases = 0;
  let growth = 0;
  let falls = 0;
  let restart = 0;
  for (let index = 1; index < length; index += 1) {
    const step = (kwh[index] ?? 0) - (kwh[index - 1] ?? 0);
    increases += Number(step > 0);
    growth += Math.max(step, 0);
    if (step < 0) {
      // Polish midnight is at 22:00 or 23:00 of UTC.
      const ofDay = (minute[index] ?? 0) % dayMinutes;
      if (ofDay !== 0 && ofDay < dayMinutes - 120) {
        return;
      }
      falls += 1;
      restart = Math.max(restart, kwh[index] ?? 0);
    }
  }
  const isTotal =
    increases >= fewestIncreases * falls && restart * increases <= mostOfRestart * growth;
  if (falls > 0 && length >= fewestOfDayTotal && isTotal) {
    throw new Refusal(
      'Plik podaje energię liczoną od początku doby: rośnie przez cały dzień i zaczyna od nowa o północy. Wskaż kolumnę z energią każdej godziny, jeśli plik ją ma, albo pobierz z portalu operatora godzinowy pobór i oddanie.',
    );
  }
}

function comma(value: number): string {
  return String(value).replace('.', ',');
}

/** Hours from the first reading to the last. */
interface Axis {
  readonly startMs: number;
  readonly hours: number;
  /** Length of an interval in minutes. */
  readonly step: number;
}

function findSpan(tracks: readonly Slots[], step: number): Axis {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const {minute, length} of tracks) {
    first = length > 0 ? Math.min(first, minute[0] ?? first) : first;
    last = length > 0 ? Math.max(last, minute[length - 1] ?? last) : last;
  }
  if (!Number.isFinite(first)) {
    throw new Refusal(
      'Pod nagłówkiem nie ma odczytów energii pobranej ani oddanej. Pobierz plik jeszcze raz i sprawdź jego okres.',
    );
  }
  const startHour = Math.floor(first / 60);
  const hours = Math.floor(last / 60) - startHour + 1;
  if (hours > meterFileLimits.years * 8784) {
    throw new Refusal(
      `Od pierwszego odczytu do ostatniego mija ponad ${meterFileLimits.years} lat. Sprawdź daty w pliku.`,
    );
  }
  return {startMs: startHour * hourMs, hours, step};
}

/**
 * Sums the zones and columns of one quantity of one meter; a part without a reading adds nothing. An hour that no part
 * has whole is partial.
 */
function sumParts(parts: readonly Slots[], {startMs, hours, step}: Axis): HourSeries {
  const perHour = 60 / step;
  const start = startMs / minuteMs;
  const kwh = new Float64Array(hours).fill(Number.NaN);
  const worth = new Uint8Array(hours);
  const found = new Uint8Array(hours);
  // Whether an interval was counted, as several zones may have it.
  const isCounted = new Uint8Array(parts.length > 1 ? hours * perHour : 0);
  const disputes = new Map<number, Pick<Dispute, 'kwh' | 'lines'>>();
  for (const slots of parts) {
    for (let at = 0; at < slots.length; at += 1) {
      const minute = (slots.minute[at] ?? 0) - start;
      const hour = Math.floor(minute / 60);
      const sum = kwh[hour] ?? Number.NaN;
      kwh[hour] = Number.isNaN(sum) ? (slots.kwh[at] ?? 0) : sum + (slots.kwh[at] ?? 0);
      worth[hour] = Math.max(worth[hour] ?? 0, slots.worth[at] ?? 0);
      const slot = Math.floor(minute / step);
      found[hour] = (found[hour] ?? 0) + 1 - (isCounted[slot] ?? 0);
      isCounted[slot] = 1;
    }
  }
  const missing = parts.flatMap((slots) =>
    slots.missing.map((minute) => Math.floor((minute - start) / 60)),
  );
  for (const slots of parts) {
    for (const [at, {minute, kwh: other, lines}] of slots.disputes) {
      const hour = Math.floor((minute - start) / 60);
      const before = disputes.get(hour);
      const sum = before?.kwh ?? kwh[hour] ?? 0;
      disputes.set(hour, {
        kwh: found[hour] === 1 ? other : sum - (slots.kwh[at] ?? 0) + other,
        lines: before?.lines ?? lines,
      });
    }
  }
  return {
    kwh,
    worth: worth.map((own, hour) =>
      own !== quality.none && (found[hour] ?? 0) < perHour ? quality.partial : own,
    ),
    disputes,
    missing: new Set(missing),
  };
}

/** Whether each meter begins where another ends, as one that takes its place: in the hour of the exchange both count. */
function areInTurn(meters: readonly HourSeries[]): boolean {
  const [first] = meters;
  const shared = Array.from(first?.worth ?? []).filter(
    (_, hour) => meters.filter(({worth}) => worth[hour] !== quality.none).length > 1,
  );
  return shared.length < meters.length;
}

/** Adds two meters; of those of two points, an hour that only one has keeps its energy and is partial. */
function addMeters(one: HourSeries, other: HourSeries, areOfOne: boolean): HourSeries {
  const sum = (first: number, second: number): number =>
    Number.isNaN(first) ? second : Number.isNaN(second) ? first : first + second;
  const disputes = new Map<number, Pick<Dispute, 'kwh' | 'lines'>>();
  for (const hour of [...one.disputes.keys(), ...other.disputes.keys()]) {
    const [first, second] = [one.disputes.get(hour), other.disputes.get(hour)];
    disputes.set(hour, {
      kwh: sum(
        first?.kwh ?? one.kwh[hour] ?? Number.NaN,
        second?.kwh ?? other.kwh[hour] ?? Number.NaN,
      ),
      lines: first?.lines ?? second?.lines ?? [0, 0],
    });
  }
  return {
    kwh: one.kwh.map((kwh, hour) => sum(kwh, other.kwh[hour] ?? Number.NaN)),
    worth: one.worth.map((own, hour) => {
      const second = other.worth[hour] ?? quality.none;
      return areOfOne || (own === quality.none) === (second === quality.none)
        ? Math.max(own, second)
        : quality.partial;
    }),
    disputes,
    missing: new Set([...one.missing, ...other.missing]),
  };
}

type FoundSeries = Record<Quantity, HourSeries | null>;

function toQuantities(registers: ReadonlyMap<MeterRegister, HourSeries>): FoundSeries {
  const balance = registers.get('balance');
  const side = (sign: 1 | -1): HourSeries | null => {
    const of = (kwh: number): number => Math.max(sign * kwh, 0);
    return balance === undefined
      ? null
      : {
          ...balance,
          kwh: balance.kwh.map(of),
          disputes: new Map(
            [...balance.disputes].map(([hour, {kwh, lines}]) => [hour, {kwh: of(kwh), lines}]),
          ),
        };
  };
  return {
    withdrawn: registers.get('withdrawn') ?? null,
    injected: registers.get('injected') ?? null,
    withdrawnNet: registers.get('withdrawnNet') ?? side(1),
    injectedNet: registers.get('injectedNet') ?? side(-1),
    generation: registers.get('generation') ?? null,
  };
}

/** Files of one direction put together change it once, or a few times. */
const fewestTurns = 4;

/**
 * A file that has one direction in each hour, now this and now that, gives its energy after balancing: there is none of
 * the other one, unless a status says that its reading is missing.
 */
function withOneSideAnHour(found: FoundSeries): FoundSeries {
  const {withdrawn: drawn, injected: given, withdrawnNet, injectedNet} = found;
  if (!drawn || !given || withdrawnNet || injectedNet) {
    return found;
  }
  let turns = 0;
  let before: boolean | null = null;
  for (const [hour, worth] of drawn.worth.entries()) {
    const [isDrawn, isGiven] = [isRead(worth), isRead(given.worth[hour])];
    const isLost = (isDrawn && given.missing.has(hour)) || (isGiven && drawn.missing.has(hour));
    if ((isDrawn && isGiven) || isLost) {
      return found;
    }
    if (isDrawn || isGiven) {
      turns += Number(before !== null && before !== isDrawn);
      before = isDrawn;
    }
  }
  return turns < fewestTurns
    ? found
    : {
        ...found,
        withdrawn: null,
        injected: null,
        withdrawnNet: zeroBeside(drawn, given),
        injectedNet: zeroBeside(given, drawn),
      };
}

/** Hours of one direction, of which those of the other have none. */
function zeroBeside(one: HourSeries, other: HourSeries): HourSeries {
  const isOfOther = (hour: number): boolean => isRead(other.worth[hour]);
  return {
    ...one,
    kwh: one.kwh.map((kwh, hour) => (isOfOther(hour) ? 0 : kwh)),
    worth: one.worth.map((worth, hour) => (isOfOther(hour) ? (other.worth[hour] ?? worth) : worth)),
  };
}

/**
 * A source that was connected in the middle of a file gave nothing before: hours with a reading of what was drawn, but
 * none yet of what was given or generated, are zero. Returns since when there are readings, to be told.
 */
function fillBefore(found: FoundSeries, startMs: number): Draft['lateStarts'] {
  const pairs = [
    ['injected', 'withdrawn'],
    ['injectedNet', 'withdrawnNet'],
    ['generation', 'withdrawn'],
    ['generation', 'withdrawnNet'],
  ] as const;
  return pairs.flatMap(([quantity, beside]) => {
    const [late, drawn] = [found[quantity], found[beside]];
    const first = late?.worth.findIndex(isRead) ?? -1;
    if (!late || !drawn || first < lateHours || first <= drawn.worth.findIndex(isRead)) {
      return [];
    }
    for (let hour = 0; hour < first; hour += 1) {
      if (isRead(drawn.worth[hour])) {
        late.kwh[hour] = 0;
        late.worth[hour] = quality.measured;
      }
    }
    // The source may have begun in the middle of its first hour.
    if (late.worth[first] === quality.partial) {
      late.worth[first] = quality.measured;
    }
    return [{quantity, startMs: startMs + first * hourMs}];
  });
}

/** A column of energy given that is empty for the first night is no source that was connected later. */
const lateHours = 24;

function isRead(worth: number | undefined): boolean {
  return worth !== undefined && worth !== quality.none;
}
