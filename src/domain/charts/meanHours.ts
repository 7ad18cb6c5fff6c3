import {type HourOfCooperative, type HourTotals, shareHour} from '@cooperative/settlement/explain';
import type {HourAxis} from '@cooperative/polish';

/** Mean energy of an hour, kWh. Import and export can both be above zero, because it averages many days. */
export interface HourEnergy extends HourOfCooperative {
  /** Used behind the member's own meter. */
  readonly selfUse: number;
}

/**
 * The mean day of each month: 12 rows of 24 hours. `consumption` is that of all members together, `totals` is what
 * their meters drew and gave after the hourly balance (`hourTotals`). Hours without data are zero.
 */
export function meanHours(
  axis: HourAxis,
  consumption: Float64Array,
  {drawn, given}: HourTotals,
): readonly (readonly HourEnergy[])[] {
  const sums = Array.from({length: 12 * 24}, () => ({
    hours: 0,
    selfUse: 0,
    shared: 0,
    fromGrid: 0,
    toGrid: 0,
  }));
  for (let hour = 0; hour < axis.hours; hour += 1) {
    const sum = sums[(axis.localMonth[hour] ?? 0) * 24 + (axis.localHour[hour] ?? 0)];
    if (sum) {
      const out = drawn[hour] ?? 0;
      const {shared, fromGrid, toGrid} = shareHour(out, given[hour] ?? 0);
      sum.hours += 1;
      sum.selfUse += Math.max((consumption[hour] ?? 0) - out, 0);
      sum.shared += shared;
      sum.fromGrid += fromGrid;
      sum.toGrid += toGrid;
    }
  }
  const means = sums.map(({hours, ...energy}): HourEnergy => {
    const of = (kwh: number): number => (hours > 0 ? kwh / hours : 0);
    return {
      selfUse: of(energy.selfUse),
      shared: of(energy.shared),
      fromGrid: of(energy.fromGrid),
      toGrid: of(energy.toGrid),
    };
  });
  return Array.from({length: 12}, (_, month) => means.slice(month * 24, month * 24 + 24));
}
