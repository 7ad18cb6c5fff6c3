import {sameValue} from '@cooperative/polish/sameValue';
import {MadeMeter} from '../../energy/meter';
import {memberPath} from '../../fieldPaths';
import type {HourAxis} from '@cooperative/polish/hourAxis';
import {checkSeries, inFull, ownSeries, toSeries, type TakeSeries} from '../../hours/series';
import type {SeriesCache} from '../../hours/seriesCache';
import {fullLoadProblem} from '../description/fullLoad';
import {manyMembers} from '../description/limits';
import {isOwnConnection} from '../description/ownConnection';
import {InputError} from '../description/problems';
import type {CooperativeInput, MemberInput} from '../description/schema';
import {measuredMember} from './measuredMember';
import {keptMember, madeMember} from './modelledMember';
import {meterReadings, type ReadNeighbour} from './meterReadings';
import {ModelSeries} from './modelSeries';
import type {PreparedMember} from './preparedMember';

type SourceInput = NonNullable<MemberInput['sources']>[number];

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
  const isMany = input.members.length > manyMembers;
  const sharesModel =
    before?.axis === axis &&
    before.input.region === input.region &&
    before.input.weatherSeed === input.weatherSeed;
  return input.members.map((member, index) => {
    const known = before?.members[index];
    return known && sharesModel && sameMember(member, before.input.members[index])
      ? known
      : prepareMember(member, index, {axis, read, model, none, isMany});
  });
}

interface Workshop {
  readonly axis: HourAxis;
  readonly read: ReadNeighbour;
  readonly model: ModelSeries;
  /** A series of zeros. */
  readonly none: Float64Array;
  readonly isMany: boolean;
}

/** A separate function, so that a member's closure does not keep the previous calculation in memory. */
function prepareMember(
  member: MemberInput,
  index: number,
  {axis, read, model, none, isMany}: Workshop,
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
  const {sources = [], sourceKw, battery} = member;
  sources.forEach((source, at) => {
    checkFullLoad(source, `${place}.sources[${at + 1}]`);
  });
  const powers = sources.map(({kw}) => kw);
  const isBare = isOwnConnection(member);
  const isDescribed = member.consumptionKwh !== undefined || member.profile !== undefined;
  if (!isDescribed) {
    checkLeftOut(member, place);
  }
  if (member.readings || !(isDescribed || isBare)) {
    const raw = meterReadings(member, read, place);
    const meter = {
      withdrawn: checked(raw.withdrawn, 'withdrawnKwh'),
      injected: checked(raw.injected, 'injectedKwh'),
    };
    const measured = measuredMember({
      meter,
      generation: raw.generation && checked(raw.generation, 'generationKwh'),
      totalGenerationKwh: member.totalGenerationKwh,
      sourceKw: sourceKw ?? 0,
      planned:
        sources.length > 0 ? generationOf(sources, index, {axis, model, checked}) : undefined,
      battery,
    });
    return {
      id: member.id,
      sourceKw: sourceKw === undefined ? powers : [sourceKw, ...powers],
      missingHours,
      ...measured,
    };
  }
  const consumption = member.profile
    ? model.consumption(member.profile, index)
    : isBare
      ? none
      : checked(toSeries(member.consumptionKwh ?? []), 'consumptionKwh');
  if (sources.length === 0) {
    // A battery has nothing to store.
    const meter =
      consumption instanceof Float32Array
        ? new MadeMeter((take) => ({withdrawn: inFull(consumption, take), injected: none}))
        : {withdrawn: consumption, injected: none};
    return {
      id: member.id,
      sourceKw: [],
      consumption,
      generation: () => none,
      hiddenKwh: 0,
      missingHours,
      meterAt: () => meter,
    };
  }
  const generate = (take?: TakeSeries): Float64Array =>
    generationOf(sources, index, {axis, model, checked}, take);
  const known = {id: member.id, sourceKw: powers, consumption, hiddenKwh: 0, missingHours};
  // Readings of a source cannot be made again.
  return isMany && sources.every(({kind}) => kind !== 'own')
    ? madeMember(known, battery, generate)
    : keptMember(known, battery, generate());
}

/** Hourly generation of all sources; a separate function for the same reason. */
function generationOf(
  sources: readonly SourceInput[],
  member: number,
  {
    axis,
    model,
    checked,
  }: Pick<Workshop, 'axis' | 'model'> & {
    readonly checked: (values: Float64Array, field: string) => Float64Array;
  },
  take: TakeSeries = ownSeries,
): Float64Array {
  const all = sources.map((source, at) => {
    return source.kind === 'own'
      ? checked(toSeries(source.kwh), `sources[${at + 1}].kwh`)
      : model.generation(source, member, take);
  });
  const [only] = all;
  if (only && all.length === 1) {
    return only;
  }
  const generation = take(axis.hours);
  for (const clean of all) {
    for (let hour = 0; hour < axis.hours; hour += 1) {
      generation[hour] = (generation[hour] ?? 0) + (clean[hour] ?? 0);
    }
  }
  return generation;
}

/** Of readings that a link does not carry there may be nothing but their mark. */
function checkLeftOut(member: MemberInput, place: string): void {
  const {readings, withdrawnKwh, file, readingsLeftOut} = member;
  if (readingsLeftOut && !(readings ?? withdrawnKwh ?? file)) {
    const message =
      'Brakuje odczytów tego członka. Otwórz plik, w którym są, wczytaj je ponownie albo podaj jego roczne zużycie.';
    throw new InputError([{field: `${place}.readings`, message}]);
  }
}

/** In the form; a file or a link is refused before it comes here. */
function checkFullLoad(source: SourceInput, path: string): void {
  const message = 'annualKwh' in source ? fullLoadProblem(source) : null;
  if (message !== null) {
    throw new InputError([{field: `${path}.annualKwh`, message}]);
  }
}

/** Whether a member's energy is described the same way; whose it is and what it pays do not matter. */
function sameMember(one: MemberInput, other: MemberInput | undefined): boolean {
  const unpriced = {
    ...{tariff: undefined, outlayZl: undefined, vatDeducted: undefined, vatDeductedFrom: undefined},
    ...{holder: undefined, person: undefined},
  };
  return other !== undefined && sameValue({...one, ...unpriced}, {...other, ...unpriced});
}
