import {type HourAxis, hourMs, type Kwh} from '@cooperative/polish';
import {exampleKinds, exampleShapes, type Shape} from './exampleShapes';
import {seededRandom} from './random';
import {scaleTo} from './scale';
import {sunPosition} from './sun';

/**
 * Load shapes. Households, services and farms follow the BDEW profiles H25, G25 and L25 of 2025, computed for the
 * Polish calendar with their monthly and hourly shares kept. The others are examples without a Polish source; those of
 * `exampleShapes` are no more than opening hours. A single home differs from any profile; the sum of many members less so.
 */
export const consumptionKinds = [
  'household',
  'services',
  'farm',
  'school',
  'waterworks',
  'streetLighting',
  'heatPump',
  ...exampleKinds,
] as const;
export type ConsumptionKind = (typeof consumptionKinds)[number];

/** Kinds that follow a published profile; all others are assumptions. */
export const sourcedKinds: readonly ConsumptionKind[] = ['household', 'services', 'farm'];

const shapes: Readonly<Record<Exclude<ConsumptionKind, 'streetLighting'>, Shape>> = {
  household: {
    months: [10.12, 8.78, 8.84, 8.14, 7.73, 7.17, 7.37, 7.39, 7.26, 8.28, 8.92, 10],
    hours: [
      3.03, 2.61, 2.44, 2.4, 2.48, 2.76, 3.4, 3.81, 3.96, 4.1, 4.25, 4.65, 4.71, 4.51, 4.34, 4.36,
      4.7, 5.46, 6.12, 6.24, 5.88, 5.35, 4.71, 3.77,
    ],
    freeDay: 1.08,
    variation: 0.5,
  },
  services: {
    months: [9.28, 8.52, 8.98, 8.22, 7.92, 7.66, 7.8, 7.56, 7.89, 8.47, 8.72, 8.99],
    hours: [
      2.01, 1.96, 1.94, 1.97, 2.09, 2.46, 3.26, 4.73, 6.13, 6.78, 7.19, 7.18, 6.66, 6.21, 6.09,
      5.84, 5.4, 4.88, 4.02, 3.31, 2.89, 2.58, 2.3, 2.12,
    ],
    freeDay: 0.6,
    variation: 0.2,
  },
  farm: {
    months: [9.2, 8.31, 8.94, 8.17, 8.09, 7.48, 7.71, 7.72, 7.82, 8.45, 8.91, 9.21],
    hours: [
      2.39, 2.16, 2.06, 1.98, 1.96, 2.14, 2.89, 4.86, 6.99, 6.73, 5.37, 5.4, 4.82, 3.91, 3.7, 3.64,
      3.75, 4.65, 6.63, 7.43, 5.87, 4.29, 3.52, 2.86,
    ],
    freeDay: 1,
    variation: 0.3,
  },
  // Example: lessons from 8 to 15, holidays in July and August.
  school: {
    months: [10.6, 8.6, 10.2, 8.6, 8.4, 7.2, 3.6, 3.6, 8.6, 9.8, 10.4, 10.4],
    hours: [
      1.8, 1.8, 1.8, 1.8, 1.8, 2, 4, 7, 8.6, 9, 9, 9, 8.6, 8, 6.6, 4.6, 3.4, 2.6, 2.2, 2, 1.9, 1.9,
      1.8, 1.8,
    ],
    freeDay: 0.3,
    variation: 0.15,
  },
  // Example: pumps follow water use, highest in the morning, in the evening and in summer.
  waterworks: {
    months: [7.9, 7.3, 8, 8.1, 8.8, 9, 9.2, 9, 8.4, 8.2, 7.9, 8.2],
    hours: [
      2.6, 2.3, 2.2, 2.2, 2.5, 3.3, 4.6, 5.2, 5.1, 4.8, 4.6, 4.5, 4.5, 4.4, 4.3, 4.3, 4.5, 4.9, 5.3,
      5.4, 5.2, 4.7, 3.9, 3.2,
    ],
    freeDay: 0.97,
    variation: 0.1,
  },
  // Example: heating according to how cold the month is, hot water all year.
  heatPump: {
    months: [17.5, 15, 12.5, 7.5, 3.5, 2.3, 2.2, 2.2, 3.3, 7.5, 11.5, 15],
    hours: [
      4.6, 4.6, 4.7, 4.8, 4.9, 5.1, 5.2, 4.9, 4.5, 4.1, 3.8, 3.6, 3.5, 3.4, 3.4, 3.5, 3.7, 3.9, 4.1,
      4.2, 4.2, 4.3, 4.4, 4.6,
    ],
    freeDay: 1,
    variation: 0.2,
  },
  ...exampleShapes,
};

/** Lamps are on below this height of the Sun. */
const darkSine = Math.sin((-3 * Math.PI) / 180);
const samplesOfHour = 12;

/**
 * Hourly use of a kind, kWh, with the given sum over the year, written `into` a series. The same seed gives the same year.
 */
export function consumptionSeries(
  axis: HourAxis,
  kind: ConsumptionKind,
  annual: Kwh,
  seed: number,
  into: Float64Array = new Float64Array(axis.hours),
): Float64Array {
  const series =
    kind === 'streetLighting' ? darkness(axis) : shapedSeries(axis, shapes[kind], seed, into);
  return scaleTo(series, annual);
}

/**
 * More than the sine of the Sun's height changes in half an hour in Poland: 7.5° of turn times the cosine of the latitude.
 */
const halfHourOfSun = 0.1;

/** The dark fraction of each hour: 1 at night, 0 by day. The sum is the hours a year that lamps are on. */
export function darkness(axis: HourAxis): Float64Array {
  return Float64Array.from({length: axis.hours}, (_, hour) => {
    const sinHeightAt = (part: number): number =>
      sunPosition(axis.startMs + (hour + part) * hourMs).sinHeight;
    const middle = sinHeightAt(0.5);
    if (Math.abs(middle - darkSine) > halfHourOfSun) {
      return middle < darkSine ? 1 : 0;
    }
    let dark = 0;
    for (let sample = 0; sample < samplesOfHour; sample += 1) {
      if (sinHeightAt((sample + 0.5) / samplesOfHour) < darkSine) {
        dark += 1;
      }
    }
    return dark / samplesOfHour;
  });
}

/** Weights hours by the shape, then scales each month to its share. */
function shapedSeries(
  axis: HourAxis,
  shape: Shape,
  seed: number,
  weights: Float64Array,
): Float64Array {
  const random = seededRandom(seed);
  const {localHour, localMonth, workday} = axis;
  const monthSums = new Float64Array(12);
  // Plain loops: of a thousand members, these are most of the first answer.
  for (let hour = 0; hour < weights.length; hour += 1) {
    const month = localMonth[hour] ?? 0;
    const day = workday[hour] === 1 ? 1 : shape.freeDay;
    const noise = 1 + shape.variation * (random.uniform() - 0.5) * 2;
    const weight = (shape.hours[localHour[hour] ?? 0] ?? 0) * day * noise;
    monthSums[month] = (monthSums[month] ?? 0) + weight;
    weights[hour] = weight;
  }
  for (let hour = 0; hour < weights.length; hour += 1) {
    const month = localMonth[hour] ?? 0;
    weights[hour] = ((weights[hour] ?? 0) * (shape.months[month] ?? 0)) / (monthSums[month] ?? 1);
  }
  return weights;
}
