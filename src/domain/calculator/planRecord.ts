import {isRecord, parseJson, type Result, sameValue} from '@cooperative/polish';
import {
  type CooperativeInput,
  holdersOf,
  limits,
  type MemberInput,
} from '@cooperative/settlement/description';
import {personOf} from '@cooperative/settlement/law';
import {withShares} from '@cooperative/settlement/month';
import {
  type Battery,
  type CooperativeRecord,
  type Installation,
  type Member,
  type Point,
  type Renamed,
  sourcesAt,
  withoutEmpty,
  withRenamedMembers,
  withRenamedPoints,
} from '@cooperative/settlement/record';
import {operatorNames} from '@cooperative/settlement/rates';
import {cooperativeOf, newBattery, newSources, type DatedRates} from './defaults';
import {packState} from './link';
import {withRates} from './openedFile';
import {keyFor, keyForPlan, withKeyOf} from './planKey';
import {renamedInPlan} from './planNames';
import {cooperativeOfQuick, quickOf, readQuick} from './quick';
import {cooperativeOfDescription, type CalculatorState} from './state';
import {unpackState} from './unpackState';

/**
 * The plan of a cooperative: what the calculator counts, in the record that all tools share. Members, points, installations,
 * municipalities and prices stand in the record once; the plan keeps what only the calculator knows.
 */

type Source = NonNullable<MemberInput['sources']>[number];

/**
 * The record with what the calculator describes. A point left out of the plan is still the cooperative's, unless only the
 * plan had made it. `before` is what the calculator last showed of this cooperative, or was kept of it; null for a plan
 * that was none of it.
 */
export function withPlan(
  record: CooperativeRecord,
  state: CalculatorState,
  dated: DatedRates,
  before: CalculatorState | null = null,
): CooperativeRecord {
  const input = cooperativeOfDescription(state.description, dated);
  if (input === null) {
    return record;
  }
  const last = before && cooperativeOfDescription(before.description, dated);
  const named = withNames(record, namesFor(record, last, input));
  const kept = withInput(withoutPlanned(named, input, dated), state, input);
  return state.description.mode === 'full' ? withKeyOf(kept, input, last) : kept;
}

/** The names that a plan gives points and members that the record knows already. */
export function renamedByPlan(
  record: CooperativeRecord,
  state: CalculatorState,
  before: CalculatorState,
  dated: DatedRates,
): Renamed {
  const [last, next] = [before, state].map(({description}) =>
    cooperativeOfDescription(description, dated),
  );
  return namesFor(record, last ?? null, next ?? {members: []});
}

/** A name that another point of the record has already stays with that: then it is no new one. */
function namesFor(
  {points}: CooperativeRecord,
  before: Parameters<typeof renamedInPlan>[0],
  input: Parameters<typeof renamedInPlan>[1],
): Renamed {
  const names = renamedInPlan(before, input);
  const isTaken = points.some(({id}) => [...names.points.values()].includes(id));
  return isTaken ? {points: new Map(), members: new Map()} : names;
}

function withNames(record: CooperativeRecord, {points, members}: Renamed): CooperativeRecord {
  const named = withRenamedMembers(withRenamedPoints(record, points), members);
  return points.size === 0
    ? named
    : {
        ...named,
        points: named.points.map((point) => ({...point, id: points.get(point.id) ?? point.id})),
      };
}

