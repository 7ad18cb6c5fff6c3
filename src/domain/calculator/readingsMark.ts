import type {TimedReadings} from '@cooperative/settlement/description';
import type {CooperativeDraft, MemberDraft} from './draft';

/** What a link carries of a member's readings: enough to find them on the device, or to say that they are missing. */
type ReadingsMark = NonNullable<MemberDraft['readingsLeftOut']>;

const marks = new WeakMap<TimedReadings, ReadingsMark>();

/** The mark of readings. Equal readings have equal marks. */
export function markOf(readings: TimedReadings): ReadingsMark {
  let mark = marks.get(readings);
  if (!mark) {
    const {startUtc, withdrawn, injected, generation = new Float64Array()} = readings;
    mark = {
      startUtc,
      hours: withdrawn.length,
      id: digest(startUtc, [withdrawn, injected, generation]),
    };
    marks.set(readings, mark);
  }
  return mark;
}

/** A list of hours has no time of its own: it begins where its description does. */
const timeless = '1970-01-01T00:00Z';

const ofLists = new WeakMap<readonly (number | null)[], TimedReadings>();

/** The hours of a member that a link does not carry, also those of lists as a file has them; undefined if there are none. */
export function hoursOf(member: MemberDraft): TimedReadings | undefined {
  const {readings, withdrawnKwh, injectedKwh = [], generationKwh, consumptionKwh} = member;
  const list = withdrawnKwh ?? consumptionKwh;
  if (readings || !list) {
    return readings;
  }
  const known = ofLists.get(list) ?? {
    startUtc: timeless,
    withdrawn: seriesOf(list),
    injected: seriesOf(
      list.map((_, hour) => (hour < injectedKwh.length ? (injectedKwh[hour] ?? null) : 0)),
    ),
    ...(generationKwh && {generation: seriesOf(generationKwh)}),
  };
  ofLists.set(list, known);
  return known;
}

function seriesOf(list: readonly (number | null)[]): Float64Array {
  return Float64Array.from(list, (kwh) => kwh ?? Number.NaN);
}

function listOf(series: Float64Array): (number | null)[] {
  return Array.from(series, (kwh) => (Number.isNaN(kwh) ? null : kwh));
}

/** The member with a mark in place of its hours. */
function linkedMember(member: MemberDraft): MemberDraft {
  const hours = hoursOf(member);
  if (!hours) {
    return member;
  }
  const {readings, withdrawnKwh} = member;
  const list = readings ? undefined : withdrawnKwh ? 'withdrawnKwh' : 'consumptionKwh';
  return {
    ...member,
    ...{readings: undefined, withdrawnKwh: undefined, injectedKwh: undefined},
    ...{generationKwh: undefined, consumptionKwh: undefined},
    readingsLeftOut: {...markOf(hours), ...(list && {list})},
  };
}

/** The member with the hours that its mark stood for. */
export function withHours(
  {readingsLeftOut, ...member}: MemberDraft,
  readings: TimedReadings,
): MemberDraft {
  const {withdrawn, injected, generation} = readings;
  switch (readingsLeftOut?.list) {
    case undefined:
      return {...member, readings};
    case 'consumptionKwh':
      return {...member, consumptionKwh: listOf(withdrawn)};
    case 'withdrawnKwh':
      return {
        ...member,
        withdrawnKwh: listOf(withdrawn),
        ...(injected.some((kwh) => kwh !== 0) && {injectedKwh: listOf(injected)}),
        ...(generation && {generationKwh: listOf(generation)}),
      };
  }
}

/** The description for a link: with marks in place of readings. */
export function linkedCooperative(cooperative: CooperativeDraft): CooperativeDraft {
  return {...cooperative, members: cooperative.members.map(linkedMember)};
}

/** A short digest (two 32-bit FNV-1a hashes), to recognise readings, not to protect them. */
function digest(start: string, series: readonly Float64Array[]): string {
  let [one, other] = [0x811c9dc5, 0x9dc5811c];
  const add = (value: number): void => {
    one = Math.imul(one ^ value, 0x01000193);
    other = Math.imul(other ^ ((value << 7) | (value >>> 25)), 0x01000193);
  };
  for (const character of start) {
    add(character.codePointAt(0) ?? 0);
  }
  for (const values of series) {
    add(values.length);
    for (const word of new Uint32Array(Float64Array.from(values).buffer)) {
      add(word);
    }
  }
  return [one, other].map((hash) => (hash >>> 0).toString(36)).join('-');
}
