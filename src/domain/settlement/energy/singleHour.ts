import {singleHours} from '../hours/hourAxis';
import {settleEnergy} from './settleEnergy';

/** One hour of a cooperative, kWh. */
interface SettledHour {
  /** Taken by other members in the same hour. */
  readonly shared: number;
  readonly surplus: number;
  /** What the surplus entitles to draw later. */
  readonly credit: number;
  /** Drawn beyond what members gave. */
  readonly missing: number;
}

/** Settles one hour in which some members give energy and others take it. */
export function settleHour(given: number, taken: number): SettledHour {
  const meters = [
    {withdrawn: Float64Array.of(0), injected: Float64Array.of(given)},
    {withdrawn: Float64Array.of(taken), injected: Float64Array.of(0)},
  ];
  const {balance, credits} = settleEnergy(singleHours(1), meters, {year: 'first'});
  return {
    shared: balance.sharedKwh[0] ?? 0,
    surplus: balance.exportKwh[0] ?? 0,
    credit: credits.creditKwh[0] ?? 0,
    missing: balance.importKwh[0] ?? 0,
  };
}
