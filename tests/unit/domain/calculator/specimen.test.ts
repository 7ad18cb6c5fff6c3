import {kwhRates} from '@site/src/domain/calculator/kwhRates';
import {specimen} from '@site/src/domain/calculator/specimen';
import {operators} from '@cooperative/settlement/rates';
import {rates} from '../../../../packages/settlement/tests/samples/calculation';

test('the specimen is the month of the example as its tool settles it, and its sums agree', () => {
  const shown = specimen(rates, (text) => new TextEncoder().encode(text));
  expect(shown.month).toBe(4);
  expect(Math.min(shown.sharedKwh, shown.usedCreditKwh, shown.boughtKwh)).toBeGreaterThan(0);
  expect(shown.creditKwh).toBeCloseTo(shown.surplusKwh * 0.6, 6);
  const bought = shown.members.reduce((sum, {boughtKwh}) => sum + boughtKwh, 0);
  expect(bought).toBeCloseTo(shown.boughtKwh, 6);
  expect(shown.member.netZl + shown.member.vatZl).toBeCloseTo(shown.member.grossZl, 6);
  expect(shown.members.map(({name}) => name)).toContain(shown.member.name);
  // With the fees of ordered power that the example has: nobody's bill is nothing.
  expect(Math.min(...shown.members.map(({grossZl}) => grossZl))).toBeGreaterThan(1);
});

test('what a kWh costs is known for every operator', () => {
  const known = kwhRates(rates);
  expect(known.map(({operator}) => operator)).toEqual([...operators]);
  expect(known.find(({operator}) => operator === 'enea')).toMatchObject({
    energy: 0.498,
    excise: 0.005,
    network: 0.2456,
    quality: 0.0332,
    renewables: 0.0073,
    cogeneration: 0.003,
  });
});