function withInput(
  {batteries: known, ...record}: CooperativeRecord,
  state: CalculatorState,
  input: CooperativeInput,
): CooperativeRecord {
  const {description} = state;
  const isFull = description.mode === 'full';
  const planned = new Set(input.members.map(({id}) => id));
  const leftOut = record.points.flatMap(({id}) => (planned.has(id) ? [] : [id]));
  const added = input.members.filter(({id}) => record.points.every((point) => point.id !== id));
  const places = input.cooperative?.places ?? [];
  const {internalPrice = 0, vat = record.vat, averagePrice} = input.prices ?? {};
  const withMembers: CooperativeRecord = {
    ...record,
    ...withoutEmpty({
      members: membersWith(record.members, input.members),
      municipalities: [
        ...(record.municipalities ?? []),
        ...places.flatMap(({name, teryt}, index) =>
          record.municipalities?.some((one) => one.name.toLowerCase() === name.toLowerCase()) ===
          true
            ? []
            : [withoutEmpty({name, teryt, kind: input.cooperative?.municipalities?.[index]})],
        ),
      ],
      operator: record.operator ?? operatorNames[description.quick.operator],
    }),
    points: [
      ...record.points.map((point) => pointWith(point, input.members, isFull)),
      ...added.map((member) => pointWith({id: member.id}, [member], isFull)),
    ],
    ...withShares(record, (shares) => [...shares, ...added.map(() => 1)]),
    ...(isFull && {
      tariffs: {...input.tariffs, ...record.tariffs},
      vat,
      ...(record.internalPrice === 0 && {internalPrice}),
      ...(averagePrice !== undefined && {averagePrice: record.averagePrice ?? averagePrice}),
    }),
    plan: {
      ...(parseJson(packState(state, 'withPeople')) as Omit<
        NonNullable<CooperativeRecord['plan']>,
        'x'
      >),
      ...(leftOut.length > 0 && {x: leftOut}),
    },
  };
  return {
    ...withMembers,
    ...withoutEmpty({
      sources: sourcesWith(withMembers, input.members),
    }),
    ...batteriesWith(known, input),
  };
}

/**
 * The batteries of the record with those of the plan, which has one behind a point and one of the cooperative: that is the
 * first of them of which enough is known. Others stay.
 */
function batteriesWith(
  known: CooperativeRecord['batteries'],
  {members, battery: own}: CooperativeInput,
): Pick<CooperativeRecord, 'batteries'> {
  const places = members.flatMap(({id, ofCooperative, battery}) =>
    ofCooperative === true ? [] : [{place: id, battery}],
  );
  let all = known ?? [];
  for (const {place, battery} of [...places, {place: undefined, battery: own}]) {
    const there = all.filter((one) => one.place === place);
    const counted = there.find((one) => countedBattery(one) !== null);
    const old = counted ?? (battery && there[0]);
    // Without what its connection is charged by, which is the plan's alone.
    const told = battery && {kwh: battery.kwh, kw: battery.kw, efficiency: battery.efficiency};
    if (told && !sameValue(old && countedBattery(old), told)) {
      const next = {...old, ...told, ...(place !== undefined && {place})};
      all = old ? all.map((one) => (one === old ? next : one)) : [...all, next];
    }
    if (!told) {
      all = all.filter((one) => one !== old);
    }
  }
  return all.length > 0 || known?.length === 0 ? {batteries: [...all]} : {};
}

/** A battery as the calculator counts it; null as long as its capacity or its power is not known. */
function countedBattery({kwh, kw, efficiency = newBattery.efficiency}: Battery) {
  return kwh === undefined || kw === undefined ? null : {kwh, kw, efficiency};
}

/**
 * What the calculator shows of a cooperative: its plan, with what the other tools know now; without a plan, its points.
 * Null if there is nothing to count. `check` is the calculation's own, as for a link.
 */
export async function planOf(
  record: CooperativeRecord,
  dated: DatedRates,
  check: (description: string) => Promise<Result<CooperativeInput>>,
): Promise<CalculatorState | null> {
  const {plan, points} = record;
  const state = plan ? await unpackState(JSON.stringify(plan), dated, check) : null;
  const before = state && cooperativeOfDescription(state.description, dated);
  const leftOut = new Set(plan?.x);
  const members = points
    .filter(({id}) => !leftOut.has(id))
    .flatMap((point) => memberWith(record, point, before?.members ?? []));
  const own = batteryAt(record, undefined);
  const battery = record.batteries ? own && {...before?.battery, ...own} : before?.battery;
  const ids = members.map(({id}) => id);
  const key = keyForPlan(record, ids) ?? (before ? keyFor(before, ids) : {kind: 'hourly' as const});
  const isSame =
    before && sameValue([members, battery, key], [before.members, before.battery, before.key]);
  if (members.length === 0 || isSame === true) {
    return state;
  }
  const quick = state?.description.quick ?? quickOf(dated);
  const described: CooperativeInput = {
    ...(before ?? cooperativeOf(dated, [], {})),
    battery,
    members,
    key,
    tariffs: {...before?.tariffs, ...record.tariffs},
  };
  const {cooperative: priced} = withRates(described, quick, dated);
  const [tariff] = Object.keys(priced.tariffs ?? {});
  const cooperative = {
    ...priced,
    members: priced.members.map((member) => ({
      ...member,
      ...(member.ofCooperative !== true && {tariff: member.tariff ?? tariff}),
    })),
  };
  return {
    description: {mode: 'full', quick, cooperative},
    variants: state?.variants ?? [],
  };
}

