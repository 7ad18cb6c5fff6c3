import {Scratch} from '../hours/scratch';
import type {MeterSeries} from './balance';

const scratch = new Scratch();

/** The series of the meter that was read last: every step of a settlement reads one meter after another. */
let last: {readonly meter: MadeMeter; readonly series: MeterSeries} | undefined;

/**
 * A meter whose hours are made anew whenever they are read, always the same ones. The hours of a thousand members with
 * sources would take 140 MB, and those of every year they are compared with as much again. They stand in the same
 * arrays as those of the meter read before: read one meter to the end before another.
 */
export class MadeMeter implements MeterSeries {
  constructor(private readonly make: () => MeterSeries) {}

  get withdrawn(): Float64Array {
    return this.series().withdrawn;
  }

  get injected(): Float64Array {
    return this.series().injected;
  }

  private series(): MeterSeries {
    if (last?.meter !== this) {
      last = {meter: this, series: scratch.make(this.make)};
    }
    return last.series;
  }
}
