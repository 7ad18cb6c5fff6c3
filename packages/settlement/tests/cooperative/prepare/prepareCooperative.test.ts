import {calculated} from '../../samples/calculation';

test.each([
  ['2024-01-01T00:00:00+01:00', 8784],
  ['2023-12-31T23:00:00Z', 8784],
  ['2024-12-31T23:00:00Z', 8760],
])('profiles alone from %s take the Polish year of %d hours', (start, hours) => {
  const {axis} = calculated({
    start,
    ratesDay: '2026-01-01',
    members: [{id: 'A', profile: {kind: 'household', annualKwh: 2500}, tariff: 'g11'}],
  }).report;
  expect(axis.hours).toBe(hours);
  expect(axis.periodMonths).toHaveLength(12);
});
