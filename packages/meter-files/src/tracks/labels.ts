import {dayMinutes} from '@cooperative/polish';
import {civilHour} from '../time/civilTime';
import type {HourMark, TimeLabel, TimeLabels} from '../time/timeLabels';
import {noTime} from './readings';

/** A constant of another module is looked up each time; here it is for every row. */
const none = noTime;

/** The labels of a table, row by row, as numbers in a column; what only few of them have is beside it. */
export class Labels implements TimeLabels {
  hasHour24 = false;
  private count = 0;
  private readonly allMinutes: Int32Array;
  /** Of labels with a UTC offset, which all have or none. */
  private zoned: {readonly instants: Int32Array; readonly written: Int32Array} | null = null;
  private readonly marks = new Map<number, HourMark>();
  /** Days of labels written as hour 24 or 25, which are the end of them. */
  private readonly days = new Map<number, number>();
  /** Days numbered consecutively, as they have an hour 25. */
  private readonly longDays = new Set<number>();

  /** For at most so many rows. */
  constructor(mostRows: number) {
    this.allMinutes = new Int32Array(mostRows);
  }

  /** Adds a label that is a time of civil time and nothing else; its place. */
  addPlain(minutes: number): number {
    const at = this.count;
    this.count += 1;
    this.allMinutes[at] = minutes;
    if (this.zoned) {
      this.zoned.written[at] = minutes;
    }
    return at;
  }

  /** Adds a label; its place. */
  add({day, minutes, mark, isHour24, instant, written}: TimeLabel): number {
    const at = this.addPlain(minutes);
    if (mark !== null) {
      this.marks.set(at, mark);
    }
    if (isHour24) {
      this.hasHour24 = true;
      this.days.set(at, day);
      if (minutes > (day + 1) * dayMinutes) {
        this.longDays.add(day);
      }
    }
    if (instant !== null || this.zoned) {
      this.zoned ??= {
        instants: new Int32Array(this.allMinutes.length).fill(none),
        written: this.allMinutes.slice(),
      };
      this.zoned.instants[at] = instant ?? none;
      this.zoned.written[at] = written;
    }
    return at;
  }

  get hasInstants(): boolean {
    return this.zoned !== null;
  }

  get minutes(): Int32Array {
    return this.allMinutes.subarray(0, this.count);
  }

  get written(): Int32Array {
    return this.zoned?.written.subarray(0, this.count) ?? this.minutes;
  }

  /** Minutes of UTC where a label gives its offset, of civil time elsewhere. */
  get moments(): Int32Array {
    const {zoned} = this;
    return zoned === null
      ? this.minutes
      : this.minutes.map((minutes, at) =>
          zoned.instants[at] === none ? minutes : (zoned.instants[at] ?? 0),
        );
  }

  /** Start of an interval whose label is that many minutes after it, in minutes of civil time. */
  civilAt(at: number, shift: number): number {
    const position = this.longDays.size === 0 ? null : this.positionAt(at);
    return position?.civil ?? (this.allMinutes[at] ?? 0) - shift;
  }

  /** The same in minutes of UTC; `noTime` if the label gives no offset. */
  instantAt(at: number, shift: number): number {
    const instant = this.zoned?.instants[at] ?? none;
    return instant === none ? none : instant - shift;
  }

  markAt(at: number): HourMark {
    const position = this.longDays.size === 0 ? null : this.positionAt(at);
    return position ? position.mark : this.marks.size === 0 ? null : (this.marks.get(at) ?? null);
  }

  /** An hour numbered consecutively from 1 within its day; null if those of its day are not. */
  private positionAt(at: number): {readonly civil: number; readonly mark: HourMark} | null {
    const minutes = this.allMinutes[at] ?? 0;
    const day = this.days.get(at) ?? Math.floor(minutes / dayMinutes);
    if (!this.longDays.has(day)) {
      return null;
    }
    const {hour, mark} = civilHour(day, (minutes - day * dayMinutes) / 60 - 1);
    return {civil: day * dayMinutes + hour * 60, mark};
  }
}
