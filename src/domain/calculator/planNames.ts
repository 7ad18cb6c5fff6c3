import type {CooperativeInput, MemberInput} from '@cooperative/settlement/description';
import {sameValue} from '@cooperative/polish';
import {type Renamed, renamedOwners} from '@cooperative/settlement/record';

/**
 * What a plan calls otherwise than before: a point that has nothing else new, in the same place of the list, and a member
 * at all of whose points another name stands.
 */
export function renamedInPlan(
  before: Pick<CooperativeInput, 'members'> | null,
  {members: after}: Pick<CooperativeInput, 'members'>,
): Renamed {
  const members = before?.members ?? [];
  const others = after.flatMap((member, index) => {
    const old = members[index];
    return old && old.id !== member.id ? [[old, member] as const] : [];
  });
  const [only] = others;
  const isRenamed =
    members.length === after.length &&
    (only === undefined ||
      (others.length === 1 && isSame(...only) && members.every(({id}) => id !== only[1].id)));
  return isRenamed
    ? {
        points: new Map(only && [[only[0].id, only[1].id]]),
        members: renamedOwners(members.map(ownedOf), after.map(ownedOf)),
      }
    : {points: new Map(), members: new Map()};
}

/** Whether two points are the same but for their names. */
function isSame({id: _1, ...one}: MemberInput, {id: _2, ...other}: MemberInput): boolean {
  return sameValue(one, other);
}

function ownedOf({id, holder, ofCooperative}: MemberInput) {
  return {id, holder, ofCooperative};
}
