import type {HourAxis} from '../settlement/hours/hourAxis';
import {seededRandom} from './random';

export interface WindTurbine {
  readonly kw: number;
  /** Mean power as a fraction of full power: for example 0.25 for a large turbine, 0.10–0.15 for one of 10–30 m. */
  readonly capacityFactor: number;
}

/** Monthly shares of a year, percent: Warszawa, typical year. */
const monthShares = [11.5, 9.2, 10, 4.5, 7.1, 7, 6.8, 5.1, 5.7, 9.3, 11.3, 12.7];

const hourLikeness = 0.96;
/** Wind speeds at which a turbine starts, reaches full power and stops, m/s. */
const speeds = {cutIn: 3, rated: 12, cutOut: 25};

/**
 * A turbine's hourly generation over a year, kWh. The wind speed has a Weibull distribution of shape 2 and changes
 * slowly; its scale is set for each month so that the month yields its share.
 */
export function windGeneration(
  axis: HourAxis,
  {kw, capacityFactor}: WindTurbine,
  seed: number,
): Float64Array {
  const unitSpeed = weibullSpeeds(axis.hours, seed);
  const total = monthShares.reduce((sum, share) => sum + share, 0);
  const annualHours = capacityFactor * axis.hours;
  const output = new Float64Array(axis.hours);
  monthShares.forEach((share, month) => {
    const scale = fitScale(axis, month, unitSpeed, (annualHours * share) / total);
    for (let hour = 0; hour < axis.hours; hour += 1) {
      if (axis.localMonth[hour] === month) {
        output[hour] = kw * powerAt(scale * (unitSpeed[hour] ?? 0));
      }
    }
  });
  return output;
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
  let high = 40;
  for (let step = 0; step < 40; step += 1) {
    const scale = (low + high) / 2;
    let sum = 0;
    for (let hour = 0; hour < axis.hours; hour += 1) {
      if (axis.localMonth[hour] === month) {
        sum += powerAt(scale * (unitSpeed[hour] ?? 0));
      }
    }
    // Beyond the cut-out speed more wind yields less, so the scale is kept where the yield still rises.
    if (sum < hours && scale < speeds.rated * 1.3) {
      low = scale;
    } else {
      high = scale;
    }
  }
  return low;
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
