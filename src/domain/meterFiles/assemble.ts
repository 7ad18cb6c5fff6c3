import {hourMs} from '../kernel/time';
import {
  inWinterTime,
  placeInTime,
  staysInWinterTime,
  type CivilEntry,
  type PlacedEntry,
} from './time/civilTime';
import type {MeterRegister} from './table/columnWords';
import type {TrackSet} from './tracks/collector';
import {Refusal} from './refusal';
import {formatMoment} from './time/moments';
import {meterFileLimits, type MeterFile, type Quantity} from './types';

/** Two readings of one interval count as the same if they differ by less, kWh. */
export const sameKwh = 0.0005;

/** More than any connection of a cooperative takes in an hour: a unit is wrong, or a digit. */
const mostKwh = 1_000_000;

/** Readings in order of the start of their interval, without duplicates. */
type Slots = readonly PlacedEntry[];

/** Hours of a register, and how much of each hour was present. */
interface HourSeries {
  readonly values: Float64Array;
  readonly isWhole: Uint8Array;
}

/** A file before its gaps are derived from its hours. */
export type Draft = Omit<MeterFile, 'gaps'> & {
  /** Start times of hours with only part of their readings. */
  readonly partial: readonly number[];
};

/** Arranges readings in UTC hours: quarters, zones and meters are summed, duplicates dropped. */
export function assemble(
  {tracks, step, meters}: TrackSet,
  fileName: string,
  layout: string,
): Draft {
  const duplicates = new Set<number>();
  const isWinterTime = staysInWinterTime(quantitiesOf(tracks), step);
  const slots = tracks.map(({register, meter, entries}) => ({
    register,
    meter,
    values: slotsOf(isWinterTime ? inWinterTime(entries) : entries, step, duplicates),
  }));
  for (const {values} of slots) {
    refuseState(values);
  }
  const [startMs, hours] = findSpan(slots.map(({values}) => values));
  const partial = new Set<number>();
  const byRegister = new Map<MeterRegister, Float64Array>();
  for (const register of new Set(slots.map((track) => track.register))) {
    const ofRegister = slots.filter((track) => track.register === register);
    let total: Float64Array | null = null;
    const seen = new Uint8Array(hours);
    const whole = new Uint8Array(hours).fill(1);
    for (const meter of new Set(ofRegister.map((track) => track.meter))) {
      const parts = ofRegister.filter((track) => track.meter === meter);
      const series = sumParts(
        parts.map(({values}) => values),
        {startMs, hours, slotsPerHour: 60 / step},
      );
      total = total === null ? series.values : addSeries(total, series.values);
      series.isWhole.forEach((isWhole, hour) => {
        whole[hour] = Math.min(whole[hour] ?? 0, isWhole);
        seen[hour] = Math.max(seen[hour] ?? 0, Number(!Number.isNaN(series.values[hour])));
      });
    }
    whole.forEach((isWhole, hour) => {
      if (seen[hour] === 1 && isWhole === 0) {
        partial.add(startMs + hour * hourMs);
      }
    });
    if (total !== null) {
      byRegister.set(register, total);
    }
  }
  return {
    fileNames: [fileName],
    layout: isWinterTime ? `${layout}, cały rok w czasie zimowym` : layout,
    startMs,
    series: toQuantities(byRegister),
    partial: [...partial],
    duplicates: [...duplicates].sort((one, other) => one - other),
    meters,
  };
}

/** Readings of each quantity of each meter: of all its zones and columns. */
function quantitiesOf(tracks: TrackSet['tracks']): readonly (readonly (readonly CivilEntry[])[])[] {
  const quantities = new Map<string, CivilEntry[][]>();
  for (const {register, meter, entries} of tracks) {
    const key = `${register} ${meter}`;
    quantities.set(key, [...(quantities.get(key) ?? []), entries]);
  }
  return [...quantities.values()];
}

/** Readings in order of time; equal ones of one interval count once. */
function slotsOf(entries: readonly CivilEntry[], step: number, duplicates: Set<number>): Slots {
  const slots: PlacedEntry[] = [];
  const placed = placeInTime(entries, step, ({line, value}) => {
    throw new Refusal(
      `Wiersz ${line}: podano ${comma(value)} kWh w godzinie 2:00–3:00, której nie było: tej nocy zegary przesunięto na czas letni. Jeśli plik ma czas zimowy przez cały rok, pobierz go razem z październikiem, żeby było to widać; jeśli nie, popraw godziny w pliku.`,
    );
  });
  // Files are in order except for a few days, so sorting costs next to nothing.
  const inOrder = placed
    .filter(({value}) => !Number.isNaN(value))
    .sort((one, other) => one.utcMs - other.utcMs);
  for (const entry of inOrder) {
    const {utcMs, value, line} = entry;
    if (value > mostKwh) {
      throw new Refusal(
        `Wiersz ${line}: ${comma(value)} kWh w jednym odczycie to za dużo. Popraw liczbę albo jednostkę: może to Wh, a nie kWh.`,
      );
    }
    const known = slots.at(-1);
    if (known?.utcMs !== utcMs) {
      slots.push(entry);
    } else if (Math.abs(known.value - value) < sameKwh) {
      duplicates.add(Math.floor(utcMs / hourMs) * hourMs);
    } else {
      throw new Refusal(
        `Wiersze ${known.line} i ${line}: dwie różne wartości dla ${formatMoment(utcMs)} (${comma(known.value)} i ${comma(value)} kWh). Zostaw w pliku tę, która jest dobra.`,
      );
    }
  }
  return slots;
}

