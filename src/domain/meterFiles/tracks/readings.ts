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

const marks: readonly HourMark[] = [null, 'a', 'b', 'summer', 'winter'];

/** No UTC time. No label is that far away. */
export const noTime = -0x80000000;

/**
 * Readings of one quantity of one meter, in one zone or column, in the order of the file. A year has 35 040 of them, so
 * they are numbers in columns, not an object each.
 */
export class Readings {
  length = 0;
  /** Start of the interval in minutes of Polish civil time since 1.01.1970. */
  civil = new Int32Array(64);
  /** The same in minutes of UTC, or `noTime` if the file gives no UTC time. */
  instant = new Int32Array(64);
  /** kWh; `NaN` for a missing reading. */
  value = new Float64Array(64);
  line = new Int32Array(64);
  quality = new Uint8Array(64);
  private mark = new Uint8Array(64);

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
      this.grow();
    }
    this.civil[at] = civil;
    this.mark[at] = mark === null ? 0 : marks.indexOf(mark);
    this.instant[at] = instant;
    this.value[at] = value;
    this.line[at] = line;
    this.quality[at] = worth;
    this.length = at + 1;
  }

  /** What distinguishes the repeated autumn hour. */
  markAt(index: number): HourMark {
    return marks[this.mark[index] ?? 0] ?? null;
  }

  private grow(): void {
    const length = this.civil.length * 2;
    this.civil = enlarged(this.civil, new Int32Array(length));
    this.instant = enlarged(this.instant, new Int32Array(length));
    this.value = enlarged(this.value, new Float64Array(length));
    this.line = enlarged(this.line, new Int32Array(length));
    this.quality = enlarged(this.quality, new Uint8Array(length));
    this.mark = enlarged(this.mark, new Uint8Array(length));
  }
}

function enlarged<T extends Int32Array | Float64Array | Uint8Array>(old: T, next: T): T {
  next.set(old);
  return next;
}
