import {finite, formatEstimate, formatZloty} from '../numbers';
import type {Zloty} from '@cooperative/polish';

/** What a member pays in a year without the cooperative and in it. */
export interface MemberCost {
  readonly name: string;
  readonly aloneZl: Zloty;
  readonly cooperativeZl: Zloty;
}

/** Orders of the list, as its drop-down names them. */
export const orderNames = {
  most: 'Od największej oszczędności',
  least: 'Od najmniejszej oszczędności',
  name: 'Według nazwy',
} as const;

export type Order = keyof typeof orderNames;

const polish = new Intl.Collator('pl', {numeric: true});

export function memberSaving({aloneZl, cooperativeZl}: MemberCost): number {
  return finite(aloneZl) - finite(cooperativeZl);
}

export function sortMembers(members: readonly MemberCost[], order: Order): readonly MemberCost[] {
  const sign = order === 'most' ? -1 : 1;
  return members
    .slice()
    .sort((a, b) =>
      order === 'name'
        ? polish.compare(a.name, b.name)
        : sign * (memberSaving(a) - memberSaving(b)),
    );
}

/** „oszczędność 120 zł”, „dopłata 15 zł”, „bez zmiany”. */
export function describeSaving(member: MemberCost): string {
  const saving = memberSaving(member);
  if (Math.abs(saving) < 0.005) {
    return 'bez zmiany';
  }
  return `${saving > 0 ? 'oszczędność' : 'dopłata'} ${formatZloty(Math.abs(saving))}`;
}

/** What the bars show, in one sentence. */
export function membersFinding(members: readonly MemberCost[]): string {
  if (members.length === 0) {
    return 'Nie ma członków do pokazania.';
  }
  const gaining = members.filter((member) => memberSaving(member) >= 0.005).length;
  const losing = members.filter((member) => memberSaving(member) <= -0.005).length;
  const total = members.reduce((sum, member) => sum + memberSaving(member), 0);
  const together = `${total >= 0 ? 'Razem oszczędność' : 'Razem dopłata'} około ${formatZloty(Math.abs(total))}.`;
  return `Płacą mniej: ${formatEstimate(gaining)} z ${formatEstimate(members.length)}, więcej: ${formatEstimate(losing)}. ${together}`;
}
