import type {HourAxis} from '@cooperative/polish';
import {sum} from '../split';
import {seededRandom} from './random';

interface WindTurbine {
  readonly kw: number;
  /** Mean power as a fraction of full power: for example 0.25 for a large turbine, 0.10–0.15 for one of 10–30 m. */
  readonly capacityFactor: number;
}

/** Monthly shares of a year, percent: Warszawa, typical year. */
const monthShares = [11.5, 9.2, 10, 4.5, 7.1, 7, 6.8, 5.1, 5.7, 9.3, 11.3, 12.7];

const hourLikeness = 0.96;
/** Wind speeds at which a turbine starts, reaches full power and stops, m/s. */
const speeds = {cutIn: 3, rated: 12, cutOut: 25};
/** Of the windiest month. Beyond the cut-out speed more wind yields less: up to here the yield still rises. */
const largestScale = speeds.rated * 1.3;

/**
 * A turbine's hourly generation over a year, kWh. The wind speed has a Weibull distribution of shape 2 and changes
 * slowly; its scale is set for each month so that the month yields its share. What a month cannot yield the others do.
 */
export function windGeneration(
  axis: HourAxis,
  {kw, capacityFactor}: WindTurbine,
  seed: number,
): Float64Array {
  const unitSpeed = weibullSpeeds(axis.hours, seed);
  const most = monthShares.map((_, month) => yieldAt(largestScale, axis, month, unitSpeed));
  const wanted = sharedUpTo(capacityFactor * axis.hours, monthShares, most);
  const output = new Float64Array(axis.hours);
  monthShares.forEach((_, month) => {
    const scale = fitScale(axis, month, unitSpeed, wanted[month] ?? 0);
    for (let hour = 0; hour < axis.hours; hour += 1) {
      if (axis.localMonth[hour] === month) {
        output[hour] = powerAt(scale * (unitSpeed[hour] ?? 0));
      }
    }
  });
  // Where all months together cannot, every hour comes nearer to full power by the same part of what it lacks.
  const made = sum(output);
  const lift = Math.max(0, (capacityFactor * axis.hours - made) / (axis.hours - made));
  return output.map((part) => kw * (part + lift * (1 - part)));
}

/** Speeds of scale 1, correlated from hour to hour. */
export function weibullSpeeds(hours: number, seed: number): Float64Array {
  const random = seededRandom(seed);
  let state = random.normal();
  return Float64Array.from({length: hours}, () => {
    state = hourLikeness * state + Math.sqrt(1 - hourLikeness ** 2) * random.normal();
    return Math.sqrt(-Math.log(1 - normalPart(state)));
  });
}

function fitScale(axis: HourAxis, month: number, unitSpeed: Float64Array, hours: number): number {
  let low = 0;
  let high = largestScale;
  for (let step = 0; step < 40; step += 1) {
    const scale = (low + high) / 2;
    if (yieldAt(scale, axis, month, unitSpeed) < hours) {
      low = scale;
    } else {
      high = scale;
    }
  }
  return high;
}

/** Hours of full power in a month at a scale of the speeds. */
function yieldAt(
  scale: number,
  {hours, localMonth}: HourAxis,
  month: number,
  unitSpeed: Float64Array,
): number {
  let total = 0;
  for (let hour = 0; hour < hours; hour += 1) {
    if (localMonth[hour] === month) {
      total += powerAt(scale * (unitSpeed[hour] ?? 0));
    }
  }
  return total;
}

/** An amount in proportion to shares, none above its limit; what is above goes to the others by the same shares. */
function sharedUpTo(
  amount: number,
  shares: readonly number[],
  limits: readonly number[],
): readonly number[] {
  const sumAt = (factor: number): number =>
    shares.reduce((all, share, index) => all + Math.min(share * factor, limits[index] ?? 0), 0);
  let low = 0;
  let high = amount;
  for (let step = 0; step < 60; step += 1) {
    const factor = (low + high) / 2;
    if (sumAt(factor) < amount) {
      low = factor;
    } else {
      high = factor;
    }
  }
  return shares.map((share, index) => Math.min(share * high, limits[index] ?? 0));
}

/** Fraction of full power at a speed. */
function powerAt(speed: number): number {
  const {cutIn, rated, cutOut} = speeds;
  if (speed <= cutIn || speed >= cutOut) {
    return 0;
  }
  return speed >= rated ? 1 : (speed ** 3 - cutIn ** 3) / (rated ** 3 - cutIn ** 3);
}

/** The normal distribution function (Zelen and Severo). */
function normalPart(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const tail =
    0.3989423 *
    Math.exp((-value * value) / 2) *
    t *
    (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
  return Math.min(Math.max(value > 0 ? 1 - tail : tail, 1e-9), 1 - 1e-9);
}
