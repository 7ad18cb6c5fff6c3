import {ok, type Result} from '../../kernel/result';
import {
  prepareCooperative,
  type PreparedCooperative,
  type Surroundings,
} from '../prepare/prepareCooperative';
import {costWithin, costWithout} from '../levels';
import {settleCooperative} from '../settle';
import {toldScale} from '../../settlement/hours/hourAxis';
import type {Settlement} from '../../settlement/types';
import type {CooperativeInput} from '../description/schema';
import {removeAt} from '../../kernel/changedList';

/** Each member takes a settlement, so this is the most that is computed on request. */
export const mostLeaving = 30;

/** What changes if a member leaves, zł a year or in the settled time. */
export interface Leaving {
  readonly id: string;
  /** Saved by the others together, compared with own sources and no cooperative, each in the cheapest way. */
  readonly othersWithZl: number;
  readonly othersWithoutZl: number;
}

/** One member after another is left out; nothing is computed for one member, or for too many. */
export function leaving(
  prepared: PreparedCooperative,
  surroundings: Surroundings,
): Result<readonly Leaving[]> {
  const {members} = prepared.input;
  // What belongs to the cooperative itself does not leave.
  const count = members.filter(({ofCooperative}) => ofCooperative !== true).length;
  const whole = settleCooperative(prepared);
  if (!whole.ok || count < 2 || members.length > mostLeaving) {
    return whole.ok ? ok([]) : whole;
  }
  const rows: Leaving[] = [];
  for (const [index, {id, ofCooperative}] of members.entries()) {
    if (ofCooperative === true) {
      continue;
    }
    const members = removeAt(prepared.input.members, index);
    const left = prepareCooperative(withMembers(prepared.input, members), surroundings);
    const settled = left.ok ? settleCooperative(left.value) : left;
    if (!settled.ok) {
      return settled;
    }
    rows.push({
      id,
      othersWithZl: savedBy(whole.value, prepared, index),
      othersWithoutZl: savedBy(settled.value, prepared),
    });
  }
  return ok(rows);
}

/** The same cooperative of other members. */
export function withMembers(
  input: CooperativeInput,
  members: CooperativeInput['members'],
): CooperativeInput {
  const {key} = input;
  // Shares change no bill here, those left may all be zero, and one who joins has none yet.
  return {...input, members, key: key.kind === 'fixed' ? {kind: 'hourly'} : key};
}

/** Saved by all members, or by all but one; the cooperative's battery is paid for by those who stay. */
export function savedBy({members}: Settlement, {axis}: PreparedCooperative, except = -1): number {
  const saved = members.reduce(
    (all, member, index) =>
      index === except ? all : all + costWithout(member) - costWithin(member),
    0,
  );
  return (saved / 100) * toldScale(axis);
}
