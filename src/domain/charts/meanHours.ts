import type {HourTotals} from '../settlement/energy/balance';
import type {HourAxis} from '../settlement/hours/hourAxis';

/** Energy of the cooperative in one hour, kWh. `fromGrid` and `toGrid` of a single hour are never both above zero. */
export interface HourEnergy {
  /** Used behind the member's own meter. */
  readonly selfUse: number;
  /** Given by some members and drawn by others in the same hour. */
  readonly shared: number;
  readonly fromGrid: number;
  readonly toGrid: number;
}

/**
 * The mean day of each month: 12 rows of 24 hours. `consumption` is that of all members together, `totals` what their
 * meters drew and gave after the balance of the hour (`hourTotals`). Hours without a day are zero.
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
      const back = given[hour] ?? 0;
      sum.hours += 1;
      sum.selfUse += Math.max((consumption[hour] ?? 0) - out, 0);
      sum.shared += Math.min(out, back);
      sum.fromGrid += Math.max(out - back, 0);
      sum.toGrid += Math.max(back - out, 0);
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
