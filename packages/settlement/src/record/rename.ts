import {isRecord} from '@cooperative/polish/json';
import {matchParts, type Choices, type Part} from '../month/matching';
import type {CooperativeRecord, Point} from './schema';

/** New names of points by their old ones. */
export type NewNames = ReadonlyMap<string, string>;

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
  // The plan counts them under their names, with their profiles and readings.
  const described = <T extends NonNullable<typeof plan>['s']>(one: T): T => ({
    ...one,
    ...(Array.isArray(one.c?.members) && {
      c: {
        ...one.c,
        members: one.c.members.map((member: unknown) =>
          isRecord(member) && typeof member.id === 'string'
            ? {...member, id: nameOf(member.id)}
            : member,
        ),
      },
    }),
  });
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
      plan: {
        ...plan,
        s: described(plan.s),
        v: plan.v.map((variant) => ({...variant, s: described(variant.s)})),
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
