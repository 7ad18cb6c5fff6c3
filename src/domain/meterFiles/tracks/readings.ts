import type {Status} from '../table/statusWords';
import type {HourMark} from '../time/timeLabels';

/**
 * What an hour of a quantity, or a reading, is worth. Of a sum, the larger number holds: one estimated quarter makes an
 * estimated hour, an absent one makes it partial.
 */
export const quality = {none: 0, measured: 1, corrected: 2, estimated: 3, partial: 4} as const;

const qualities: Readonly<Record<Status, number>> = {
  missing: quality.none,
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
  /** The same in minutes of UTC, or `noTime` if the file gives no UTC time. */
  instant: Int32Array;
  /** kWh; `NaN` for a missing reading. */
  value: Float64Array;
  line: Int32Array;
  quality: Uint8Array;
  /** Of the few readings that have one, what distinguishes the repeated autumn hour. */
  private readonly marks = new Map<number, HourMark>();

  constructor(usualLength: number) {
    this.civil = new Int32Array(usualLength);
    this.instant = new Int32Array(usualLength);
    this.value = new Float64Array(usualLength);
    this.line = new Int32Array(usualLength);
    this.quality = new Uint8Array(usualLength);
  }

  add(
    civil: number,
    mark: HourMark,
    instant: number,
    value: number,
    line: number,
    worth: number,
  ): void {
    const at = this.length;
    if (at === this.civil.length) {
      this.widen();
    }
    this.civil[at] = civil;
    if (mark !== null) {
      this.marks.set(at, mark);
    }
    this.instant[at] = instant;
    this.value[at] = value;
    this.line[at] = line;
    this.quality[at] = worth;
    this.length = at + 1;
  }

  markAt(index: number): HourMark {
    return this.marks.get(index) ?? null;
  }

  private widen(): void {
    const length = Math.max(this.civil.length, 16) * 4;
    this.civil = enlarged(this.civil, new Int32Array(length));
    this.instant = enlarged(this.instant, new Int32Array(length));
    this.value = enlarged(this.value, new Float64Array(length));
    this.line = enlarged(this.line, new Int32Array(length));
    this.quality = enlarged(this.quality, new Uint8Array(length));
  }
}

function enlarged<T extends Int32Array | Float64Array | Uint8Array>(old: T, next: T): T {
  next.set(old);
  return next;
}
