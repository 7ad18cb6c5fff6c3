import {toldScale, zloty} from '@cooperative/polish';
import type {Settlement} from '../../types';
import {isOwnConnection} from '../description/ownConnection';
import {costWithin, costWithout} from '../levels';
import type {PreparedCooperative} from '../prepare/prepareCooperative';
import {noticeable} from './keys';
import type {WorseOff} from '../shapes';

/** Those who would lose by joining, who loses the most first: the sum of all may hide them. */
export function worseOff(
  {input, axis}: Pick<PreparedCooperative, 'input' | 'axis'>,
  {members}: Settlement,
): readonly WorseOff[] {
  const scale = toldScale(axis);
  return members
    .flatMap((member, index) => {
      const described = input.members[index];
      const {id} = member;
      const zl = zloty(((costWithin(member) - costWithout(member)) / 100) * scale);
      // What belongs to the cooperative itself is nobody who joins.
      return described && !isOwnConnection(described) && zl > noticeable ? [{id, zl}] : [];
    })
    .sort((a, b) => b.zl - a.zl);
}
