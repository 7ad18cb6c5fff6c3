import type {Answer} from '@cooperative/settlement/cooperative/shapes';
import {changesOf} from './changes';
import {allCautionsOf, type Caution} from './allCautions';

/** What the reader must know before trusting the numbers, without what the card already asks for: each is said once. */
export function cautionsOf(answer: Answer, today: string): readonly Caution[] {
  const asked = answer.obstacles.length > 0 ? [] : changesOf(answer).map(({id}) => id);
  return allCautionsOf(answer, today).filter(({id}) => !asked.includes(id));
}
