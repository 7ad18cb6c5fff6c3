import {consumptionSeries} from '../../models/consumption';
import {photovoltaicGeneration} from '../../models/photovoltaics';
import {monthFactors} from '../../models/scale';
import {biogasGeneration, hydroGeneration} from '../../models/steadySources';
import type {Weather} from '../../models/types';
import {weatherYear} from '../../models/weather';
import {windGeneration} from '../../models/wind';
import {hourMs} from '@cooperative/polish/time';
import {kwh} from '@cooperative/polish/units';
import {polishYear, yearAxis, type HourAxis} from '@cooperative/polish/hourAxis';
import {ownSeries, reusableSeries, type Hours, type TakeSeries} from '../../hours/series';
import type {SeriesCache} from '../../hours/seriesCache';
import {manyMembers} from '../description/limits';
import type {CooperativeInput, MemberInput} from '../description/schema';

type SourceInput = NonNullable<MemberInput['sources']>[number];

/** Profiles and sources, generated for whole calendar years and cut to the settled hours. */
export class ModelSeries {
  /** Calendar years in Poland covered, even partly, by the settled hours. */
  private readonly years: readonly number[];

  /** The arrays of a use of which only a copy is kept. */
  private readonly again = reusableSeries();

  constructor(
    private readonly input: CooperativeInput,
    private readonly axis: HourAxis,
    private readonly cache: SeriesCache,
  ) {
    const first = polishYear(axis.startMs);
    const last = polishYear(axis.startMs + (axis.hours - 1) * hourMs);
    this.years = Array.from({length: last - first + 1}, (_, index) => first + index);
  }

  /** The shape of a kind, scaled to the year or to each month of the bills. */
  consumption(
    {kind, annualKwh, monthlyKwh, seed}: NonNullable<MemberInput['profile']>,
    member: number,
  ): Hours {
    // Lamps depend only on the Sun, so members share one series.
    const chance = kind === 'streetLighting' ? 0 : seed + member;
    // A member's own shape is made again when its use changes: a thousand of them would take 70 MB.
    const isMany = this.input.members.length > manyMembers;
    const name = chance === 0 || !isMany ? `${kind} ${chance}` : null;
    const use = this.cut(
      name,
      monthlyKwh ?? annualKwh,
      (year, own) => consumptionSeries(year, kind, kwh(1), chance, own),
      isMany ? this.again() : ownSeries,
    );
    return isMany ? new Float32Array(use) : use;
  }

  generation(
    source: Exclude<SourceInput, {kind: 'own'}>,
    member: number,
    take?: TakeSeries,
  ): Float64Array {
    const {region, weatherSeed} = this.input;
    switch (source.kind) {
      case 'pv': {
        const {kw, tilt, azimuth, annualYield} = source;
        const plane = `pv ${tilt} ${azimuth} ${annualYield ?? region} ${weatherSeed}`;
        return this.cut(
          plane,
          kw,
          (year) =>
            photovoltaicGeneration(
              this.weather(year),
              {kwp: 1, tilt, azimuth, ...(annualYield !== undefined && {annualYield})},
              region,
            ),
          take,
        );
      }
      case 'wind': {
        const seed = weatherSeed + 1000 + member;
        const {capacityFactor} = source;
        return this.cut(
          `wind ${capacityFactor} ${seed}`,
          source.kw,
          (year) => windGeneration(year, {kw: 1, capacityFactor}, seed),
          take,
        );
      }
      case 'biogas':
        return this.cut(
          `biogas ${source.kw} ${source.annualKwh}`,
          1,
          (year) => biogasGeneration(year, source.kw, source.annualKwh),
          take,
        );
      case 'hydro':
        return this.cut(
          `hydro ${source.kw} ${source.annualKwh}`,
          1,
          (year) => hydroGeneration(year, source.kw, source.annualKwh),
          take,
        );
    }
  }

  private weather(year: HourAxis): Weather {
    const {weatherSeed} = this.input;
    return this.cache.get(`weather ${weatherSeed} ${year.startMs}`, () =>
      weatherYear(year, weatherSeed),
    );
  }

  /** Without a name, the shape is not kept. `factor` multiplies all hours; a list of twelve is what the hours of each month are to add up to. */
  private cut(
    name: string | null,
    factor: number | readonly number[],
    make: (year: HourAxis, take?: TakeSeries) => Float64Array,
    take: TakeSeries = ownSeries,
  ): Float64Array {
    const part = take(this.axis.hours);
    for (const number of this.years) {
      const year = this.cache.get(`year ${number}`, () => yearAxis(number));
      const whole =
        name === null ? make(year, take) : this.cache.get(`${name} ${number}`, () => make(year));
      const offset = (this.axis.startMs - year.startMs) / hourMs;
      const end = Math.min(part.length, year.hours - offset);
      const first = Math.max(0, -offset);
      if (typeof factor === 'number') {
        for (let hour = first; hour < end; hour += 1) {
          part[hour] = (whole[offset + hour] ?? 0) * factor;
        }
      } else {
        const factors = monthFactors(year, whole, factor);
        for (let hour = first; hour < end; hour += 1) {
          const own = factors[year.localMonth[offset + hour] ?? 0] ?? 0;
          part[hour] = (whole[offset + hour] ?? 0) * own;
        }
      }
    }
    return part;
  }
}
