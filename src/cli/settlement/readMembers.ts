import {ContentError} from '../../data/check';
import {behindTheMeter} from '../../domain/energy/battery';
import {consumptionSeries} from '../../domain/energy/consumption';
import {photovoltaicGeneration} from '../../domain/energy/photovoltaics';
import {biogasGeneration, hydroGeneration} from '../../domain/energy/steadySources';
import {weatherYear, type Weather} from '../../domain/energy/weather';
import {windGeneration} from '../../domain/energy/wind';
import type {MeterSeries} from '../../domain/settlement/balance';
import type {HourAxis} from '../../domain/settlement/hourAxis';
import {readMeterTable} from '../../domain/settlement/meterTable';
import {checkSeries} from '../../domain/settlement/series';
import {kwh} from '../../domain/units';
import type {MemberInput, SettlementInput} from './inputSchema';
import {inputError, valueOf} from './problems';

/** Reads a file that stands beside the input; undefined when there is none. */
export type ReadNeighbour = (name: string) => string | undefined;

/** A member's readings, or the use and the sources behind the meter from which they follow. */
export interface ReadMember {
  readonly id: string;
  readonly sourceKw: readonly number[];
  readonly consumption?: Float64Array;
  readonly generation?: Float64Array;
  readonly missingHours: number;
  /** The meter in a year in which the sources give this much more or less. */
  readonly meterAt: (generation: number) => MeterSeries;
}

/** How many hours the input has; undefined where it only names profiles, which need a whole year. */
export function hoursOf(input: SettlementInput, read: ReadNeighbour): number | undefined {
  for (const member of input.members) {
    const series = member.withdrawnKwh ?? member.consumptionKwh;
    if (series) {
      return series.length;
    }
    if (member.file !== undefined) {
      return rawReadings(member, read).withdrawn.length;
    }
  }
  return undefined;
}

/** All members on one axis. Throws a Polish {@link ContentError}. */
export function readMembers(
  input: SettlementInput,
  axis: HourAxis,
  read: ReadNeighbour,
  inputName: string,
): readonly ReadMember[] {
  const ids = input.members.map(({id}) => id);
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
  if (duplicate !== undefined) {
    throw inputError(inputName, [
      {
        field: 'members',
        message: `członek „${duplicate}” jest podany dwa razy. Nadaj każdemu inne „id”.`,
      },
    ]);
  }
  let weather: Weather | undefined;
  const sharedWeather = (): Weather => (weather ??= weatherYear(axis, input.weatherSeed));
  return input.members.map((member, index) => {
    const place = `members[${index + 1}]`;
    let missingHours = 0;
    const checked = (values: Float64Array, field: string): Float64Array => {
      const series = checkSeries(values, axis.hours, `${place}.${field}`);
      if ('field' in series) {
        throw inputError(inputName, [series]);
      }
      missingHours += series.missingHours;
      return series.values;
    };
    if (member.consumptionKwh === undefined && member.profile === undefined) {
      const raw = rawReadings(member, read);
      const meter = {
        withdrawn: checked(raw.withdrawn, 'withdrawnKwh'),
        injected: checked(raw.injected, 'injectedKwh'),
      };
      const sourceKw = member.sourceKw === undefined ? [] : [member.sourceKw];
      return {
        id: member.id,
        sourceKw,
        missingHours,
        // Readings do not say what was generated behind the meter: only what came out of it can change.
        meterAt: (factor) => ({
          withdrawn: meter.withdrawn,
          injected: factor === 1 ? meter.injected : meter.injected.map((value) => value * factor),
        }),
      };
    }
    const consumption = member.profile
      ? consumptionSeries(
          axis,
          member.profile.kind,
          kwh(member.profile.annualKwh),
          member.profile.seed + index,
        )
      : checked(toSeries(member.consumptionKwh ?? []), 'consumptionKwh');
    const generation = new Float64Array(axis.hours);
    for (const [at, source] of (member.sources ?? []).entries()) {
      const series = sourceSeries(source, axis, sharedWeather, input, index);
      const clean = checked(series, `sources[${at + 1}].kwh`);
      clean.forEach((value, hour) => {
        generation[hour] = (generation[hour] ?? 0) + value;
      });
    }
    return {
      id: member.id,
      sourceKw: (member.sources ?? []).map(({kw}) => kw),
      consumption,
      generation,
      missingHours,
      meterAt: (factor) =>
        behindTheMeter(
          consumption,
          factor === 1 ? generation : generation.map((value) => value * factor),
          member.battery,
        ),
    };
  });
}

function sourceSeries(
  source: NonNullable<MemberInput['sources']>[number],
  axis: HourAxis,
  weather: () => Weather,
  {region, weatherSeed}: SettlementInput,
  member: number,
): Float64Array {
  switch (source.kind) {
    case 'pv': {
      const {kw, tilt, azimuth, annualYield} = source;
      return photovoltaicGeneration(
        weather(),
        {kwp: kw, tilt, azimuth, ...(annualYield !== undefined && {annualYield})},
        region,
      );
    }
    case 'wind':
      return windGeneration(axis, source, weatherSeed + 1000 + member);
    case 'biogas':
      return biogasGeneration(axis, source.kw, source.annualKwh);
    case 'hydro':
      return hydroGeneration(axis, source.kw, source.annualKwh);
    case 'own':
      return toSeries(source.kwh);
  }
}

function rawReadings(member: MemberInput, read: ReadNeighbour): MeterSeries {
  if (member.file === undefined) {
    const withdrawn = toSeries(member.withdrawnKwh ?? []);
    return {
      withdrawn,
      injected: member.injectedKwh
        ? toSeries(member.injectedKwh)
        : new Float64Array(withdrawn.length),
    };
  }
  const text = read(member.file);
  if (text === undefined) {
    throw new ContentError(
      `${member.file}: nie ma takiego pliku. Podaj ścieżkę od folderu pliku wejściowego.`,
    );
  }
  const columns = member.columns ?? {
    withdrawn: `${member.id}_pobor`,
    injected: `${member.id}_oddanie`,
  };
  const names = [columns.withdrawn, ...(columns.injected === undefined ? [] : [columns.injected])];
  const table = valueOf(readMeterTable(text, names), member.file);
  const withdrawn = table.get(columns.withdrawn) ?? new Float64Array();
  return {
    withdrawn,
    injected: table.get(columns.injected ?? '') ?? new Float64Array(withdrawn.length),
  };
}

function toSeries(values: readonly (number | null)[]): Float64Array {
  return Float64Array.from(values, (value) => value ?? Number.NaN);
}