/** The record without what only its last plan had made and the new one no longer has. */
function withoutPlanned(
  record: CooperativeRecord,
  input: CooperativeInput,
  dated: DatedRates,
): CooperativeRecord {
  const before = idsOf(record.plan, dated);
  const archived = new Set(record.settled?.flatMap(({points}) => points.map(({id}) => id)));
  const gone = record.points.filter(
    (point) =>
      before.has(point.id) &&
      !archived.has(point.id) &&
      input.members.every(({id}) => id !== point.id) &&
      Object.keys(point).every((key) => plannedKeys.has(key)),
  );
  const points = record.points.filter((point) => !gone.includes(point));
  const owners = new Set(points.map(({id, holder}) => holder ?? id));
  const lost = gone.map(({id, holder}) => holder ?? id).filter((name) => !owners.has(name));
  const places = new Set(gone.map(({id}) => id));
  return gone.length === 0
    ? record
    : {
        ...record,
        points,
        ...withShares(record, (shares) =>
          shares.filter((_, index) => points.some(({id}) => id === record.points[index]?.id)),
        ),
        ...(record.sources && {
          sources: record.sources.filter(({place}) => place === undefined || !places.has(place)),
        }),
        ...(record.members && {
          members: record.members.filter(
            (member) =>
              !lost.includes(member.name) ||
              Object.keys(member).some((key) => key !== 'name' && key !== 'kind'),
          ),
        }),
      };
}

/** What a plan says of a point: one of which nothing else is known is the plan's alone. */
const plannedKeys: ReadonlySet<string> = new Set([
  'id',
  'holder',
  'ofCooperative',
  'orderedKw',
  'annualKwh',
  'sourceKw',
  'tariff',
]);

/** The points of a plan. */
function idsOf(plan: CooperativeRecord['plan'], dated: DatedRates): ReadonlySet<unknown> {
  const {c, q = ''} = plan?.s ?? {};
  if (Array.isArray(c?.members)) {
    return new Set(c.members.map((member: unknown) => isRecord(member) && member.id));
  }
  const quick = readQuick(new URLSearchParams(q), dated);
  return new Set(quick && cooperativeOfQuick(quick, dated)?.members.map(({id}) => id));
}

function membersWith(known: readonly Member[] = [], points: readonly MemberInput[]): Member[] {
  const found = [...holdersOf(points).values()].map(({name, person}): Member => ({
    name,
    ...(person && {kind: /^gmina\b/i.test(name) ? 'municipality' : person}),
  }));
  const isSame = (one: Member, other: Member): boolean =>
    one.name.toLowerCase() === other.name.toLowerCase();
  return [
    ...known.map((member) => ({...found.find((one) => isSame(one, member)), ...member})),
    ...found.filter((one) => !known.some((member) => isSame(one, member))),
  ];
}

/** A point with what the plan says of it; rates and prices only of a plan somebody has entered in full. */
function pointWith(point: Point, members: readonly MemberInput[], isFull: boolean): Point {
  const member = members.find(({id}) => id === point.id);
  if (!member) {
    return point;
  }
  const {holder, ofCooperative, orderedKw, profile, tariff, sources, sourceKw} = member;
  const power = (sources ?? []).reduce((all, {kw}) => all + kw, sourceKw ?? 0);
  return withoutEmpty({
    ...point,
    holder,
    ofCooperative,
    orderedKw: orderedKw ?? point.orderedKw,
    annualKwh: profile?.annualKwh ?? point.annualKwh,
    tariff: isFull ? (point.tariff ?? tariff) : point.tariff,
    sourceKw: power > 0 ? power : point.sourceKw,
  });
}

