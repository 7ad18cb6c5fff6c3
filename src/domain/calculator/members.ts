import type {CooperativeInput, MemberInput} from '../cooperative/description/schema';
import type {ConsumptionKind} from '../energy/consumption';
import {memberLimit} from './defaults';

/** What each kind of use is called. */
export const consumptionNames: Readonly<Record<ConsumptionKind, string>> = {
  household: 'gospodarstwo domowe',
  services: 'firma lub urząd',
  farm: 'gospodarstwo rolne',
  school: 'szkoła',
  waterworks: 'wodociąg',
  streetLighting: 'oświetlenie ulic',
  heatPump: 'pompa ciepła',
};

/** The name, or with the lowest number behind it that nobody has: the settlement tells members by their names. */
export function freeMemberName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) {
    return name;
  }
  let number = 2;
  while (taken.has(`${name} ${number}`)) {
    number += 1;
  }
  return `${name} ${number}`;
}

/** Adds members behind the others, each under a free name, as far as there is room; `shares` are theirs by a fixed key. */
export function addMembers(
  cooperative: CooperativeInput,
  added: readonly MemberInput[],
  shares: readonly number[] = [],
): CooperativeInput {
  const taken = new Set(cooperative.members.map(({id}) => id));
  const named = added.slice(0, memberLimit - cooperative.members.length).map((member) => {
    const id = freeMemberName(member.id, taken);
    taken.add(id);
    return {...member, id};
  });
  return {
    ...cooperative,
    members: [...cooperative.members, ...named],
    key: withShares(cooperative, (known) => [
      ...known,
      ...named.map((_, index) => shares[index] ?? equalShare),
    ]),
  };
}

/** Puts a copy of a member right behind it. */
export function copyMember(cooperative: CooperativeInput, index: number): CooperativeInput {
  const {members} = cooperative;
  const original = members[index];
  if (!original || members.length >= memberLimit) {
    return cooperative;
  }
  const id = freeMemberName(original.id, new Set(members.map((member) => member.id)));
  return {
    ...cooperative,
    members: members.toSpliced(index + 1, 0, {...original, id}),
    key: withShares(cooperative, (shares) =>
      shares.toSpliced(index + 1, 0, shares[index] ?? equalShare),
    ),
  };
}

/** The last member stays: a description has at least one. */
export function removeMember(cooperative: CooperativeInput, index: number): CooperativeInput {
  return cooperative.members.length > 1
    ? {
        ...cooperative,
        members: cooperative.members.toSpliced(index, 1),
        key: withShares(cooperative, (shares) => shares.toSpliced(index, 1)),
      }
    : cooperative;
}

/** Everyone's share until another is said: shares have no unit, so any number alike for all would do. */
export const equalShare = 1;

/** The shares of a fixed key, one for each member, `NaN` where there is none; undefined by the hourly key. */
export function sharesOf({key, members}: CooperativeInput): readonly number[] | undefined {
  return key.kind === 'fixed'
    ? members.map((_, index) => key.shares[index] ?? Number.NaN)
    : undefined;
}

/** A fixed key goes with its members; the hourly one stays. */
function withShares(
  cooperative: CooperativeInput,
  change: (shares: readonly number[]) => number[],
): CooperativeInput['key'] {
  const shares = sharesOf(cooperative);
  return shares ? {kind: 'fixed', shares: change(shares)} : cooperative.key;
}

/** The share of one member by a fixed key. */
export function changeShare(
  cooperative: CooperativeInput,
  index: number,
  share: number,
): CooperativeInput {
  return {...cooperative, key: withShares(cooperative, (shares) => shares.with(index, share))};
}

/** A fixed key to begin with: the same share for everyone. */
export function equalShares({members}: CooperativeInput): CooperativeInput['key'] {
  return {kind: 'fixed', shares: members.map(() => equalShare)};
}

/** A fixed key by what members paid; null where nobody paid anything. */
export function sharesByOutlay({members}: CooperativeInput): CooperativeInput['key'] | null {
  const shares = members.map(({outlayZl = 0}) => outlayZl);
  return shares.some((share) => share > 0) ? {kind: 'fixed', shares} : null;
}

export function changeMember(
  cooperative: CooperativeInput,
  index: number,
  member: MemberInput,
): CooperativeInput {
  return {...cooperative, members: cooperative.members.with(index, member)};
}

/** A member to begin with, in the first tariff there is. */
export function newMember(cooperative: CooperativeInput): MemberInput {
  const [tariff] = Object.keys(cooperative.tariffs ?? {});
  return {
    id: 'nowy członek',
    profile: {kind: 'household', annualKwh: 2500, seed: 1},
    ...(tariff !== undefined && {tariff}),
  };
}

/** Power of all sources of a member, kW. */
export function powerOf({sources, sourceKw}: MemberInput): number {
  return sources?.reduce((all, {kw}) => all + kw, 0) ?? sourceKw ?? 0;
}

/** Use of a member in a year, kWh; null where it stands in hourly values. */
export function annualUseOf({profile, readings}: MemberInput): number | null {
  return readings ? null : (profile?.annualKwh ?? null);
}

/** Renames a tariff with all who have it; a name that is empty or taken changes nothing. */
export function renameTariff(
  cooperative: CooperativeInput,
  before: string,
  after: string,
): CooperativeInput {
  const {tariffs = {}, members, battery} = cooperative;
  if (after === '' || Object.hasOwn(tariffs, after)) {
    return cooperative;
  }
  const rename = <T extends {readonly tariff?: string | undefined}>(owner: T): T =>
    owner.tariff === before ? {...owner, tariff: after} : owner;
  return {
    ...cooperative,
    tariffs: Object.fromEntries(
      Object.entries(tariffs).map(([name, tariff]) => [name === before ? after : name, tariff]),
    ),
    members: members.map(rename),
    ...(battery && {battery: rename(battery)}),
  };
}

/** How many members, and whether the battery, have a tariff. */
export function usersOfTariff({members, battery}: CooperativeInput, name: string): number {
  return members.filter(({tariff}) => tariff === name).length + (battery?.tariff === name ? 1 : 0);
}
