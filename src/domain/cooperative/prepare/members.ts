import {behindTheMeter} from '../../energy/battery';
import {consumptionSeries} from '../../energy/consumption';
import {photovoltaicGeneration} from '../../energy/photovoltaics';
import {biogasGeneration, hydroGeneration} from '../../energy/steadySources';
import {weatherYear} from '../../energy/weather';
import type {Weather} from '../../energy/types';
import {windGeneration} from '../../energy/wind';
import type {MeterSeries} from '../../settlement/energy/balance';
import {yearAxis, type HourAxis} from '../../settlement/hours/hourAxis';
import {readMeterTable} from '../../settlement/hours/meterTable';
import {checkSeries} from '../../settlement/hours/series';
import {sameValue} from '../../kernel/sameValue';
import type {SeriesCache} from '../../settlement/hours/seriesCache';
import {kwh} from '../../kernel/units';
import {hourMs} from '../../kernel/time';
import {InputError} from './problems';
import type {CooperativeInput, MemberInput} from './schema';

/** Reads a file that stands beside the input; undefined when there is none. */
export type ReadNeighbour = (name: string) => string | undefined;

/** A member's readings, or the use and the sources behind the meter from which they follow. */
export interface PreparedMember {
  readonly id: string;
  readonly sourceKw: readonly number[];
  readonly consumption?: Float64Array;
  readonly generation?: Float64Array;
  readonly missingHours: number;
  /** The meter in a year in which the sources give this much more or less. */
  readonly meterAt: (generation: number) => MeterSeries;
}

/** How many hours the input has; undefined where it only names profiles, which take a whole year. */
export function hoursOf(input: CooperativeInput, read: ReadNeighbour): number | undefined {
  for (const member of input.members) {
    const series = member.readings?.withdrawn ?? member.withdrawnKwh ?? member.consumptionKwh;
    if (series) {
      return series.length;
    }
    if (member.file !== undefined) {
      return rawReadings(member, read, '').withdrawn.length;
    }
  }
  return undefined;
}

/** Members of a calculation before, who are taken over where nothing of theirs has changed. */
export interface MembersBefore {
  readonly input: CooperativeInput;
  readonly axis: HourAxis;
  readonly members: readonly PreparedMember[];
}

/** All members on one axis. Throws an {@link InputError}. */
export function prepareMembers(
  input: CooperativeInput,
  axis: HourAxis,
  read: ReadNeighbour,
  cache: SeriesCache,
  before?: MembersBefore,
): readonly PreparedMember[] {
  const ids = new Set<string>();
  for (const {id} of input.members) {
    if (ids.has(id)) {
      const message = `członek „${id}” jest podany dwa razy. Nadaj każdemu inne „id”.`;
      throw new InputError([{field: 'members', message}]);
    }
    ids.add(id);
  }
  const model = new Model(input, axis, cache);
  const none = new Float64Array(axis.hours);
  const sharesModel =
    before?.axis === axis &&
    before.input.region === input.region &&
    before.input.weatherSeed === input.weatherSeed;
  return input.members.map((member, index) => {
    const known = before?.members[index];
    return known && sharesModel && sameMember(member, before.input.members[index])
      ? known
      : prepareMember(member, index, {axis, read, model, none});
  });
}

interface Workshop {
  readonly axis: HourAxis;
  readonly read: ReadNeighbour;
  readonly model: Model;
  /** Hours without energy. */
  readonly none: Float64Array;
}

/** A function of its own, so that what a member remembers does not hold the calculation before. */
function prepareMember(
  member: MemberInput,
  index: number,
  {axis, read, model, none}: Workshop,
): PreparedMember {
  const place = `members[${index + 1}]`;
  let missingHours = 0;
  const checked = (values: Float64Array, field: string): Float64Array => {
    const series = checkSeries(values, axis.hours, `${place}.${field}`);
    if ('field' in series) {
      throw new InputError([series]);
    }
    missingHours += series.missingHours;
    return series.values;
  };
  if (member.consumptionKwh === undefined && member.profile === undefined) {
    const raw = rawReadings(member, read, place);
    const meter = {
      withdrawn: checked(raw.withdrawn, 'withdrawnKwh'),
      injected: checked(raw.injected, 'injectedKwh'),
    };
    return {
      id: member.id,
      sourceKw: member.sourceKw === undefined ? [] : [member.sourceKw],
      missingHours,
      // Readings do not say what was generated behind the meter: only what came out of it can change.
      meterAt: (factor) =>
        factor === 1 ? meter : {...meter, injected: meter.injected.map((value) => value * factor)},
    };
  }
  const consumption = member.profile
    ? model.consumption(member.profile, index)
    : checked(toSeries(member.consumptionKwh ?? []), 'consumptionKwh');
  const {sources = []} = member;
  if (sources.length === 0) {
    // A battery has nothing to store.
    const meter = {withdrawn: consumption, injected: none};
    return {
      id: member.id,
      sourceKw: [],
      consumption,
      generation: none,
      missingHours,
      meterAt: () => meter,
    };
  }
  const generation = new Float64Array(axis.hours);
  for (const [at, source] of sources.entries()) {
    const clean =
      source.kind === 'own'
        ? checked(toSeries(source.kwh), `sources[${at + 1}].kwh`)
        : model.generation(source, index);
    for (let hour = 0; hour < axis.hours; hour += 1) {
      generation[hour] = (generation[hour] ?? 0) + (clean[hour] ?? 0);
    }
  }
  const usual = behindTheMeter(consumption, generation, member.battery);
  return {
    id: member.id,
    sourceKw: sources.map(({kw}) => kw),
    consumption,
    generation,
    missingHours,
    meterAt: (factor) =>
      factor === 1
        ? usual
        : behindTheMeter(
            consumption,
            generation.map((value) => value * factor),
            member.battery,
          ),
  };
}

