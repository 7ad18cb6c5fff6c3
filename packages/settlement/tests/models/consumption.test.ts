import {consumptionKinds, consumptionSeries, darkness} from '../../src/models/consumption';
import {sunPosition} from '../../src/models/sun';
import {hourMs, kwh, yearAxis} from '@cooperative/polish';
import {sum} from '../../src/split';

const axis = yearAxis(2025);

/** Percent of the year by a field of the axis. */
function shares(series: Float64Array, of: Uint8Array, count: number): number[] {
  const sums = Array.from({length: count}, () => 0);
  series.forEach((value, hour) => {
    const at = of[hour] ?? 0;
    sums[at] = (sums[at] ?? 0) + value;
  });
  return sums.map((value) => (100 * value) / sum(series));
}

/** BDEW's shares for the Polish calendar of 2025. */
const reference = {
  household: {
    months: '10,12 8,78 8,84 8,14 7,73 7,17 7,37 7,39 7,26 8,28 8,92 10,00',
    hours:
      '3,03 2,61 2,44 2,40 2,48 2,76 3,40 3,81 3,96 4,10 4,25 4,65 4,71 4,51 4,34 4,36 4,70 5,46 6,12 6,24 5,88 5,35 4,71 3,77',
  },
  services: {
    months: '9,28 8,52 8,98 8,22 7,92 7,66 7,80 7,56 7,89 8,47 8,72 8,99',
    hours:
      '2,01 1,96 1,94 1,97 2,09 2,46 3,26 4,73 6,13 6,78 7,19 7,18 6,66 6,21 6,09 5,84 5,40 4,88 4,02 3,31 2,89 2,58 2,30 2,12',
  },
  farm: {
    months: '9,20 8,31 8,94 8,17 8,09 7,48 7,71 7,72 7,82 8,45 8,91 9,21',
    hours:
      '2,39 2,16 2,06 1,98 1,96 2,14 2,89 4,86 6,99 6,73 5,37 5,40 4,82 3,91 3,70 3,64 3,75 4,65 6,63 7,43 5,87 4,29 3,52 2,86',
  },
} as const;

const numbers = (text: string): number[] =>
  text.split(' ').map((value) => Number(value.replace(',', '.')));

describe.each(['household', 'services', 'farm'] as const)('Use of a %s', (kind) => {
  const series = consumptionSeries(axis, kind, kwh(4000), 1);

  test('has the shares of months and hours within 0.4 of a percentage point', () => {
    const months = shares(series, axis.localMonth, 12);
    numbers(reference[kind].months).forEach((share, month) => {
      expect(Math.abs((months[month] ?? 0) - share)).toBeLessThanOrEqual(0.4);
    });
    const hours = shares(series, axis.localHour, 24);
    numbers(reference[kind].hours).forEach((share, hour) => {
      expect(Math.abs((hours[hour] ?? 0) - share)).toBeLessThanOrEqual(0.4);
    });
  });
});

describe.each(consumptionKinds)('Use of kind %s', (kind) => {
  test('sums exactly, is never negative and is the same for the same seed', () => {
    const series = consumptionSeries(axis, kind, kwh(12_345), 7);
    expect(Math.abs(sum(series) - 12_345)).toBeLessThanOrEqual(1e-6);
    expect(series.every((value) => value >= 0)).toBe(true);
    expect(consumptionSeries(axis, kind, kwh(12_345), 7)).toEqual(series);
  });
});

test('Another seed gives another year', () => {
  expect(consumptionSeries(axis, 'household', kwh(4000), 2)).not.toEqual(
    consumptionSeries(axis, 'household', kwh(4000), 1),
  );
});

test('Street lamps are on for 4000–4100 hours a year, and not at noon', () => {
  const dark = darkness(axis);
  expect(sum(dark)).toBeGreaterThanOrEqual(4000);
  expect(sum(dark)).toBeLessThanOrEqual(4100);
  expect(dark.filter((_, hour) => axis.localHour[hour] === 12).every((part) => part === 0)).toBe(
    true,
  );
});

test('Hours far from twilight are as dark as every five minutes of them', () => {
  const radian = Math.PI / 180;
  const sampled = Array.from({length: axis.hours}, (_, hour) => {
    const heights = Array.from({length: 12}, (_, sample) =>
      sunPosition(axis.startMs + (hour + (sample + 0.5) / 12) * hourMs),
    );
    return heights.filter(({sinHeight}) => sinHeight < Math.sin(-3 * radian)).length / 12;
  });
  expect([...darkness(axis)]).toEqual(sampled);
});

test('A school uses most on working days in term', () => {
  const series = consumptionSeries(axis, 'school', kwh(1000), 1);
  const [free = 0, working = 0] = shares(series, axis.workday, 2);
  expect(working).toBeGreaterThan(3 * free);
});
