import {ok, type Result} from '@cooperative/polish/result';
import type {Zloty} from '@cooperative/polish/units';
import type {MemberInput} from '../description/schema';
import {conditionsOf} from '../lawfulness/conditions';
import {obstaclesOf, type Obstacle} from '../lawfulness/obstacles';
import {
  keyOfShares,
  prepareCooperative,
  type PreparedCooperative,
  type Surroundings,
} from '../prepare/prepareCooperative';
import {settleCooperative} from '../settle';
import {savedBy} from './leaving';
import {worseOff, type WorseOff} from './worseOff';

/** What changes if somebody joins, in a year or in the settled time, compared with own sources and no cooperative. */
export interface Joining {
  /** Saved by the present members together: now, and with the new one. */
  readonly othersWithoutZl: Zloty;
  readonly othersWithZl: Zloty;
  /** Saved by the new member; below zero if it pays more than alone. */
  readonly newcomerZl: Zloty;
  /** All who would pay more than without the cooperative, the new member too. */
  readonly worseOff: readonly WorseOff[];
  /** Conditions that are not met then. */
  readonly obstacles: readonly Obstacle[];
}

/** Settles the cooperative once more with this member at the end of the list, who has no share in a fixed key yet. */
export function joining(
  prepared: PreparedCooperative,
  newcomer: MemberInput,
  surroundings: Surroundings,
): Result<Joining> {
  const {members} = prepared.input;
  const before = settleCooperative(prepared);
  if (!before.ok) {
    return before;
  }
  const grown = prepareCooperative(
    {
      ...prepared.input,
      members: [...members, newcomer],
      key: keyOfShares(prepared.input, (shares) => [...shares, 0]),
    },
    surroundings,
  );
  if (!grown.ok) {
    return grown;
  }
  const after = settleCooperative(grown.value);
  if (!after.ok) {
    return after;
  }
  const place = members.length;
  return ok({
    othersWithoutZl: savedBy(before.value, prepared),
    othersWithZl: savedBy(after.value, grown.value, (index) => index !== place),
    newcomerZl: savedBy(after.value, grown.value, (index) => index === place),
    worseOff: worseOff(grown.value, after.value),
    obstacles: obstaclesOf(grown.value, conditionsOf(grown.value)),
  });
}
