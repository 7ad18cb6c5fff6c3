import type {CalculationReport} from '../shapes';

/** Less is a rounding to a reader, kWh. */
const least = 0.5;

/** A period in which a member's bill has more energy than the member's meter drew from the grid, kWh. */
interface MoreThanDrawn {
  readonly period: number;
  readonly boughtKwh: number;
  readonly drawnKwh: number;
}

/**
 * Periods of a member that read as an error and are none: what the cooperative bought is split only among those whose
 * balance of the period is above zero, so they are billed also for what the others drew in other hours.
 */
export function moreThanDrawn(
  {settlement}: CalculationReport,
  member: number,
): readonly MoreThanDrawn[] {
  const energy = settlement.energy.members[member];
  return Array.from(energy?.statutoryBought ?? [], (boughtKwh, period) => ({
    period,
    boughtKwh,
    drawnKwh: energy?.drawn[period] ?? 0,
  })).filter(({boughtKwh, drawnKwh}) => boughtKwh - drawnKwh > least);
}
