import type {SeriesCache} from '../hours/seriesCache';
import {sum} from '../split';

/** Hourly readings of one point of delivery (PPE), summed over its phases, kWh. */
export interface MeterSeries {
  readonly withdrawn: Float64Array;
  readonly injected: Float64Array;
}

/** A member hour by hour, kWh: what its meter shows and, if it is known, what is used and generated behind it. */
export interface MemberHours extends MeterSeries {
  readonly consumption?: Float64Array;
  readonly generation?: Float64Array;
}

/** With use and generation known. Also series to write them into. */
export type WholeHours = Required<MemberHours>;

export function noHours(hours: number): WholeHours {
  return {
    withdrawn: new Float64Array(hours),
    injected: new Float64Array(hours),
    consumption: new Float64Array(hours),
    generation: new Float64Array(hours),
  };
}

/**
 * The hours of a member or, of one of very many and of other years and sizes, what writes them anew whenever they are
 * read: those of a thousand would take 280 MB, and as much again in every year they are compared with. Many share one
 * desk, so they are read one after another, and no array of one is kept.
 */
export type KeptOrWritten<Hours extends MemberHours = MemberHours> = Hours | (() => Hours);

export function hoursOf<Hours extends MemberHours>(member: KeptOrWritten<Hours>): Hours {
  return typeof member === 'function' ? member() : member;
}

/** What a member uses and generates, kWh: of hours that are written when they are read, summed once. */
export function sumsOf(
  member: KeptOrWritten,
  cache: SeriesCache,
): Readonly<Record<'consumptionKwh' | 'generationKwh', number>> {
  return cache.of(member, 'sums', () => {
    const {withdrawn, injected, consumption = withdrawn, generation = injected} = hoursOf(member);
    return {consumptionKwh: sum(consumption), generationKwh: sum(generation)};
  });
}
