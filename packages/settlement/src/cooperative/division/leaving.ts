import {ok, type Result, toldScale, zloty, type Zloty} from '@cooperative/polish';
import {withoutMember, type PreparedCooperative} from '../prepare/prepareCooperative';
import {conditionsOf} from '../lawfulness/conditions';
import {obstaclesOf} from '../lawfulness/obstacles';
import {costWithin, costWithout} from '../levels';
import {settleCooperative} from '../settle';
import type {Settlement} from '../../types';
import type {Leaving} from '../shapes';

/** Each member takes a settlement, so this is the most that is computed on request. */
export const mostLeaving = 30;

/** One member after another is left out; nothing is computed for one member, or for too many. */
export function leaving(prepared: PreparedCooperative): Result<readonly Leaving[]> {
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
    const left = withoutMember(prepared, index);
    const settled = settleCooperative(left);
    if (!settled.ok) {
      return settled;
    }
    rows.push({
      id,
      othersWithZl: savedBy(whole.value, prepared, (other) => other !== index),
      othersWithoutZl: savedBy(settled.value, left),
      obstacles: obstaclesOf(left, conditionsOf(left)),
    });
  }
  return ok(rows);
}

/**
 * Saved by all members, or by some of them, with what they pay to one another for shared energy; the cooperative's
 * battery is paid for by those who stay.
 */
export function savedBy(
  {members}: Settlement,
  {axis}: PreparedCooperative,
  isCounted: (index: number) => boolean = () => true,
): Zloty {
  const saved = members.reduce(
    (all, member, index) =>
      isCounted(index) ? all + costWithout(member) - costWithin(member) : all,
    0,
  );
  return zloty((saved / 100) * toldScale(axis));
}
