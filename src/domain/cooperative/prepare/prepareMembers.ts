import {behindTheMeter} from '../../energy/battery';
import {sameValue} from '../../kernel/sameValue';
import type {MeterSeries} from '../../settlement/energy/balance';
import {memberPath} from '../../settlement/fieldPaths';
import type {HourAxis} from '../../settlement/hours/hourAxis';
import {checkSeries} from '../../settlement/hours/series';
import type {SeriesCache} from '../../settlement/hours/seriesCache';
import {showNumber} from '../../settlement/law/verdict';
import {limits} from '../description/limits';
import {InputError} from '../description/problems';
import type {CooperativeInput, MemberInput} from '../description/schema';
import {meterReadings, toSeries, type ReadNeighbour} from './meterReadings';
import {ModelSeries} from './modelSeries';

type SourceInput = NonNullable<MemberInput['sources']>[number];

/** A member's readings, or the use and the sources behind the meter that they are computed from. */
export interface PreparedMember {
  readonly id: string;
  readonly sourceKw: readonly number[];
  readonly consumption?: Float64Array;
  readonly generation?: Float64Array;
  readonly missingHours: number;
  /** The meter in a year in which the sources generate this many times the usual. */
  readonly meterAt: (generation: number) => MeterSeries;
}

/** Members of a previous calculation; unchanged ones are reused. */
interface MembersBefore {
  readonly input: CooperativeInput;
  readonly axis: HourAxis;
  readonly members: readonly PreparedMember[];
}

/** Prepares all members on one axis. Throws an {@link InputError}. */
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
  const model = new ModelSeries(input, axis, cache);
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
  readonly model: ModelSeries;
  /** A series of zeros. */
  readonly none: Float64Array;
}

/** A separate function, so that a member's closure does not keep the previous calculation in memory. */
function prepareMember(
  member: MemberInput,
  index: number,
  {axis, read, model, none}: Workshop,
): PreparedMember {
  const place = memberPath(index);
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
    const raw = meterReadings(member, read, place);
    const meter = {
      withdrawn: checked(raw.withdrawn, 'withdrawnKwh'),
      injected: checked(raw.injected, 'injectedKwh'),
    };
    return {
      id: member.id,
      sourceKw: member.sourceKw === undefined ? [] : [member.sourceKw],
      missingHours,
      // Readings do not show what was generated behind the meter, so only the injected energy can be scaled.
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
    checkFullLoad(source, `${place}.sources[${at + 1}]`);
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

/** A year has no more hours than a plant can work at full power. */
function checkFullLoad(source: SourceInput, path: string): void {
  const most = source.kw * limits.fullLoadHours;
  if ('annualKwh' in source && (source.annualKwh ?? 0) > most) {
    const message = `Źródło o mocy ${showNumber(source.kw)} kW nie wytworzy w roku więcej niż ${showNumber(most)} kWh (${limits.fullLoadHours} godzin pełnej mocy). Wpisz mniejszą produkcję albo większą moc.`;
    throw new InputError([{field: `${path}.annualKwh`, message}]);
  }
}

/** Whether a member's energy is described the same way; whose it is and what it pays do not matter. */
function sameMember(one: MemberInput, other: MemberInput | undefined): boolean {
  const unpriced = {tariff: undefined, outlayZl: undefined, holder: undefined, person: undefined};
  return other !== undefined && sameValue({...one, ...unpriced}, {...other, ...unpriced});
}
