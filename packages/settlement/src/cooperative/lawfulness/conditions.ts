import {validateCooperative, type CooperativeFacts} from '../../law/conditions';
import type {Verdict} from '../../law/verdict';
import {energyOfYear} from './hiddenUse';
import {countMembers, holdersOf} from './holders';
import type {PreparedCooperative} from '../prepare/prepareCooperative';

/** The legal conditions, checked with whatever can be computed from the members. */
export function conditionsOf(prepared: PreparedCooperative): readonly Verdict[] {
  return validateCooperative(factsOf(prepared));
}

/** What is known about a cooperative: the facts of its description and what its members add up to. */
export function factsOf(prepared: PreparedCooperative): CooperativeFacts {
  const {input, members} = prepared;
  const powers = members.flatMap(({sourceKw}) => sourceKw);
  return {
    ...input.cooperative,
    ...energyOfYear(prepared),
    ...(powers.length > 0 && {
      electricKw: powers.reduce((all, kw) => all + kw, 0),
      largestKw: Math.max(...powers),
    }),
    members: holdersOf(input.members).size,
    memberCounts: countMembers(input.members),
    storageKwh: input.battery?.kwh ?? 0,
  };
}