/** The installations of the record with those of the plan: the first of a kind behind a point is that one. */
function sourcesWith(record: CooperativeRecord, members: readonly MemberInput[]): Installation[] {
  let all = record.sources ?? [];
  for (const {id, sources = []} of members) {
    const point = record.points.find((one) => one.id === id);
    const left = point ? [...sourcesAt(record, point)] : [];
    for (const source of sources) {
      const at = left.findIndex(({kind}) => kind === source.kind);
      const [known] = at < 0 ? [] : left.splice(at, 1);
      const told = withoutEmpty({
        kind: source.kind,
        kw: source.kw,
        annualKwh: yearOf(source),
      });
      const owner = point?.ofCooperative === true ? undefined : (point?.holder ?? id);
      all = known
        ? all.map((one) => (one === known ? {...one, ...told} : one))
        : [...all, withoutEmpty({...told, place: id, member: owner})];
    }
  }
  return all;
}

/** A point as the calculator has it. What it alone knows stays: its profile, its readings, how a source is set up. */
function memberWith(
  record: CooperativeRecord,
  point: Point,
  before: readonly MemberInput[],
): readonly MemberInput[] {
  const {id, orderedKw, annualKwh} = point;
  const known = before.find((other) => other.id === id);
  const {holder: _1, battery: _2, ...rest} = known ?? {id};
  const found = batteryAt(record, id);
  // A plan kept by an earlier build has them alone.
  const battery = record.batteries ? found : known?.battery;
  const sources = sourcesAt(record, point).flatMap((one, index) =>
    sourceOf(one, known?.sources?.[index]),
  );
  const shared = {
    ...rest,
    id,
    ...(orderedKw !== undefined && {orderedKw}),
    ...(sources.length > 0 && {sources}),
    ...(battery && point.ofCooperative !== true && {battery}),
    ...(point.tariff !== undefined && {tariff: point.tariff}),
  };
  if (point.ofCooperative === true) {
    // A point of the cooperative without use or a source would be nothing to count.
    return sources.length > 0 || known ? [{...shared, ofCooperative: true}] : [];
  }
  const holder = point.holder ?? id;
  const kind = record.members?.find(({name}) => name === holder)?.kind;
  const person = kind ? personOf(kind) : known?.person;
  const kwh = annualKwh ?? known?.profile?.annualKwh ?? 0;
  return [
    {
      ...shared,
      ...(holder !== id && {holder}),
      ...(person && {person}),
      profile:
        known?.profile?.annualKwh === kwh
          ? known.profile
          : {
              kind: known?.profile?.kind ?? (person === 'natural' ? 'household' : 'services'),
              annualKwh: kwh,
              seed: 1,
            },
    },
  ];
}

/** The battery that the calculator counts behind a point, or as the cooperative's own. */
function batteryAt({batteries = []}: CooperativeRecord, place: string | undefined) {
  const [found] = batteries.flatMap((one) =>
    one.place === place ? (countedBattery(one) ?? []) : [],
  );
  return found;
}

/** An installation as the calculator has it; one it knows already stays as it is set up. */
function sourceOf(
  {kind, kw, annualKwh}: Installation,
  known: Source | undefined,
): readonly Source[] {
  if (known && known.kind === kind && known.kw === kw && yearOf(known) === annualKwh) {
    return [known];
  }
  if (!kw || kind === undefined || !(kind in newSources)) {
    return known ? [known] : [];
  }
  const fresh = known?.kind === kind ? known : newSources[kind as keyof typeof newSources];
  const source = {...fresh, kw} as Exclude<Source, {kind: 'own'}>;
  return [annualKwh === undefined ? source : withYear(source, annualKwh)];
}

/** A source that makes so much in a year, unless its power could not. */
function withYear(source: Exclude<Source, {kind: 'own'}>, year: number): Source {
  const fullHours = year / source.kw;
  const share = fullHours / limits.fullLoadHours;
  switch (source.kind) {
    case 'pv':
      return fullHours > limits.annualYield ? source : {...source, annualYield: fullHours};
    case 'wind':
      return share > limits.capacityFactor ? source : {...source, capacityFactor: share};
    default:
      return share > 1 ? source : {...source, annualKwh: year};
  }
}

/** What a source makes in a year, kWh, where the description says it. */
function yearOf(source: Source): number | undefined {
  return source.kind === 'pv'
    ? source.annualYield && Number((source.annualYield * source.kw).toFixed(3))
    : 'annualKwh' in source
      ? source.annualKwh
      : undefined;
}
