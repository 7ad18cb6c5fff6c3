import {dayMinutes} from '../../kernel/time';
import {civilHour} from '../time/civilTime';
import type {HourMark, TimeLabel, TimeLabels} from '../time/timeLabels';
import {noTime} from './readings';

/** The labels of a table, row by row, each of their properties in a column of its own. */
export class Labels implements TimeLabels {
  hasHour24 = false;
  hasInstants = false;
  /** How many rows have a label. */
  private count = 0;
  /** Days numbered consecutively, as they have an hour 25. */
  private readonly longDays = new Set<number>();
  private readonly days: Int32Array;
  private readonly allMinutes: Int32Array;
  private readonly allWritten: Int32Array;
  private readonly instants: Int32Array;
  private readonly lines: Int32Array;
  private readonly marks = new Map<number, HourMark>();

  /** For at most so many rows. */
  constructor(rows: number) {
    this.days = new Int32Array(rows);
    this.allMinutes = new Int32Array(rows);
    this.allWritten = new Int32Array(rows);
    this.instants = new Int32Array(rows);
    this.lines = new Int32Array(rows);
  }

  add({day, minutes, mark, isHour24, instant, written}: TimeLabel, line: number): void {
    const at = this.count;
    this.count += 1;
    this.days[at] = day;
    this.allMinutes[at] = minutes;
    this.allWritten[at] = written;
    this.instants[at] = instant ?? noTime;
    this.lines[at] = line;
    if (mark !== null) {
      this.marks.set(at, mark);
    }
    if (minutes > (day + 1) * dayMinutes) {
      this.longDays.add(day);
    }
    this.hasHour24 ||= isHour24;
    this.hasInstants ||= instant !== null;
  }

  get minutes(): Int32Array {
    return this.allMinutes.subarray(0, this.count);
  }

  get written(): Int32Array {
    return this.allWritten.subarray(0, this.count);
  }

  /** Minutes of UTC where a label gives its offset, of civil time elsewhere. */
  get moments(): Int32Array {
    return this.instants
      .subarray(0, this.count)
      .map((instant, at) => (instant === noTime ? (this.allMinutes[at] ?? 0) : instant));
  }

  lineAt(at: number): number {
    return this.lines[at] ?? 0;
  }

  /** Start of an interval whose label is that many minutes after it, in minutes of civil time. */
  civilAt(at: number, shift: number): number {
    const day = this.days[at] ?? 0;
    return this.longDays.has(day)
      ? day * dayMinutes + this.positionAt(at).hour * 60
      : (this.allMinutes[at] ?? 0) - shift;
  }

  instantAt(at: number, shift: number): number {
    const instant = this.instants[at] ?? noTime;
    return instant === noTime ? noTime : instant - shift;
  }

  markAt(at: number): HourMark {
    return this.longDays.has(this.days[at] ?? 0)
      ? this.positionAt(at).mark
      : (this.marks.get(at) ?? null);
  }

  /** An hour numbered consecutively within its day from 1. */
  private positionAt(at: number): {readonly hour: number; readonly mark: HourMark} {
    const day = this.days[at] ?? 0;
    return civilHour(day, ((this.allMinutes[at] ?? 0) - day * dayMinutes) / 60 - 1);
  }
}
