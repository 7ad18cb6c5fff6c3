import type {Ends} from './likely';

/** The answer in one word. */
export type DecisionWord = 'pays' | 'depends' | 'losesMoney' | 'mayNotAct';

/** What the word rests on. */
type DecisionReason =
  /** A condition of the statute is not met. */
  | 'obstacle'
  /** Every end of the range is on this side of zero. */
  | 'wholeRange'
  /** All of the likely part is below zero: only if everything went best at once would nothing be lost. */
  | 'likelyRange'
  /** Every end is above zero, but what running the cooperative costs has not been said. */
  | 'costsUnknown'
  /** Zero is within the range. */
  | 'zeroWithin'
  /** The other scenarios are not settled yet, or there are no prices to compare with. */
  | 'unsettled';

export interface DecisionVerdict {
  readonly word: DecisionWord;
  readonly because: DecisionReason;
}

/**
 * The word for what the cooperative adds in a year, running costs taken away. It promises with care and warns early:
 * „pays” needs the whole range above zero and costs that were named; „loses” is said as soon as the whole likely part
 * is below zero. A cooperative that may not be is told so whatever it would bring.
 */
export function verdictOf({
  isLawful,
  hasRunningCosts,
  full,
  likely,
}: {
  readonly isLawful: boolean;
  readonly hasRunningCosts: boolean;
  /** Null while they are not known. */
  readonly full: Ends | null;
  readonly likely: Ends | null;
}): DecisionVerdict {
  if (!isLawful) {
    return {word: 'mayNotAct', because: 'obstacle'};
  }
  if (!full || !likely) {
    return {word: 'depends', because: 'unsettled'};
  }
  if (full.high < 0) {
    return {word: 'losesMoney', because: 'wholeRange'};
  }
  if (likely.high < 0) {
    return {word: 'losesMoney', because: 'likelyRange'};
  }
  if (full.low > 0) {
    return hasRunningCosts
      ? {word: 'pays', because: 'wholeRange'}
      : {word: 'depends', because: 'costsUnknown'};
  }
  return {word: 'depends', because: 'zeroWithin'};
}
