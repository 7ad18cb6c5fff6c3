import {likelyEnds, swingsOf, verdictOf} from '../../../src/cooperative/decision/verdict';
import type {DecisionVerdict, Ends, Savings} from '../../../src/cooperative/shapes';
import {zloty} from '@cooperative/polish';

const savings = (amount: number): Savings => {
  const zl = zloty(amount);
  return {alone: zl, aloneWithSources: zl, netBilling: null};
};
const ends = (low: number, high: number): Ends => ({low: zloty(low), high: zloty(high)});

describe('The likely part of a range', () => {
  test('adds squares of what each thing does alone, to either side', () => {
    const swings = swingsOf(
      [
        {
          id: 'prices',
          sides: [
            {change: {}, savings: savings(70)},
            {change: {}, savings: savings(112)},
          ],
        },
        {id: 'gridReading', sides: [{change: {}, savings: savings(60)}]},
        {id: 'flatCapacityBy', sides: [{change: {}, savings: savings(105)}]},
        {id: 'market', sides: [{change: {}, savings: savings(100.4)}]},
      ],
      'alone',
      zloty(100),
    );
    expect(swings).toEqual([
      {id: 'prices', down: -30, up: 12},
      {id: 'gridReading', down: -40, up: 0},
      {id: 'flatCapacityBy', down: 0, up: 5},
    ]);
    // 3, 4, 5 and 5, 12, 13.
    expect(likelyEnds(zloty(100), swings, ends(0, 200))).toEqual({low: 50, high: 113});
  });

  test('never goes beyond the full range', () => {
    const swings = [
      {id: 'prices', down: zloty(-30), up: zloty(30)},
      {id: 'market', down: zloty(-40), up: zloty(40)},
    ] as const;
    expect(likelyEnds(zloty(100), swings, ends(55, 140))).toEqual({low: 55, high: 140});
  });
});

const lawful = {isLawful: true, hasRunningCosts: true};

test.each<[string, Parameters<typeof verdictOf>[0], DecisionVerdict]>([
  [
    'pays only if the worst still does',
    {...lawful, full: ends(1, 9), likely: ends(2, 8)},
    {word: 'pays', because: 'wholeRange'},
  ],
  [
    'promises nothing while running costs are not named',
    {...lawful, hasRunningCosts: false, full: ends(1, 9), likely: ends(2, 8)},
    {word: 'depends', because: 'costsUnknown'},
  ],
  [
    'depends where the worst loses',
    {...lawful, full: ends(-1, 9), likely: ends(2, 8)},
    {word: 'depends', because: 'zeroWithin'},
  ],
  [
    'loses where all that is likely does',
    {...lawful, full: ends(-9, 1), likely: ends(-8, -1)},
    {word: 'losesMoney', because: 'likelyRange'},
  ],
  [
    'loses with costs unnamed: they would only add to it',
    {...lawful, hasRunningCosts: false, full: ends(-9, -1), likely: ends(-8, -2)},
    {word: 'losesMoney', because: 'wholeRange'},
  ],
  [
    'waits for the ranges',
    {...lawful, full: null, likely: null},
    {word: 'depends', because: 'unsettled'},
  ],
  [
    'says first that it may not be',
    {...lawful, isLawful: false, full: ends(1, 9), likely: ends(2, 8)},
    {word: 'mayNotAct', because: 'obstacle'},
  ],
])('The word %s', (_, facts, verdict) => {
  expect(verdictOf(facts)).toEqual(verdict);
});
