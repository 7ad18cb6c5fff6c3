import {surplusHour} from '@site/src/domain/hourSettlement';

test('the hour of the article: 30 kWh given, 9 kWh taken', () => {
  const hour = surplusHour(30, 9);
  expect(hour).toMatchObject({given: 30, shared: 9, surplus: 21});
  expect(hour?.credit).toBeCloseTo(12.6);
});

test.each([
  [9, 9],
  [9, 30],
  [Number.NaN, 9],
  [9, Number.NaN],
])('an hour with %d given and %d taken leaves nothing over', (given, taken) => {
  expect(surplusHour(given, taken)).toBeNull();
});
