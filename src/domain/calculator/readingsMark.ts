import type {TimedReadings} from '../cooperative/description/schema';
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

/** The description for a link: with marks in place of readings. */
export function linkedCooperative(cooperative: CooperativeDraft): CooperativeDraft {
  return cooperative.members.some(({readings}) => readings)
    ? {
        ...cooperative,
        members: cooperative.members.map((member) =>
          member.readings
            ? {...member, readings: undefined, readingsLeftOut: markOf(member.readings)}
            : member,
        ),
      }
    : cooperative;
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
