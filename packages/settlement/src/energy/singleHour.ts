import {shareHour} from './balance';
import {lawfulRules} from './settleEnergy';

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
  const {shared, fromGrid, toGrid} = shareHour(taken, given);
  return {shared, surplus: toGrid, credit: lawfulRules.ratio * toGrid, missing: fromGrid};
}
