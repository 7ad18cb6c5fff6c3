import {consumptionSeries} from '../../models/consumption';
import {photovoltaicGeneration} from '../../models/photovoltaics';
import {monthFactors} from '../../models/scale';
import {biogasGeneration, hydroGeneration} from '../../models/steadySources';
import type {Weather} from '../../models/types';
import {weatherYear} from '../../models/weather';
import {windGeneration} from '../../models/wind';
import {type HourAxis, hourMs, kwh, polishYear, yearAxis} from '@cooperative/polish';
import type {SeriesCache} from '../../hours/seriesCache';
import {manyMembers} from '../description/limits';
import type {CooperativeInput, MemberInput} from '../description/schema';

type ModelledSource = Exclude<NonNullable<MemberInput['sources']>[number], {kind: 'own'}>;

/** Profiles and sources, generated for whole calendar years and cut to the settled hours. */
export class ModelSeries {
  /** Calendar years in Poland covered, even partly, by the settled hours. */
  private readonly years: readonly number[];

  private readonly region: CooperativeInput['region'];
  private readonly weatherSeed: number;
  private readonly isMany: boolean;

  /** Does not keep the input: it outlives its calculation with the members that do not change. */
  constructor(
    input: CooperativeInput,
    private readonly axis: HourAxis,
    private readonly cache: SeriesCache,
  ) {
    this.region = input.region;
    this.weatherSeed = input.weatherSeed;
    this.isMany = input.members.length > manyMembers;
    const first = polishYear(axis.startMs);
    const last = polishYear(axis.startMs + (axis.hours - 1) * hourMs);
    this.years = Array.from({length: last - first + 1}, (_, index) => first + index);
  }

  /** The shape of a kind, scaled to the year or to each month of the bills, in a series of zeros. */
  addConsumption(
    use: Float64Array,
    {kind, annualKwh, monthlyKwh, seed}: NonNullable<MemberInput['profile']>,
    member: number,
  ): void {
    // Lamps depend only on the Sun, so members share one series.
    const chance = kind === 'streetLighting' ? 0 : seed + member;
    // A member's own shape is made again when its use changes: a thousand of them would take 70 MB.
    const name = chance === 0 || !this.isMany ? `${kind} ${chance}` : null;
    this.add(use, name, monthlyKwh ?? annualKwh, (year) =>
      consumptionSeries(
        year,
        kind,
        kwh(1),
        chance,
        // New ones for each of a thousand members would be garbage that a browser frees late.
        ...(name === null ? [this.noYear(year)] : []),
      ),
    );
  }

  /** What sources of a member generate together. */
  generation(sources: readonly ModelledSource[], member: number): Float64Array {
    const all = new Float64Array(this.axis.hours);
    for (const source of sources) {
      this.addGeneration(all, source, member);
    }
    return all;
  }

  /** Adds the hours of a source to those of others. */
  addGeneration(all: Float64Array, source: ModelledSource, member: number): void {
    const {region, weatherSeed} = this;
    switch (source.kind) {
      case 'pv': {
        const {kw, tilt, azimuth, annualYield} = source;
        const plane = `pv ${tilt} ${azimuth} ${annualYield ?? region} ${weatherSeed}`;
        this.add(all, plane, kw, (year) =>
          photovoltaicGeneration(
            this.weather(year),
            {kwp: 1, tilt, azimuth, ...(annualYield !== undefined && {annualYield})},
            region,
          ),
        );
        return;
      }
      case 'wind': {
        const seed = weatherSeed + 1000 + member;
        const {capacityFactor} = source;
        this.add(all, `wind ${capacityFactor} ${seed}`, source.kw, (year) =>
          windGeneration(year, {kw: 1, capacityFactor}, seed),
        );
        return;
      }
      case 'biogas':
        this.add(all, `biogas ${source.kw} ${source.annualKwh}`, 1, (year) =>
          biogasGeneration(year, source.kw, source.annualKwh),
        );
        return;
      case 'hydro':
        this.add(all, `hydro ${source.kw} ${source.annualKwh}`, 1, (year) =>
          hydroGeneration(year, source.kw, source.annualKwh),
        );
    }
  }

  /** A series that is written over again and again. */
  private noYear({hours}: HourAxis): Float64Array {
    return this.cache.get(`any year of ${hours} hours`, () => new Float64Array(hours));
  }

  private weather(year: HourAxis): Weather {
    const {weatherSeed} = this;
    return this.cache.get(`weather ${weatherSeed} ${year.startMs}`, () =>
      weatherYear(year, weatherSeed),
    );
  }

  /** Adds a shape to the settled hours; without a name, it is not kept. `factor` multiplies all hours; a list of twelve is what the hours of each month are to add up to. */
  private add(
    all: Float64Array,
    name: string | null,
    factor: number | readonly number[],
    make: (year: HourAxis) => Float64Array,
  ): void {
    for (const number of this.years) {
      const year = this.cache.get(`year ${number}`, () => yearAxis(number));
      const whole =
        name === null ? make(year) : this.cache.get(`${name} ${number}`, () => make(year));
      const offset = (this.axis.startMs - year.startMs) / hourMs;
      const end = Math.min(all.length, year.hours - offset);
      const first = Math.max(0, -offset);
      if (typeof factor === 'number') {
        for (let hour = first; hour < end; hour += 1) {
          all[hour] = (all[hour] ?? 0) + (whole[offset + hour] ?? 0) * factor;
        }
      } else {
        const factors = monthFactors(year, whole, factor);
        for (let hour = first; hour < end; hour += 1) {
          const own = factors[year.localMonth[offset + hour] ?? 0] ?? 0;
          all[hour] = (all[hour] ?? 0) + (whole[offset + hour] ?? 0) * own;
        }
      }
    }
  }
}
