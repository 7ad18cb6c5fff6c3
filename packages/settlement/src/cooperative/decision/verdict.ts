import {zloty, type Zloty} from '@cooperative/polish';
import type {Comparison} from '../../types';
import type {DecisionVerdict, Ends, FactorEffect, FactorSwing} from '../shapes';

/** The swings of the saving against one way of buying, the widest first; those that change nothing are left out. */
export function swingsOf(
  effects: readonly FactorEffect[],
  against: Comparison,
  base: Zloty,
): readonly FactorSwing[] {
  return effects
    .map(({id, sides}): FactorSwing => {
      const changes = sides.map(({savings}) => (savings[against] ?? base) - base);
      return {id, down: zloty(Math.min(0, ...changes)), up: zloty(Math.max(0, ...changes))};
    })
    .filter(({down, up}) => up - down >= noticeable)
    .sort((a, b) => b.up - b.down - (a.up - a.down));
}

/** zł a year: less is no swing. */
const noticeable = 0.5;

/**
 * The likely part of a range: the root of the sum of squares of what each thing does alone, to either side of the
 * middle. The weather, the prices of a seller and those of the market do not go wrong together as if by appointment, and
 * for effects that do not depend on each other squares add up, not sums. It holds each of them alone at its worst, both
 * readings of a rule included, and so is never narrower than the widest; but not all at once, which the full range is
 * for, and it never goes beyond that. No probability is attached: the spreads have sources, their distribution has none.
 */
export function likelyEnds(base: Zloty, swings: readonly FactorSwing[], full: Ends): Ends {
  return {
    low: zloty(Math.max(full.low, base - Math.hypot(...swings.map(({down}) => down)))),
    high: zloty(Math.min(full.high, base + Math.hypot(...swings.map(({up}) => up)))),
  };
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
