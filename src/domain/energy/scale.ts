import type {Kwh} from '../kernel/units';

/** A series of the same shape scaled to a sum; all zeros if there is nothing to scale. */
export function scaleTo(series: Float64Array, target: Kwh): Float64Array {
  let sum = 0;
  for (const value of series) {
    sum += value;
  }
  const factor = sum > 0 ? target / sum : 0;
  return series.map((value) => value * factor);
}