/**
 * Refuses the state of a meter, which only grows, where energy of each interval is expected. Energy does not grow for
 * a hundred intervals in a row to hundreds of kWh without ever falling, nor for twenty in steps small beside the first.
 */
function refuseState(slots: Slots): void {
  let increases = 0;
  let largest = 0;
  for (let index = 1; index < slots.length; index += 1) {
    const step = (slots[index]?.value ?? 0) - (slots[index - 1]?.value ?? 0);
    if (step < 0) {
      return;
    }
    increases += Number(step > 0);
    largest = Math.max(largest, step);
  }
  const [first] = slots;
  const last = slots.at(-1);
  const isState = increases >= 100 || (first?.value ?? 0) >= Math.max(100, 10 * largest);
  if (!first || !last || last.value < 100 || increases < 20 || !isState) {
    return;
  }
  throw new Refusal(
    `Plik podaje wskazania licznika, czyli stan, który tylko rośnie (od ${comma(first.value)} do ${comma(last.value)} kWh), a nie energię z każdej godziny. Wskaż kolumnę z energią, jeśli plik ją ma, albo pobierz z portalu operatora godzinowy pobór i oddanie.`,
  );
}

function comma(value: number): string {
  return String(value).replace('.', ',');
}

/** Start of the first hour and the number of hours up to the last one. */
function findSpan(tracks: readonly Slots[]): readonly [number, number] {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const slots of tracks) {
    first = Math.min(first, slots[0]?.utcMs ?? first);
    last = Math.max(last, slots.at(-1)?.utcMs ?? last);
  }
  if (!Number.isFinite(first)) {
    throw new Refusal(
      'Pod nagłówkiem nie ma odczytów energii pobranej ani oddanej. Pobierz plik jeszcze raz i sprawdź jego okres.',
    );
  }
  const startMs = Math.floor(first / hourMs) * hourMs;
  const hours = Math.floor((last - startMs) / hourMs) + 1;
  if (hours > meterFileLimits.years * 8784) {
    throw new Refusal(
      `Od pierwszego odczytu do ostatniego mija ponad ${meterFileLimits.years} lat. Sprawdź daty w pliku.`,
    );
  }
  return [startMs, hours];
}

/** Sums the zones and columns of one quantity of one meter; a part without a reading adds nothing. */
function sumParts(
  parts: readonly Slots[],
  axis: {readonly startMs: number; readonly hours: number; readonly slotsPerHour: number},
): HourSeries {
  const values = new Float64Array(axis.hours).fill(Number.NaN);
  const found = new Uint8Array(axis.hours);
  const counted = new Set<number>();
  const isSingle = parts.length === 1;
  for (const slots of parts) {
    for (const {utcMs, value} of slots) {
      const hour = Math.floor((utcMs - axis.startMs) / hourMs);
      const sum = values[hour] ?? Number.NaN;
      values[hour] = Number.isNaN(sum) ? value : sum + value;
      if (isSingle || !counted.has(utcMs)) {
        if (!isSingle) {
          counted.add(utcMs);
        }
        found[hour] = (found[hour] ?? 0) + 1;
      }
    }
  }
  return {values, isWhole: found.map((count) => Number(count >= axis.slotsPerHour))};
}

/** Adds two meters; where one has no reading, the other's energy is kept. */
function addSeries(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, hour) => {
    const second = other[hour] ?? Number.NaN;
    return Number.isNaN(value) ? second : Number.isNaN(second) ? value : value + second;
  });
}

function toQuantities(
  registers: ReadonlyMap<MeterRegister, Float64Array>,
): Record<Quantity, Float64Array | null> {
  const balance = registers.get('balance');
  return {
    withdrawn: registers.get('withdrawn') ?? null,
    injected: registers.get('injected') ?? null,
    withdrawnNet:
      registers.get('withdrawnNet') ?? balance?.map((value) => Math.max(value, 0)) ?? null,
    injectedNet:
      registers.get('injectedNet') ?? balance?.map((value) => Math.max(0 - value, 0)) ?? null,
    generation: registers.get('generation') ?? null,
  };
}