/** Whether energy of a member follows from the same description; its tariff and outlay are none of it. */
function sameMember(one: MemberInput, other: MemberInput | undefined): boolean {
  const unpriced = {tariff: undefined, outlayZl: undefined};
  return other !== undefined && sameValue({...one, ...unpriced}, {...other, ...unpriced});
}

type SourceInput = NonNullable<MemberInput['sources']>[number];

/** Profiles and sources of whole calendar years, cut to the hours that are settled. */
class Model {
  /** The calendar years in Poland that the settled hours touch. */
  private readonly years: readonly number[];

  constructor(
    private readonly input: CooperativeInput,
    private readonly axis: HourAxis,
    private readonly cache: SeriesCache,
  ) {
    const first = polishYear(axis.startMs);
    const last = polishYear(axis.startMs + (axis.hours - 1) * hourMs);
    this.years = Array.from({length: last - first + 1}, (_, index) => first + index);
  }

  consumption({kind, annualKwh, seed}: NonNullable<MemberInput['profile']>, member: number) {
    // Lamps follow the Sun alone.
    const chance = kind === 'streetLighting' ? 0 : seed + member;
    return this.cut(`${kind} ${chance}`, annualKwh, (year) =>
      consumptionSeries(year, kind, kwh(1), chance),
    );
  }

  generation(source: Exclude<SourceInput, {kind: 'own'}>, member: number): Float64Array {
    const {region, weatherSeed} = this.input;
    switch (source.kind) {
      case 'pv': {
        const {kw, tilt, azimuth, annualYield} = source;
        const plane = `pv ${tilt} ${azimuth} ${annualYield ?? region} ${weatherSeed}`;
        return this.cut(plane, kw, (year) =>
          photovoltaicGeneration(
            this.weather(year),
            {kwp: 1, tilt, azimuth, ...(annualYield !== undefined && {annualYield})},
            region,
          ),
        );
      }
      case 'wind': {
        const seed = weatherSeed + 1000 + member;
        const {capacityFactor} = source;
        return this.cut(`wind ${capacityFactor} ${seed}`, source.kw, (year) =>
          windGeneration(year, {kw: 1, capacityFactor}, seed),
        );
      }
      case 'biogas':
        return this.cut(`biogas ${source.kw} ${source.annualKwh}`, 1, (year) =>
          biogasGeneration(year, source.kw, source.annualKwh),
        );
      case 'hydro':
        return this.cut(`hydro ${source.kw} ${source.annualKwh}`, 1, (year) =>
          hydroGeneration(year, source.kw, source.annualKwh),
        );
    }
  }

  private weather(year: HourAxis): Weather {
    const {weatherSeed} = this.input;
    return this.cache.get(`weather ${weatherSeed} ${year.startMs}`, () =>
      weatherYear(year, weatherSeed),
    );
  }

  private cut(name: string, factor: number, make: (year: HourAxis) => Float64Array): Float64Array {
    const part = new Float64Array(this.axis.hours);
    for (const number of this.years) {
      const year = this.cache.get(`year ${number}`, () => yearAxis(number));
      const whole = this.cache.get(`${name} ${number}`, () => make(year));
      const offset = (this.axis.startMs - year.startMs) / hourMs;
      const end = Math.min(part.length, year.hours - offset);
      for (let hour = Math.max(0, -offset); hour < end; hour += 1) {
        part[hour] = (whole[offset + hour] ?? 0) * factor;
      }
    }
    return part;
  }
}

/** New Year in Poland is an hour before that of UTC. */
export function polishYear(utcMs: number): number {
  return new Date(utcMs + hourMs).getUTCFullYear();
}

function rawReadings(member: MemberInput, read: ReadNeighbour, place: string): MeterSeries {
  if (member.readings) {
    return member.readings;
  }
  if (member.file === undefined) {
    const withdrawn = toSeries(member.withdrawnKwh ?? []);
    return {
      withdrawn,
      injected: member.injectedKwh
        ? toSeries(member.injectedKwh)
        : new Float64Array(withdrawn.length),
    };
  }
  const {id, file} = member;
  const field = `${place}.file`;
  const text = read(file);
  if (text === undefined) {
    const message = `${file}: nie ma takiego pliku. Podaj ścieżkę od folderu pliku wejściowego.`;
    throw new InputError([{field, message}]);
  }
  const columns = member.columns ?? {withdrawn: `${id}_pobor`, injected: `${id}_oddanie`};
  const names = [columns.withdrawn, ...(columns.injected === undefined ? [] : [columns.injected])];
  const table = readMeterTable(text, names);
  if (!table.ok) {
    throw new InputError(
      table.errors.map(({message}) => ({field, message: `${file}: ${message}`})),
    );
  }
  const withdrawn = table.value.get(columns.withdrawn) ?? new Float64Array();
  return {
    withdrawn,
    injected: table.value.get(columns.injected ?? '') ?? new Float64Array(withdrawn.length),
  };
}

function toSeries(values: readonly (number | null)[]): Float64Array {
  return Float64Array.from(values, (value) => value ?? Number.NaN);
}
