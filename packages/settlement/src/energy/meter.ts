import {reusableSeries, type TakeSeries} from '../hours/series';

/** Hourly readings of one point of delivery (PPE), summed over its phases. */
export interface MeterSeries {
  readonly withdrawn: Float64Array;
  readonly injected: Float64Array;
}

/** The arrays of all made meters. */
const takeShared = reusableSeries();

/** The meter whose hours stand in the arrays. */
let last: {readonly meter: MadeMeter; readonly series: MeterSeries} | undefined;
let isBeingRead = false;

/**
 * A meter whose hours are made anew whenever they are read, always the same ones. The hours of a thousand members with
 * sources would take 140 MB, and those of every year they are compared with as much again. All made meters share a few
 * arrays, so its hours can be had only inside `read`.
 */
export class MadeMeter {
  /** `make` takes all its series from what it is given. */
  constructor(private readonly make: (take: TakeSeries) => MeterSeries) {}

  /** What `look` makes of its hours; no array of them may outlive it, and no other made meter is read meanwhile. */
  read<T>(look: (series: MeterSeries) => T): T {
    if (last?.meter !== this) {
      if (isBeingRead) {
        throw new Error('The hours of a made meter are still being read.');
      }
      last = {meter: this, series: this.make(takeShared())};
    }
    const outer = isBeingRead;
    isBeingRead = true;
    try {
      return look(last.series);
    } finally {
      isBeingRead = outer;
    }
  }
}

/** A meter with its hours, or one that makes them. */
export type Meter = MeterSeries | MadeMeter;

/** What `look` makes of the hours of a meter. */
export function readMeter<T>(meter: Meter, look: (series: MeterSeries) => T): T {
  return meter instanceof MadeMeter ? meter.read(look) : look(meter);
}
