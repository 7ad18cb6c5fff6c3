import {sum} from '../settlement/split';
import {yearHours} from '../settlement/hours/hourAxis';
import {validateCooperative, type CooperativeFacts} from '../settlement/law/conditions';
import type {Verdict} from '../settlement/law/verdict';
import {countMembers, holdersOf} from './holders';
import type {PreparedCooperative} from './prepare/prepareCooperative';
import type {PreparedMember} from './prepare/prepareMembers';

/** The legal conditions, checked with whatever can be computed from the members. */
export function conditionsOf(prepared: PreparedCooperative): readonly Verdict[] {
  return validateCooperative(factsOf(prepared));
}

/** What is known about a cooperative: the facts of its description and what its members add up to. */
export function factsOf({input, axis, members, cache}: PreparedCooperative): CooperativeFacts {
  const powers = members.flatMap(({sourceKw}) => sourceKw);
  const isYear = axis.hours >= yearHours;
  const total = (of: (member: PreparedMember) => Float64Array): number =>
    members.reduce((all, member) => {
      const series = of(member);
      return all + cache.of(series, 'sum', () => sum(series));
    }, 0);
  const storageKwh = [input.battery, ...input.members.map(({battery}) => battery)].reduce(
    (all, battery) => all + (battery?.kwh ?? 0),
    0,
  );
  return {
    ...input.cooperative,
    ...(isYear && {
      consumptionKwh: total(({consumption, meterAt}) => consumption ?? meterAt(1).withdrawn),
      generationKwh: total(({generation, meterAt}) => generation ?? meterAt(1).injected),
    }),
    ...(powers.length > 0 && {
      electricKw: powers.reduce((all, kw) => all + kw, 0),
      largestKw: Math.max(...powers),
    }),
    members: holdersOf(input.members).size,
    memberCounts: countMembers(input.members),
    storageKwh,
  };
}
