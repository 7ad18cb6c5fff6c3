import {isSameHolder} from '@cooperative/settlement/description';
import type {PersonKind} from '@cooperative/settlement/law';
import type {CooperativeDraft} from '../draft';
import {changeMember} from './editMembers';

/** Polish names of what a member can be. */
export const personNames: Readonly<Record<PersonKind, string>> = {
  natural: 'osoba fizyczna',
  legal: 'osoba prawna',
  community: 'wspólnota mieszkaniowa',
  publicBody: 'biblioteka, dom kultury, szpital',
};

/** Gives a point of delivery to another member; what that one is, its other points may already say. */
export function changeHolder(
  cooperative: CooperativeDraft,
  index: number,
  holder: string,
): CooperativeDraft {
  const member = cooperative.members[index];
  if (!member) {
    return cooperative;
  }
  const named = {...member, holder: holder === '' ? undefined : holder};
  const known = cooperative.members.find((other, at) => at !== index && isSameHolder(other, named));
  return changeMember(cooperative, index, {...named, person: known?.person ?? member.person});
}

/** Says what a member is, at all points of delivery it has. */
export function changePerson(
  cooperative: CooperativeDraft,
  index: number,
  person: PersonKind | undefined,
): CooperativeDraft {
  const member = cooperative.members[index];
  return member
    ? {
        ...cooperative,
        members: cooperative.members.map((other) =>
          isSameHolder(other, member) ? {...other, person} : other,
        ),
      }
    : cooperative;
}
