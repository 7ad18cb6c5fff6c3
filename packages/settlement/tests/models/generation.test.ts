import {readFileSync} from 'node:fs';
import {photovoltaicGeneration} from '../../src/models/photovoltaics';
import {biogasGeneration, hydroGeneration} from '../../src/models/steadySources';
import {weatherYear} from '../../src/models/weather';
import {weibullSpeeds, windGeneration} from '../../src/models/wind';
import {yearAxis} from '@cooperative/polish';
import {sum} from '../../src/split';

const axis = yearAxis(2025);

interface Reference {
  readonly miasta: Readonly<Record<string, {readonly pv35S_udzial_proc: readonly number[]}>>;
}
const reference = JSON.parse(
  readFileSync('packages/settlement/tests/fixtures/profile-referencje.json', 'utf8'),
) as Reference;

function monthShares(series: Float64Array): number[] {
  const sums = Array.from({length: 12}, () => 0);
  series.forEach((value, hour) => {
    const month = axis.localMonth[hour] ?? 0;
    sums[month] = (sums[month] ?? 0) + value;
  });
  return sums.map((value) => (100 * value) / sum(series));
}

/** Sums of Polish days, with their months. */
function days(series: Float64Array): {month: number; kwh: number}[] {
  const byDay = new Map<number, {month: number; kwh: number}>();
  series.forEach((value, hour) => {
    const day = axis.localDay[hour] ?? 0;
    const known = byDay.get(day) ?? {month: axis.localMonth[hour] ?? 0, kwh: 0};
    byDay.set(day, {...known, kwh: known.kwh + value});
  });
  return [...byDay.values()];
}

function spread(values: readonly number[]): {mean: number; deviation: number} {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  const variance = values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length;
  return {mean, deviation: Math.sqrt(variance)};
}

function expectBetween(value: number, low: number, high: number): void {
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
}

describe.each([1, 5, 7, 42, 100])('Panels at 35° south with the weather of seed %i', (seed) => {
  const series = photovoltaicGeneration(weatherYear(axis, seed), {kwp: 1, tilt: 35, azimuth: 180});

  test('yield a share each month as Polish stations do, and 1030 kWh a year', () => {
    expect(sum(series)).toBeCloseTo(1030, 6);
    const stations = Object.values(reference.miasta).map((city) => city.pv35S_udzial_proc);
    monthShares(series).forEach((share, month) => {
      const known = stations.map((shares) => shares[month] ?? Number.NaN);
      expectBetween(share, Math.min(...known) - 0.5, Math.max(...known) + 0.5);
    });
  });

  test('work only by day, 4100–4500 hours, with a peak of 0.75–0.95 kW', () => {
    expectBetween(series.filter((value) => value > 0).length, 4100, 4500);
    expectBetween(Math.max(...series), 0.75, 0.95);
    const night = series.filter((_, hour) => (axis.localHour[hour] ?? 0) < 3);
    expect(Math.max(...night)).toBe(0);
  });

  test('generate 10–12 % of a June day in each of the hours 11–13 of winter time', () => {
    const june = series.filter((_, hour) => axis.localMonth[hour] === 5);
    for (const clock of [12, 13]) {
      const part = series.filter(
        (_, hour) => axis.localMonth[hour] === 5 && axis.localHour[hour] === clock,
      );
      expectBetween((100 * sum(part)) / sum(june), 10, 12);
    }
  });

  test('have dull and sunny days as stations measure them', () => {
    const all = days(series);
    const sorted = all.map(({kwh}) => kwh).sort((a, b) => a - b);
    const quantile = (part: number): number => sorted[Math.floor(part * sorted.length)] ?? 0;
    expectBetween(quantile(0.1), 0.2, 0.5);
    expectBetween(quantile(0.5), 1.8, 2.6);
    expectBetween(quantile(0.9), 4.3, 5.8);
    const of = (month: number): ReturnType<typeof spread> =>
      spread(all.filter((day) => day.month === month).map(({kwh}) => kwh));
    expectBetween(of(5).mean, 4.4, 5.2);
    expectBetween(of(5).deviation, 1, 1.6);
    expectBetween(of(11).mean, 0.5, 1.1);
    expectBetween(of(11).deviation, 0.4, 0.9);
  });
});

