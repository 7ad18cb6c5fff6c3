import type {HourAxis, Kwh} from '@cooperative/polish';
import {sum} from '../split';

/** Scales a series to a sum, in its place; all zeros if there is nothing to scale. */
export function scaleTo(series: Float64Array, target: Kwh): Float64Array {
  const total = sum(series);
  const factor = total > 0 ? target / total : 0;
  for (let at = 0; at < series.length; at += 1) {
    series[at] = (series[at] ?? 0) * factor;
  }
  return series;
}

/** What to multiply the hours of each month by, so that months add up to these kWh and keep the shape of their hours. */
export function monthFactors(
  {localMonth}: HourAxis,
  series: Float64Array,
  kwhOfMonths: readonly number[],
): readonly number[] {
  const sums = new Float64Array(12);
  for (const [hour, value] of series.entries()) {
    const month = localMonth[hour] ?? 0;
    sums[month] = (sums[month] ?? 0) + value;
  }
  return kwhOfMonths.map((target, month) => target / Math.max(sums[month] ?? 0, Number.MIN_VALUE));
}
