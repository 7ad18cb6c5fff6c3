import {noHours, type WholeHours} from '../../energy/memberHours';
import {behindTheMeter, type Battery} from '../../models/battery';
import type {PreparedMember} from './preparedMember';

/** What is known about a member with described sources. */
interface Modelled {
  /** kWh of each hour. */
  readonly use: Float64Array;
  /** Adds what the sources generate in the usual year to series of zeros; undefined if there are none. */
  readonly addGeneration: ((all: Float64Array) => void) | undefined;
  readonly battery: Battery | undefined;
  /** For the hours of other years, and of one of very many also for those of the usual one, which fewer members keep. */
  readonly desk: WholeHours;
  readonly isMany: boolean;
  /** A series of zeros. */
  readonly none: Float64Array;
}

/** The hours of a member with described sources. */
export function modelledMember({
  use,
  addGeneration,
  battery,
  desk,
  isMany,
  none,
}: Modelled): PreparedMember['hoursAt'] {
  // Seven digits in half the place: more than a model knows, and less than a thousandth of a kWh over a year.
  const kept = isMany ? new Float32Array(use) : use;
  const write = (on: WholeHours, factor: number): WholeHours => {
    const {consumption, generation} = on;
    consumption.set(kept);
    if (!addGeneration) {
      // A battery has nothing to store.
      return {consumption, withdrawn: consumption, injected: none, generation: none};
    }
    addGeneration(generation.fill(0));
    multiply(generation, factor);
    behindTheMeter(consumption, generation, battery, on);
    return on;
  };
  const usual = isMany
    ? () => write(desk, 1)
    : write({...noHours(use.length), consumption: use}, 1);
  return (factor) => (factor === 1 || !addGeneration ? usual : () => write(desk, factor));
}

/** Multiplies a series in its place. */
export function multiply(series: Float64Array, factor: number): void {
  // A loop: with a thousand members, `map` takes several times as long.
  for (let hour = 0; factor !== 1 && hour < series.length; hour += 1) {
    series[hour] = (series[hour] ?? 0) * factor;
  }
}
