import {cardOf} from '@site/src/domain/calculator/answer/card';
import {cautionsOf} from '@site/src/domain/calculator/answer/changes';
import {changesOf} from '@site/src/domain/calculator/answer/changes';
import {shortAmount, shortZloty} from '@site/src/domain/calculator/numbers';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {
  calculated,
  rates,
  wholeExample,
  type Calculated,
} from '../../../../../packages/settlement/tests/samples/calculation';

/** Its panels cover 64 % of the use, enough for an application of 2025. */
const lawful = {
  cooperative: {applicationDay: '2025-05-01', gridOperators: 1, sellers: 1, ownedByMembers: true},
};

/** The example with other running costs a year, zł. */
function withCosts(annualCostZl: number): Calculated {
  const {input} = example;
  return wholeExample({...lawful, finance: {...input.finance, annualCostZl}});
}

const example = wholeExample(lawful);
/** A number with its unit is read as one. */
const words = (sentence: string): number => sentence.split(/[ \n]+/).length;

describe('The card', () => {
  const cases: readonly (readonly [string, Calculated])[] = [
    ['with costs', example],
    ['without them', wholeExample({...lawful, prices: {}, finance: undefined})],
    ['with small costs', withCosts(100)],
    ['with costs that eat it up', withCosts(100_000)],
    ['that may not be', wholeExample()],
  ];

  test.each(cases)('of a cooperative %s answers in at most 15 words', (_, calculated) => {
    for (const ranges of [null, calculated.ranges()]) {
      const {sentence} = cardOf(calculated.answer(ranges));
      expect(words(sentence)).toBeLessThanOrEqual(15);
      expect(sentence).toMatch(/\.$/);
    }
  });

  test('of a cooperative that loses says so, whatever conditions are met', () => {
    const loser = withCosts(100_000);
    const card = cardOf(loser.answer(loser.ranges()));
    expect(card.word).toBe('losesMoney');
    expect(card.sentence).toMatch(
      /^Spółdzielnia traci rocznie od .* po odjęciu kosztów działania\.$/,
    );
    expect(card.figures[1]?.name).toBe('traci spółdzielnia');
  });

  test('promises no amount while the law forbids the cooperative', () => {
    const {word, range, conditions} = cardOf(wholeExample().answer());
    expect([word, range]).toEqual(['mayNotAct', null]);
    expect(conditions.find(({id}) => id === 'coverage')?.status).toBe('notMet');
  });

  test('has the four conditions that are asked first', () => {
    const {conditions} = cardOf(example.answer());
    expect(conditions.slice(0, 4).map(({id}) => id)).toEqual([
      'leastMembers',
      'coverage',
      'area',
      'voltage',
    ]);
  });

  test('tells the payback of the whole once the installation has a cost, of founding once that is known, and no question mark', () => {
    const third = (finance: object | undefined): string | undefined => {
      const known = wholeExample({...lawful, finance});
      return cardOf(known.answer(known.ranges())).figures[2]?.name;
    };
    const {finance} = example.input;
    expect(third(finance)).toBe('zwrot całości');
    expect(third({...finance, costZl: 0, cooperativeZl: 10})).toBe('zwrot założenia');
    expect(third(undefined)).toMatch(/razem/);
  });

  test('adds up as it is printed', () => {
    // 102 400 and 32 400 are 134 800, printed „102”, „32” and „135 tys.” each by itself.
    expect(shortZloty(shortAmount(102_400) + shortAmount(32_400))).toBe('134\u00a0tys.\u00a0zł');
    const quick = calculated(cooperativeOfQuick(quickOf(rates), rates));
    const {figures} = cardOf(quick.answer(quick.ranges()));
    expect(figures.map(({value}) => value)).toEqual([
      '102\u00a0tys.\u00a0zł',
      '32\u00a0tys.\u00a0zł',
      '134\u00a0tys.\u00a0zł',
    ]);
  });

  test('says up to which running costs it pays, and from which surely not, without inventing any', () => {
    const quick = calculated(cooperativeOfQuick(quickOf(rates), rates));
    const {word, heading, sentence} = cardOf(quick.answer(quick.ranges()));
    expect(word).toBe('depends');
    expect(heading).toBe('Opłaca się do 7\u00a0950\u00a0zł kosztów');
    expect(sentence).toBe(
      'Tyle rocznie może kosztować prowadzenie. Powyżej\u00a041\u00a0600\u00a0zł na\u00a0pewno\u00a0nie.',
    );
    const named = (annualCostZl: number): string => {
      const own = calculated(cooperativeOfQuick({...quickOf(rates), annualCostZl}, rates));
      return cardOf(own.answer(own.ranges())).heading;
    };
    expect(named(5000)).toBe('Opłaca się');
    expect(named(12_000)).toBe('Najpewniej się opłaca');
    expect(named(25_000)).toBe('Raczej się opłaca');
    expect(named(36_000)).toBe('Raczej się nie opłaca');
    expect(named(45_000)).toBe('Nie opłaca się');
  });
});

describe('What changes the result most', () => {
  test('is two things at most, and begins with costs that nobody named', () => {
    const bare = wholeExample({...lawful, prices: {}, finance: undefined});
    const changes = changesOf(bare.answer());
    expect(changes.length).toBeLessThanOrEqual(2);
    expect(changes[0]).toMatchObject({id: 'running', ask: {verb: 'Wpisz', what: 'koszty'}});
  });

  test('is not said again among the cautions', () => {
    const answer = example.answer(example.ranges());
    const asked = changesOf(answer).map(({id}) => id);
    expect(cautionsOf(answer, '2026-11-21').filter(({id}) => asked.includes(id))).toEqual([]);
  });
});
