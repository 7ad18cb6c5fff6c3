import {ok, type Result} from '@cooperative/polish';
import type {MemberInput} from '../description/schema';
import {conditionsOf} from '../lawfulness/conditions';
import {obstaclesOf} from '../lawfulness/obstacles';
import {
  keyOfShares,
  prepareCooperative,
  type PreparedCooperative,
  type Surroundings,
} from '../prepare/prepareCooperative';
import {settleCooperative} from '../settle';
import {savedBy} from './leaving';
import {worseOff} from './worseOff';
import type {Joining} from '../shapes';

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
