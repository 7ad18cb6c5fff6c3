import type {MemberInput} from '@cooperative/settlement/description';
import type {CooperativeDraft} from '../draft';
import {freeMemberName} from './editMembers';
import {memberKinds, type MemberKind, type MemberKindId} from './memberKinds';

/** Somebody who may join: with the rates of the usual group of such a point if anybody has them, else with the first. */
export function newcomerOf(
  {members, tariffs = {}}: Pick<CooperativeDraft, 'members' | 'tariffs'>,
  id: MemberKindId,
  {annualKwh, kwp}: {readonly annualKwh: number; readonly kwp: number},
): MemberInput {
  const {name, profile, group, holder, person}: MemberKind = memberKinds[id];
  const tariff = group in tariffs ? group : Object.keys(tariffs)[0];
  return {
    id: freeMemberName(name, new Set(members.map((member) => member.id))),
    ...(holder !== undefined && {holder}),
    ...(person !== undefined && {person}),
    profile: {kind: profile, annualKwh, seed: 1},
    ...(kwp > 0 && {sources: [{kind: 'pv', kw: kwp, tilt: 35, azimuth: 180}]}),
    ...(tariff !== undefined && {tariff}),
  };
}