describe('Panels', () => {
  const weather = weatherYear(axis, 1);

  test('are the same for the same seed', () => {
    expect(weatherYear(axis, 1).global).toEqual(weather.global);
    expect(weatherYear(axis, 2).global).not.toEqual(weather.global);
  });

  test('scale with the given power and yield', () => {
    const plane = {tilt: 35, azimuth: 180};
    expect(sum(photovoltaicGeneration(weather, {kwp: 50, annualYield: 980, ...plane}))).toBeCloseTo(
      49_000,
      6,
    );
    expect(sum(photovoltaicGeneration(weather, {kwp: 1, ...plane}, 'north'))).toBeCloseTo(990, 6);
  });

  test('facing east peak earlier and generate less in a year', () => {
    const noon = (azimuth: number): number => {
      const series = photovoltaicGeneration(weather, {kwp: 1, tilt: 15, azimuth});
      const weighted = series.reduce(
        (total, value, hour) => total + value * (axis.localHour[hour] ?? 0),
        0,
      );
      return weighted / sum(series);
    };
    expect(noon(90)).toBeLessThan(noon(180) - 0.4);
    expect(noon(270)).toBeGreaterThan(noon(180) + 0.4);
    const east = sum(photovoltaicGeneration(weather, {kwp: 1, tilt: 15, azimuth: 90}));
    expectBetween(east, 850, 980);
  });
});

describe('Wind', () => {
  const series = windGeneration(axis, {kw: 2000, capacityFactor: 0.25}, 3);

  test('gives the requested mean power, more in winter, never above full power', () => {
    expect(sum(series) / (2000 * axis.hours)).toBeCloseTo(0.25, 3);
    expect(Math.max(...series)).toBeLessThanOrEqual(2000);
    expect(Math.min(...series)).toBeGreaterThanOrEqual(0);
    const known = [11.5, 9.2, 10, 4.5, 7.1, 7, 6.8, 5.1, 5.7, 9.3, 11.3, 12.7];
    monthShares(series).forEach((share, month) => {
      expect(Math.abs(share - (known[month] ?? 0))).toBeLessThanOrEqual(0.3);
    });
  });

  test.each([
    [0.6, 3],
    [0.6, 1007],
    [0.5, 1011],
    [0.35, 1007],
  ])(
    'gives the mean power of %s, seed %s, also where a windy month cannot give its share',
    (part, seed) => {
      const made = windGeneration(axis, {kw: 10, capacityFactor: part}, seed);
      expect(sum(made) / (10 * axis.hours)).toBeCloseTo(part, 6);
      expect(Math.max(...made)).toBeLessThanOrEqual(10);
    },
  );

  test('changes slowly: neighbouring hours correlate at 0.9 or more', () => {
    const speeds = weibullSpeeds(axis.hours, 3);
    const {mean, deviation} = spread([...speeds]);
    let shared = 0;
    for (let hour = 1; hour < speeds.length; hour += 1) {
      shared += ((speeds[hour] ?? 0) - mean) * ((speeds[hour - 1] ?? 0) - mean);
    }
    expect(shared / (speeds.length - 1) / deviation ** 2).toBeGreaterThanOrEqual(0.9);
    // A Weibull distribution of shape 2: deviation/mean = 0.52.
    expectBetween(deviation / mean, 0.47, 0.57);
  });
});

describe('Steady sources', () => {
  test('biogas runs 8000 hours at full power, with two weeks of service', () => {
    const series = biogasGeneration(axis, 500);
    expect(sum(series) / 500).toBeCloseTo(8000, 6);
    expect(series.filter((value) => value === 0)).toHaveLength(2 * 168);
    expect(Math.max(...series)).toBeLessThanOrEqual(500);
  });

  test('water generates most in spring', () => {
    const series = hydroGeneration(axis, 100);
    expect(sum(series) / (100 * axis.hours)).toBeCloseTo(0.45, 6);
    expect(monthShares(series).indexOf(Math.max(...monthShares(series)))).toBe(3);
  });
});
