import {isRecord} from '@cooperative/polish';
import {matchParts, type Choices, type Part} from '../month/matching';
import {memberName} from './memberName';
import {ownerOf} from './sources';
import type {CooperativeRecord, Point} from './schema';

/** New names of points, or of members, by their old ones. */
export type NewNames = ReadonlyMap<string, string>;

/** What has a new name. */
export interface Renamed {
  readonly points: NewNames;
  readonly members: NewNames;
}

/** Whether nothing has. */
export function isNothingRenamed({points, members}: Renamed): boolean {
  return points.size === 0 && members.size === 0;
}

/** Of a point, what its owner is told by. */
type Owned = Pick<Point, 'id' | 'holder' | 'ofCooperative'>;

/**
 * The members who are called otherwise once their points, in the same order, say so: one who is gone, and in whose place
 * stands at all points, and at no other, a name that no member had.
 */
export function renamedOwners(
  before: readonly Owned[],
  after: readonly Owned[],
  members: CooperativeRecord['members'] = [],
): NewNames {
  const [had, has] = [before.map(ownerOf), after.map(ownerOf)];
  const taken = new Set([...had, ...members.map(({name}) => memberName(name))]);
  const names = new Map<string, string>();
  for (const [index, old] of had.entries()) {
    const next = has[index];
    const isOne = had.every((other, at) => (other === old) === (has[at] === next));
    if (old !== undefined && next !== undefined && next !== '' && isOne && !taken.has(next)) {
      names.set(old, next);
    }
  }
  return before.length === after.length ? names : new Map();
}

/** Everything a cooperative knows of members, under their new names. What was issued stays as it was handed out. */
export function withRenamedMembers(record: CooperativeRecord, names: NewNames): CooperativeRecord {
  if (names.size === 0) {
    return record;
  }
  const nameOf = (name: string): string => names.get(memberName(name)) ?? name;
  const {points, members, sources, papers, plan} = record;
  const held = <T extends {readonly holder?: unknown}>(one: T): T =>
    typeof one.holder === 'string' ? {...one, holder: nameOf(one.holder)} : one;
  const pointed = <T extends Readonly<Record<string, string>>>(person: T): T =>
    person.wskazal === undefined ? person : {...person, wskazal: nameOf(person.wskazal)};
  return {
    ...record,
    points: points.map(held),
    ...(members && {members: members.map((one) => ({...one, name: nameOf(one.name)}))}),
    ...(sources && {
      sources: sources.map((one) =>
        one.member === undefined ? one : {...one, member: nameOf(one.member)},
      ),
    }),
    ...(papers && {
      papers: {
        ...papers,
        board: papers.board.map(pointed),
        council: papers.council.map(pointed),
      },
    }),
    ...(plan && {plan: withPlanned(plan, held)}),
  };
}

type Plan = NonNullable<CooperativeRecord['plan']>;

/** A plan whose described members, in all its variants, are changed alike. */
function withPlanned(
  plan: Plan,
  change: <T extends Record<string, unknown>>(member: T) => T,
): Plan {
  const described = (one: Plan['s']): Plan['s'] => ({
    ...one,
    ...(Array.isArray(one.c?.members) && {
      c: {
        ...one.c,
        members: one.c.members.map((member: unknown) =>
          isRecord(member) ? change(member) : member,
        ),
      },
    }),
  });
  return {...plan, s: described(plan.s), v: plan.v.map((one) => ({...one, s: described(one.s)}))};
}

/**
 * Everything a cooperative knows of points, under their new names: their months, what the seller says of them, the units
 * that documents go to, what stands behind them, the plan. What was issued stays as it was handed out. The points themselves are for the caller to
 * rename.
 */
export function withRenamedPoints(record: CooperativeRecord, names: NewNames): CooperativeRecord {
  const nameOf = (id: string): string => names.get(id) ?? id;
  if ([...names].every(([before, after]) => before === after)) {
    return record;
  }
  const {settled, documents, members, sources, batteries, plan} = record;
  const ofPoint = <T extends {readonly point: string}>(one: T): T => ({
    ...one,
    point: nameOf(one.point),
  });
  const placed = <T extends {readonly place?: string | undefined}>(one: T): T =>
    one.place === undefined ? one : {...one, place: nameOf(one.place)};
  const ofId = <T extends {readonly id: string}>(one: T): T => ({...one, id: nameOf(one.id)});
  return {
    ...record,
    ...(settled && {
      settled: settled.map((month) => ({...month, points: month.points.map(ofId)})),
    }),
    ...(documents && {
      documents: {...documents, sellerBought: documents.sellerBought.map(ofPoint)},
    }),
    ...(sources && {sources: sources.map(placed)}),
    ...(batteries && {batteries: batteries.map(placed)}),
    ...(plan && {
      // It counts them under their names, with their profiles and readings.
      plan: {
        ...withPlanned(plan, (one) =>
          typeof one.id === 'string' ? {...one, id: nameOf(one.id)} : one,
        ),
        ...(plan.x && {x: plan.x.map(nameOf)}),
      },
    }),
    ...(members && {
      members: members.map((member) =>
        member.units ? {...member, units: member.units.map(ofPoint)} : member,
      ),
    }),
  };
}

/**
 * Whose the parts of files are once points have new names: what was chosen for a point is its own, and so is what was found
 * by its old name.
 */
export function withRenamedChoices(
  choices: Choices,
  parts: readonly Part[],
  names: NewNames,
  points: {readonly before: readonly Point[]; readonly after: readonly Point[]},
): Choices {
  const chosen = Object.entries(choices).map(
    ([key, id]) => [key, id === null ? null : (names.get(id) ?? id)] as const,
  );
  const [had, has] = [points.before, points.after].map((those) =>
    matchParts(parts, those, choices),
  );
  const partsOf = (found: typeof had, those: readonly Point[], name: string): readonly Part[] =>
    found?.ofPoints[those.findIndex(({id}) => id === name)] ?? [];
  const found = [...names].flatMap(([before, after]) => {
    // A number stays that of the point, and of another owner of the same house.
    const kept = partsOf(has, points.after, after);
    return partsOf(had, points.before, before).flatMap((part) =>
      kept.includes(part) ? [] : [[part.key, after] as const],
    );
  });
  return Object.fromEntries([...chosen, ...found]);
}
