import {kwhRates} from '@site/src/domain/calculator/kwhRates';
import {specimen} from '@site/src/domain/calculator/specimen';
import {operators} from '@cooperative/settlement/money/rates';
import {rates} from '../../../../packages/settlement/tests/samples/calculation';

test('the specimen shows a month with every kind of energy, and its sums agree', () => {
  const shown = specimen(rates);
  expect(Math.min(shown.sharedKwh, shown.usedCreditKwh, shown.boughtKwh)).toBeGreaterThan(0);
  expect(shown.creditKwh).toBeCloseTo(shown.surplusKwh * 0.6, 6);
  const bought = shown.members.reduce((sum, {boughtKwh}) => sum + boughtKwh, 0);
  expect(bought).toBeCloseTo(shown.boughtKwh, 6);
  expect(shown.members.filter(({boughtKwh, drawnKwh}) => boughtKwh > drawnKwh)).toEqual([]);
  expect(shown.member.netZl + shown.member.vatZl).toBeCloseTo(shown.member.grossZl, 6);
  expect(shown.members.map(({name}) => name)).toContain(shown.member.name);
});

test('what a kWh costs is known for every operator', () => {
  const known = kwhRates(rates);
  expect(known.map(({operator}) => operator)).toEqual([...operators]);
  expect(known.find(({operator}) => operator === 'enea')).toMatchObject({
    energy: 0.498,
    excise: 0.005,
    grid: 0.2788,
    renewables: 0.0073,
    cogeneration: 0.003,
  });
});
