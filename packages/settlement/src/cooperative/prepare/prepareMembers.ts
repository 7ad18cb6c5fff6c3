import {type HourAxis, inQuotes, sameValue} from '@cooperative/polish';
import {noHours, type WholeHours} from '../../energy/memberHours';
import {memberPath} from '../../fieldPaths';
import {checkSeries, toSeries} from '../../hours/series';
import type {SeriesCache} from '../../hours/seriesCache';
import {fullLoadProblem} from '../description/fullLoad';
import {manyMembers} from '../description/limits';
import {isOwnConnection} from '../description/ownConnection';
import {InputError} from '../description/problems';
import type {CooperativeInput, MemberInput} from '../description/schema';
import {measuredMember} from './measuredMember';
import {modelledMember} from './modelledMember';
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
      const message = `członek ${inQuotes(id)} jest podany dwa razy. Nadaj każdemu inne „id”.`;
      throw new InputError([{field: 'members', message}]);
    }
    ids.add(id);
  }
  const model = new ModelSeries(input, axis, cache);
  // One for all calculations: a member that does not change keeps it.
  const desk = cache.get(`desk ${axis.hours}`, () => noHours(axis.hours));
  const none = cache.get(`none ${axis.hours}`, () => new Float64Array(axis.hours));
  const isMany = input.members.length > manyMembers;
  const sharesModel =
    before?.axis === axis &&
    before.input.region === input.region &&
    before.input.weatherSeed === input.weatherSeed;
  return input.members.map((member, index) => {
    const known = before?.members[index];
    return known && sharesModel && sameMember(member, before.input.members[index])
      ? known
      : prepareMember(member, index, {axis, read, model, desk, none, isMany});
  });
}

interface Workshop {
  readonly axis: HourAxis;
  readonly read: ReadNeighbour;
  readonly model: ModelSeries;
  readonly desk: WholeHours;
  /** A series of zeros. */
  readonly none: Float64Array;
  readonly isMany: boolean;
}

/** A separate function, so that a member's closure does not keep the previous calculation in memory. */
function prepareMember(
  member: MemberInput,
  index: number,
  {axis, read, model, desk, none, isMany}: Workshop,
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
  const parts = sources.map((source, at) =>
    source.kind === 'own' ? checked(toSeries(source.kwh), `sources[${at + 1}].kwh`) : source,
  );
  const addGeneration = (all: Float64Array): void => {
    for (const part of parts) {
      if (part instanceof Float64Array) {
        addTo(all, part);
      } else {
        model.addGeneration(all, part, index);
      }
    }
  };
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
      planned: sources.length > 0 ? generated(addGeneration, axis) : undefined,
      battery,
      desk,
    });
    return {
      id: member.id,
      sourceKw: sourceKw === undefined ? powers : [sourceKw, ...powers],
      missingHours,
      hiddenKwh: measured.hiddenKwh,
      hoursAt: measured.hoursAt,
    };
  }
  const use =
    member.consumptionKwh === undefined
      ? (isMany ? desk.consumption : new Float64Array(axis.hours)).fill(0)
      : checked(toSeries(member.consumptionKwh), 'consumptionKwh');
  if (member.profile) {
    model.addConsumption(use, member.profile, index);
  }
  const hoursAt = modelledMember({
    use,
    addGeneration: sources.length > 0 ? addGeneration : undefined,
    battery,
    desk,
    isMany,
    none,
  });
  return {
    id: member.id,
    sourceKw: powers,
    hiddenKwh: 0,
    missingHours,
    hoursAt,
  };
}

function addTo(all: Float64Array, part: Float64Array): void {
  for (let hour = 0; hour < all.length; hour += 1) {
    all[hour] = (all[hour] ?? 0) + (part[hour] ?? 0);
  }
}

function generated(add: (all: Float64Array) => void, {hours}: HourAxis): Float64Array {
  const all = new Float64Array(hours);
  add(all);
  return all;
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
