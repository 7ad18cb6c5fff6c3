import type {Plan} from './plan';
import type {Direction} from '../types';

/** How to read a table, that only its direction is missing, or why it cannot be read. */
export type Recognition =
  | {readonly kind: 'plan'; readonly plan: Plan}
  | {readonly kind: 'undirected'; readonly planFor: (direction: Direction) => Plan}
  | {readonly kind: 'unknown'; readonly reason: string};

export function unknown(reason: string): Recognition {
  return {kind: 'unknown', reason};
}
