import type {Direction, Question} from '../types';
import type {Plan} from './plan';

/** How to read a table, that only its direction is missing, or what has to be asked. */
export type Recognition<Found = Plan> =
  | {readonly kind: 'plan'; readonly plan: Found}
  | {readonly kind: 'undirected'; readonly planFor: (direction: Direction) => Found}
  | ({readonly kind: 'unknown'} & Pick<Question, 'reason' | 'guess'> &
      Partial<Pick<Question, 'asks'>>);

export function unknown(
  reason: string,
  guess: Question['guess'] = {},
): Extract<Recognition, {readonly kind: 'unknown'}> {
  return {kind: 'unknown', reason, guess};
}
