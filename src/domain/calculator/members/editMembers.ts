import {newSources} from '../defaults';
import {isOwnConnection, memberLimit} from '@cooperative/settlement/description';
import type {CooperativeDraft, MemberDraft} from '../draft';
import {equalShare, withShares} from './shares';
import {insertAt, removeAt, replaceAt} from '@cooperative/polish';

/** The name, followed by the lowest free number if it is taken: the settlement identifies members by name. */
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

/** What is wrong with the name of a row, which tells it from all others; undefined if nothing is. */
export function nameProblem({members}: CooperativeDraft, index: number): string | undefined {
  const name = members[index]?.id ?? '';
  if (name.trim() === '') {
    return 'Wpisz nazwę.';
  }
  return members.some(({id}, at) => at !== index && id === name)
    ? 'Ta nazwa jest już na liście. Wpisz inną.'
    : undefined;
}

/** Appends members under free names, up to the limit; `shares` are their shares in a fixed key. */
export function addMembers(
  cooperative: CooperativeDraft,
  added: readonly MemberDraft[],
  shares: readonly number[] = [],
): CooperativeDraft {
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
      ...named.map((member, index) => shares[index] ?? (isOwnConnection(member) ? 0 : equalShare)),
    ]),
  };
}

/** For a list that takes the place of all members. */
export function withoutMembers(cooperative: CooperativeDraft): CooperativeDraft {
  return {...cooperative, members: [], key: withShares(cooperative, () => [])};
}

/** Inserts a copy of a member right after it. */
export function copyMember(cooperative: CooperativeDraft, index: number): CooperativeDraft {
  const {members} = cooperative;
  const original = members[index];
  if (!original || members.length >= memberLimit) {
    return cooperative;
  }
  const id = freeMemberName(original.id, new Set(members.map((member) => member.id)));
  return {
    ...cooperative,
    members: insertAt(members, index + 1, {...original, id}),
    key: withShares(cooperative, (shares) =>
      insertAt(shares, index + 1, shares[index] ?? equalShare),
    ),
  };
}

/** Removes a member, unless it is the only one: a description has at least one. */
export function removeMember(cooperative: CooperativeDraft, index: number): CooperativeDraft {
  return cooperative.members.length > 1
    ? {
        ...cooperative,
        members: removeAt(cooperative.members, index),
        key: withShares(cooperative, (shares) => removeAt(shares, index)),
      }
    : cooperative;
}

/** Puts a removed member back in its place, with its share; a list that is full meanwhile stays as it is. */
export function returnMember(
  cooperative: CooperativeDraft,
  index: number,
  member: MemberDraft,
  share: number | null,
): CooperativeDraft {
  return cooperative.members.length < memberLimit
    ? {
        ...cooperative,
        members: insertAt(cooperative.members, index, member),
        key: withShares(cooperative, (shares) => insertAt(shares, index, share)),
      }
    : cooperative;
}

export function changeMember(
  cooperative: CooperativeDraft,
  index: number,
  member: MemberDraft,
): CooperativeDraft {
  return {...cooperative, members: replaceAt(cooperative.members, index, member)};
}

/** A new member with default values, in the first tariff. */
export function newMember(cooperative: CooperativeDraft): MemberDraft {
  const [tariff] = Object.keys(cooperative.tariffs ?? {});
  return {
    id: 'nowy członek',
    profile: {kind: 'household', annualKwh: 2500, seed: 1},
    ...(tariff !== undefined && {tariff}),
  };
}

/**
 * A member counted from a profile and no longer from readings. One that has had none gets that of a new member, with the
 * use that was measured, or with a number that the form asks for.
 */
export function withoutReadings(member: MemberDraft): MemberDraft {
  const rest = {...member, readings: undefined, readingsLeftOut: undefined};
  const described = rest.profile ?? rest.consumptionKwh ?? rest.withdrawnKwh ?? rest.file;
  return described === undefined
    ? {...rest, profile: {kind: 'household', annualKwh: measuredYearOf(member), seed: 1}}
    : rest;
}

/** A new source of the cooperative itself, with a connection of its own. Its fees are unknown until a tariff is chosen. */
export function newOwnSource(): MemberDraft {
  return {
    id: 'farma fotowoltaiczna',
    ofCooperative: true,
    sources: [newSources.pv],
  };
}

/** Power of all sources of a member, running and planned, kW; null while any of them is unknown. */
export function powerOf({sources = [], sourceKw = 0}: MemberDraft): number | null {
  return sources.reduce<number | null>(
    (all, {kw}) => (all === null || kw === null ? null : all + kw),
    sourceKw,
  );
}

/**
 * What readings of a whole year say of a member's use, kWh; null for other spans, which nothing turns into a year, and
 * where energy was fed in and nobody knows how much was generated.
 */
export function measuredYearOf({readings, totalGenerationKwh}: MemberDraft): number | null {
  if (!readings || ![8760, 8784].includes(readings.withdrawn.length)) {
    return null;
  }
  const {withdrawn, injected, generation} = readings;
  // An hour without a reading counts as none, as in the settlement.
  const sum = (series: Float64Array): number => series.reduce((all, kwh) => all + (kwh || 0), 0);
  const fedIn = sum(injected);
  const generated = generation ? sum(generation) : (totalGenerationKwh ?? (fedIn > 0 ? null : 0));
  return generated === null ? null : sum(withdrawn) - fedIn + generated;
}

/** A member's use per year, kWh; null if it is given hourly, and while it is unknown. */
export function annualUseOf(member: MemberDraft): number | null {
  const {profile, readings} = member;
  return isOwnConnection(member) ? 0 : readings ? null : (profile?.annualKwh ?? null);
}
