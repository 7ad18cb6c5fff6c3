import {behindTheMeter, type Battery} from '../../models/battery';
import {inFull, ownSeries, type TakeSeries} from '../../hours/series';
import {MadeMeter} from '../../energy/meter';
import type {PreparedMember} from './preparedMember';

type Known = Omit<PreparedMember, 'generation' | 'meterAt'>;

/** A member with described sources, whose hours are kept for the next change. */
export function keptMember(
  known: Known,
  battery: Battery | undefined,
  generation: Float64Array,
): PreparedMember {
  const consumption = inFull(known.consumption);
  const usual = behindTheMeter(consumption, generation, battery);
  return {
    ...known,
    generation: () => generation,
    meterAt: (factor) =>
      factor === 1 ? usual : behindTheMeter(consumption, timesMore(generation, factor), battery),
  };
}

/** One of many members: only its use is kept, and what `generate` makes is made again whenever it is read. */
export function madeMember(
  known: Known,
  battery: Battery | undefined,
  generate: (take?: TakeSeries) => Float64Array,
): PreparedMember {
  const meterAt = (factor: number): MadeMeter =>
    new MadeMeter((take) =>
      behindTheMeter(
        inFull(known.consumption, take),
        timesMore(generate(take), factor, take),
        battery,
        take,
      ),
    );
  const usual = meterAt(1);
  return {
    ...known,
    generation: generate,
    meterAt: (factor) => (factor === 1 ? usual : meterAt(factor)),
  };
}

/** The series times a factor; itself where that is 1. */
export function timesMore(
  generation: Float64Array,
  factor: number,
  take: TakeSeries = ownSeries,
): Float64Array {
  if (factor === 1) {
    return generation;
  }
  // A loop: with a thousand members, `map` takes several times as long.
  const more = take(generation.length);
  for (let hour = 0; hour < more.length; hour += 1) {
    more[hour] = (generation[hour] ?? 0) * factor;
  }
  return more;
}
