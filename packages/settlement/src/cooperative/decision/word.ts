import type {DecisionVerdict, Ends} from '../shapes';

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
