import type {Status} from '../table/statusWords';
import {kwhFactor} from '../table/units';
import type {HourMark} from '../time/timeLabels';
import type {EnergyUnit} from '../types';

/**
 * What an hour of a quantity, or a reading, is worth. Of a sum, the larger number holds: one estimated quarter makes an
 * estimated hour, an absent one makes it partial.
 */
export const quality = {none: 0, measured: 1, corrected: 2, estimated: 3, partial: 4} as const;

/** A reading of no value, of which a status says that it is missing. */
export const saidMissing = 5;

const qualities: Readonly<Record<Status, number>> = {
  missing: saidMissing,
  measured: quality.measured,
  corrected: quality.corrected,
  estimated: quality.estimated,
};

export function qualityOf(status: Status): number {
  return qualities[status];
}

/** Which of two values of the same time counts: a correction before a reading, a reading before an estimate. */
export function trustOf(of: number): number {
  return of === quality.none
    ? 0
    : of === quality.partial
      ? 1
      : of === quality.estimated
        ? 2
        : 2 + of;
}

const units: readonly EnergyUnit[] = ['kWh', 'MWh', 'Wh', 'kW', 'W'];

/** The times of labels, by their places; a shift in minutes is how far a label is after the start of its interval. */
interface LabelTimes {
  readonly hasInstants: boolean;
  readonly civilAt: (at: number, shift: number) => number;
  readonly instantAt: (at: number, shift: number) => number;
  readonly markAt: (at: number) => HourMark;
}

/** No UTC time. No label is that far away. */
export const noTime = -0x80000000;

/**
 * Readings of one quantity of one meter, in one zone or column, in the order of the file. A year has 35 040 of them, so
 * they are numbers in columns, not an object each.
 */
export class Readings {
  length = 0;
  /** Start of the interval in minutes of Polish civil time since 1.01.1970. */
  civil: Int32Array;
  /** The same in minutes of UTC, or `noTime`, if the file gives UTC time. */
  instant: Int32Array | null = null;
  /** kWh; `NaN` for a missing reading. */
  value: Float64Array;
  line: Int32Array;
  quality: Uint8Array;
  /** Before readings are placed: one of `units`. */
  private unit: Uint8Array;
  /** Of the few readings that have one, what distinguishes the repeated autumn hour. */
  private readonly marks = new Map<number, HourMark>();

  constructor(usualLength: number) {
    this.civil = new Int32Array(usualLength);
    this.value = new Float64Array(usualLength);
    this.line = new Int32Array(usualLength);
    this.quality = new Uint8Array(usualLength);
    this.unit = new Uint8Array(usualLength);
  }

  /** A reading in kWh of a civil time. */
  add(civil: number, mark: HourMark, value: number, line: number, worth: number): void {
    if (mark !== null) {
      this.marks.set(this.length, mark);
    }
    this.addUnplaced(civil, value, 'kWh', line, worth);
  }

  /** A reading of the label at this place, whose time is not known yet, in any unit. */
  addUnplaced(label: number, value: number, unit: EnergyUnit, line: number, worth: number): void {
    const at = this.length;
    if (at === this.civil.length) {
      this.widen();
    }
    this.civil[at] = label;
    this.value[at] = value;
    this.line[at] = line;
    this.quality[at] = worth;
    this.unit[at] = unit === 'kWh' ? 0 : units.indexOf(unit);
    this.length = at + 1;
  }

  /** Gives unplaced readings the times of their labels, so many minutes before them, and makes them kWh. */
  place(labels: LabelTimes, shift: number, step: number): void {
    const factors = units.map((unit) => kwhFactor(unit, step));
    this.instant = labels.hasInstants ? new Int32Array(this.length) : null;
    for (let at = 0; at < this.length; at += 1) {
      const label = this.civil[at] ?? 0;
      const mark = labels.markAt(label);
      this.civil[at] = labels.civilAt(label, shift);
      if (mark !== null) {
        this.marks.set(at, mark);
      }
      if (this.instant !== null) {
        this.instant[at] = labels.instantAt(label, shift);
      }
      this.value[at] = (this.value[at] ?? Number.NaN) * (factors[this.unit[at] ?? 0] ?? Number.NaN);
    }
  }

  isAny(test: (value: number) => boolean): boolean {
    return this.value.subarray(0, this.length).some(test);
  }

  /** Makes of what is below zero what is above it. */
  turn(): void {
    for (let at = 0; at < this.length; at += 1) {
      this.value[at] = Math.abs(this.value[at] ?? Number.NaN);
    }
  }

  markAt(index: number): HourMark {
    return this.marks.get(index) ?? null;
  }

  private widen(): void {
    const length = Math.max(this.civil.length, 16) * 4;
    this.civil = enlarged(this.civil, new Int32Array(length));
    this.value = enlarged(this.value, new Float64Array(length));
    this.line = enlarged(this.line, new Int32Array(length));
    this.quality = enlarged(this.quality, new Uint8Array(length));
    this.unit = enlarged(this.unit, new Uint8Array(length));
  }
}

function enlarged<T extends Int32Array | Float64Array | Uint8Array>(old: T, next: T): T {
  next.set(old);
  return next;
}
