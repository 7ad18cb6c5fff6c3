import {likelyEnds, swingsOf} from '@site/src/domain/cooperative/decision/likely';
import {verdictOf, type DecisionVerdict} from '@site/src/domain/cooperative/decision/word';

const savings = (zl: number) => ({alone: zl, aloneWithSources: zl, netBilling: null});

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
      100,
    );
    expect(swings).toEqual([
      {id: 'prices', down: -30, up: 12},
      {id: 'gridReading', down: -40, up: 0},
      {id: 'flatCapacityBy', down: 0, up: 5},
    ]);
    // 3, 4, 5 and 5, 12, 13.
    expect(likelyEnds(100, swings, {low: 0, high: 200})).toEqual({low: 50, high: 113});
  });

  test('never goes beyond the full range', () => {
    const swings = [
      {id: 'prices', down: -30, up: 30},
      {id: 'market', down: -40, up: 40},
    ] as const;
    expect(likelyEnds(100, swings, {low: 55, high: 140})).toEqual({low: 55, high: 140});
  });
});

const lawful = {isLawful: true, hasRunningCosts: true};

test.each<[string, Parameters<typeof verdictOf>[0], DecisionVerdict]>([
  [
    'pays only if the worst still does',
    {...lawful, full: {low: 1, high: 9}, likely: {low: 2, high: 8}},
    {word: 'pays', because: 'wholeRange'},
  ],
  [
    'promises nothing while running costs are not named',
    {...lawful, hasRunningCosts: false, full: {low: 1, high: 9}, likely: {low: 2, high: 8}},
    {word: 'depends', because: 'costsUnknown'},
  ],
  [
    'depends where the worst loses',
    {...lawful, full: {low: -1, high: 9}, likely: {low: 2, high: 8}},
    {word: 'depends', because: 'zeroWithin'},
  ],
  [
    'loses where all that is likely does',
    {...lawful, full: {low: -9, high: 1}, likely: {low: -8, high: -1}},
    {word: 'losesMoney', because: 'likelyRange'},
  ],
  [
    'loses with costs unnamed: they would only add to it',
    {...lawful, hasRunningCosts: false, full: {low: -9, high: -1}, likely: {low: -8, high: -2}},
    {word: 'losesMoney', because: 'wholeRange'},
  ],
  [
    'waits for the ranges',
    {...lawful, full: null, likely: null},
    {word: 'depends', because: 'unsettled'},
  ],
  [
    'says first that it may not be',
    {...lawful, isLawful: false, full: {low: 1, high: 9}, likely: {low: 2, high: 8}},
    {word: 'mayNotAct', because: 'obstacle'},
  ],
])('The word %s', (_, facts, verdict) => {
  expect(verdictOf(facts)).toEqual(verdict);
});
