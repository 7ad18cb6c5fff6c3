import {gzipSync} from 'node:zlib';
import {
  exampleMembers,
  modelDay,
  type HourBalance,
  type Season,
} from '@site/src/domain/day/modelDay';

const days = modelDay();
const seasons = Object.keys(days) as Season[];
const total = (day: readonly HourBalance[], part: (hour: HourBalance) => number): number =>
  day.reduce((sum, hour) => sum + part(hour), 0);
const use = (hour: HourBalance): number => hour.usedOnSite + hour.fromGrid;
const generation = (hour: HourBalance): number => hour.usedOnSite + hour.toGrid;
/** 24 numbers, each rounded to 0.1 kWh in each of two parts. */
const roundings = 24 * 2 * 0.05;

test('The seasons are in the order of the year', () => {
  expect(seasons).toEqual(['winter', 'spring', 'summer', 'autumn']);
});

describe.each(seasons)('The model day in %s', (season) => {
  const day = days[season];

  test('has 24 hours of finite energy, never below zero', () => {
    expect(day).toHaveLength(24);
    for (const value of day.flatMap((hour) => Object.values(hour) as number[])) {
      expect(Number.isFinite(value)).toBe(true);
      expect(value).toBeGreaterThanOrEqual(0);
    }
  });

  test('never takes from the grid and feeds into it in the same hour', () => {
    expect(day.filter((hour) => hour.fromGrid > 0 && hour.toGrid > 0)).toEqual([]);
  });

  test('uses electricity in every hour', () => {
    expect(day.filter((hour) => use(hour) <= 0)).toEqual([]);
  });

  test('generates nothing from the sun at night and something at noon', () => {
    expect(day.filter((_, hour) => hour < 4 || hour > 20).map(generation)).toEqual(
      Array(7).fill(0),
    );
    expect(day.slice(11, 14).map(generation)).not.toContain(0);
  });
});

test.each([
  // 165 kWp of 1030 kWh each, times the month's share of a year, divided by its days.
  ['winter', (165 * 1030 * 0.036) / 31],
  ['spring', (165 * 1030 * 0.106) / 30],
  ['summer', (165 * 1030 * 0.133) / 30],
  ['autumn', (165 * 1030 * 0.06) / 31],
] as const)('The panels generate in %s the daily part of the month’s yield', (season, expected) => {
  expect(Math.abs(total(days[season], generation) - expected)).toBeLessThan(roundings);
});

test.each([
  // Households, services and farms, by their shares of the month.
  ['winter', (70_000 * 0.1012 + 110_000 * 0.0928 + 60_000 * 0.092) / 31],
  ['spring', (70_000 * 0.0814 + 110_000 * 0.0822 + 60_000 * 0.0817) / 30],
  ['summer', (70_000 * 0.0717 + 110_000 * 0.0766 + 60_000 * 0.0748) / 30],
  ['autumn', (70_000 * 0.0828 + 110_000 * 0.0847 + 60_000 * 0.0845) / 31],
] as const)('The members use in %s the daily part of the month’s use', (season, expected) => {
  expect(Math.abs(total(days[season], use) - expected)).toBeLessThan(roundings);
});

test('In summer there is a surplus around noon, in winter the panels cover less than the members use', () => {
  expect(days.summer[12]?.toGrid).toBeGreaterThan(0);
  expect(total(days.winter, generation)).toBeLessThan(total(days.winter, use) / 2);
});

test('The surplus of a day falls from summer to spring to autumn, and winter has none', () => {
  const surplus = seasons.map((season) => total(days[season], ({toGrid}) => toGrid));
  const [winter = 0, spring = 0, summer = 0, autumn = 0] = surplus;
  expect([winter, autumn, spring, summer]).toEqual(surplus.slice().sort((a, b) => a - b));
  expect(winter).toBe(0);
});

test('The panels of the example cover the 70% of its use that the law requires', () => {
  const sum = (part: 'annualKwh' | 'kwp'): number =>
    exampleMembers.reduce((all, member) => all + member[part], 0);
  expect((sum('kwp') * 1030) / sum('annualKwh')).toBeGreaterThan(0.7);
});

test('Without panels all use comes from the grid', () => {
  const dark = modelDay(exampleMembers.map((member) => ({...member, kwp: 0})));
  for (const hour of dark.summer) {
    expect(hour).toMatchObject({usedOnSite: 0, toGrid: 0});
  }
});

test('Who has the panels does not change what the cooperative draws and feeds in each hour', () => {
  const ofTheFarm = exampleMembers.map((member) => ({
    ...member,
    kwp: member.kind === 'farm' ? 165 : 0,
  }));
  expect(modelDay(ofTheFarm)).toEqual(days);
});

test('The numbers take up less than a kilobyte of the home page', () => {
  expect(gzipSync(JSON.stringify(days)).length).toBeLessThan(1000);
});
