import {kindOf} from '@cooperative/settlement/month';
import type {CooperativeDraft, MemberDraft} from './draft';
import {memberKinds} from './members/memberKinds';
import {presets} from './presets';

/** What a link calls points and their owners, with numbers. */
const words = {id: 'punkt', holder: 'osoba'} as const;

/** Names that the site itself gives, those of a link too: they are nobody's. */
const given = new Set<string>(
  [
    ...Object.values(words),
    ...Object.values(memberKinds).flatMap((kind) => [
      kind.name,
      ...('holder' in kind ? [kind.holder] : []),
    ]),
    ...Object.values(presets).flatMap(({members}) => members.map(({name}) => name)),
  ].map(withoutNumber),
);

/**
 * A description as a link may carry it: a link is sent on, and read by anyone who gets it. Names of natural persons, and
 * of points of whom nobody has said what they are, become „osoba 1”, „punkt 2”. Those of a municipality, a company or an
 * institution stay, and so do the ones that the site gave.
 */
export function withoutPeople(cooperative: CooperativeDraft): CooperativeDraft {
  const {members} = cooperative;
  const taken = new Set(members.flatMap(({id, holder}) => [id, holder ?? id]));
  const names = new Map<string, string>();
  const nameOf = (name: string, word: string, {person}: MemberDraft): string => {
    if (isNobody(name, person)) {
      return name;
    }
    const known = names.get(`${word} ${name}`);
    if (known !== undefined) {
      return known;
    }
    let number = names.size + 1;
    while (taken.has(`${word} ${number}`)) {
      number += 1;
    }
    const made = `${word} ${number}`;
    taken.add(made);
    names.set(`${word} ${name}`, made);
    return made;
  };
  return {
    ...cooperative,
    members: members.map((member) => ({
      ...member,
      id: nameOf(member.id, words.id, member),
      ...(member.holder !== undefined && {holder: nameOf(member.holder, words.holder, member)}),
    })),
  };
}

function isNobody(name: string, person: MemberDraft['person']): boolean {
  const isOrganisation = person !== undefined && person !== 'natural';
  const kind = person === 'natural' ? null : kindOf({id: name});
  return (
    isOrganisation ||
    kind === 'municipal' ||
    kind === 'firm' ||
    given.has(withoutNumber(name.toLowerCase()))
  );
}

function withoutNumber(name: string): string {
  return name.replace(/ ?\d{1,4}$/, '');
}
