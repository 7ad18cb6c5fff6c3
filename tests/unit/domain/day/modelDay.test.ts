import {modelDay, seasons, type HourBalance} from '@site/src/domain/day/modelDay';

const total = (day: readonly HourBalance[], part: (hour: HourBalance) => number): number =>
  day.reduce((sum, hour) => sum + part(hour), 0);
const use = (hour: HourBalance): number => hour.usedOnSite + hour.fromGrid;
const generation = (hour: HourBalance): number => hour.usedOnSite + hour.toGrid;

describe.each(seasons)('A model day in %s', (season) => {
  const day = modelDay(season);

  test('has 24 hours of finite energy, never below zero', () => {
    expect(day).toHaveLength(24);
    for (const value of day.flatMap((hour) => Object.values(hour) as number[])) {
      expect(Number.isFinite(value)).toBe(true);
      expect(value).toBeGreaterThanOrEqual(0);
    }
  });

  test('never takes from the grid and gives to it in the same hour', () => {
    expect(day.filter((hour) => hour.fromGrid > 0 && hour.toGrid > 0)).toEqual([]);
  });

  test('uses electricity in every hour', () => {
    expect(day.filter((hour) => use(hour) <= 0)).toEqual([]);
  });

  test('gives nothing from the sun at night and something at noon', () => {
    expect(day.filter((_, hour) => hour < 4 || hour > 20).map(generation)).toEqual(
      Array(7).fill(0),
    );
    expect(generation(day[12] ?? {usedOnSite: 0, fromGrid: 0, toGrid: 0})).toBeGreaterThan(0);
  });

  test('uses on site all that is generated in hours with nothing given to the grid', () => {
    for (const hour of day.filter(({toGrid}) => toGrid === 0)) {
      expect(hour.usedOnSite).toBe(generation(hour));
    }
  });

  test('is the same whenever it is asked for', () => {
    expect(modelDay(season)).toEqual(day);
  });
});

test.each([
  // 165 kWp at the kWh/kWp of January, April, June and October, by the days of the month.
  ['winter', (165 * 37) / 31],
  ['spring', (165 * 109) / 30],
  ['summer', (165 * 137) / 30],
  ['autumn', (165 * 62) / 31],
] as const)('The panels give in %s the daily part of the month’s yield', (season, expected) => {
  expect(total(modelDay(season), generation)).toBeCloseTo(expected, 6);
});

test.each([
  // Households, services and farms by their shares of the month; the hourly shares are rounded.
  ['winter', (70_000 * 0.1012 + 110_000 * 0.0928 + 60_000 * 0.092) / 31],
  ['spring', (70_000 * 0.0814 + 110_000 * 0.0822 + 60_000 * 0.0817) / 30],
  ['summer', (70_000 * 0.0717 + 110_000 * 0.0766 + 60_000 * 0.0748) / 30],
  ['autumn', (70_000 * 0.0828 + 110_000 * 0.0847 + 60_000 * 0.0845) / 31],
] as const)('The members use in %s the daily part of the month’s use', (season, expected) => {
  const difference = total(modelDay(season), use) / expected - 1;
  expect(Math.abs(difference)).toBeLessThan(0.002);
});

test('In summer there is a surplus around noon, in winter the panels cover less than the members use', () => {
  expect(modelDay('summer')[12]?.toGrid).toBeGreaterThan(0);
  expect(total(modelDay('winter'), generation)).toBeLessThan(total(modelDay('winter'), use) / 2);
});

test('The surplus of a day falls from summer to spring to autumn, and winter has none', () => {
  const surplus = (season: (typeof seasons)[number]): number =>
    total(modelDay(season), ({toGrid}) => toGrid);
  expect(surplus('summer')).toBeGreaterThan(surplus('spring'));
  expect(surplus('spring')).toBeGreaterThan(surplus('autumn'));
  expect(surplus('autumn')).toBeGreaterThan(surplus('winter'));
});
