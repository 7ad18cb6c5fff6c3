import {isRecord} from '@cooperative/polish/json';
import type {CooperativeRecord} from './schema';

/**
 * Everything a cooperative knows of a point, under the point's new name: its months, what the seller says of it, the units
 * that its documents go to. What was issued stays as it was handed out. The point itself is for the caller to rename.
 */
export function withRenamedPoint(
  record: CooperativeRecord,
  before: string,
  after: string,
): CooperativeRecord {
  if (before === after) {
    return record;
  }
  const {settled, documents, members, plan} = record;
  const ofPoint = <T extends {readonly point: string}>(one: T): T =>
    one.point === before ? {...one, point: after} : one;
  // The plan counts it under its name, with its profile and readings.
  const planOf = (described: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
    ...described,
    ...(Array.isArray(described.members) && {
      members: described.members.map((member: unknown) =>
        isRecord(member) && member.id === before ? {...member, id: after} : member,
      ),
    }),
  });
  return {
    ...record,
    ...(settled && {
      settled: settled.map((month) => ({
        ...month,
        points: month.points.map((point) => (point.id === before ? {...point, id: after} : point)),
      })),
    }),
    ...(documents && {
      documents: {...documents, sellerBought: documents.sellerBought.map(ofPoint)},
    }),
    ...(plan && {plan: {...plan, s: {...plan.s, ...(plan.s.c && {c: planOf(plan.s.c)})}}}),
    ...(members && {
      members: members.map((member) =>
        member.units ? {...member, units: member.units.map(ofPoint)} : member,
      ),
    }),
  };
}
