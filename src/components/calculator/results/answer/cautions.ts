import type {Answer} from '@cooperative/settlement/cooperative/answer';
import {changesOf} from './changes';
import {warningsOf, type Warning} from './warnings';

/** What the reader must know before trusting the numbers, without what the card already asks for: each is said once. */
export function cautionsOf(answer: Answer, today: string): readonly Warning[] {
  const asked = answer.obstacles.length > 0 ? [] : changesOf(answer).map(({id}) => id);
  return warningsOf(answer, today).filter(({id}) => !asked.includes(id));
}
