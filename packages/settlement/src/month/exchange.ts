import {type HourAxis, hourMs} from '@cooperative/polish';
import {livedHours} from './life';
import type {PointReadings} from './matching';
import type {Point} from '../record/schema';

/** What one point exchanged with the grid in a month, before any balance, kWh. */
export interface Exchange {
  readonly withdrawnKwh: number;
  readonly injectedKwh: number;
  /** Null where nobody measured it. */
  readonly generatedKwh: number | null;
  /** Hours of the month without a reading; they count as zero. Those on days on which the point is not there are none. */
  readonly missingHours: number;
  /** Hours with an estimate or a substitute value, which the operator may still correct. */
  readonly estimatedHours: number;
  /** See {@link dayMarks}. */
  readonly days: string;
}

/** Readings of the hours of one month; `NaN` for a missing one. */
interface Cut {
  readonly withdrawn: Float64Array;
  readonly injected: Float64Array;
  readonly generation?: Float64Array;
  /** How many of them hold an estimate or a substitute value. */
  readonly estimatedHours: number;
}

/** The hours of an axis of what a point has. */
export function cut(own: PointReadings | null, {startMs, hours}: HourAxis): Cut {
  const from = own ? (startMs - own.startMs) / hourMs : 0;
  const hoursOf = (series: Float64Array | undefined): Float64Array => {
    const placed = new Float64Array(hours);
    for (let hour = 0; hour < hours; hour += 1) {
      placed[hour] = series?.[from + hour] ?? Number.NaN;
    }
    return placed;
  };
  return {
    withdrawn: hoursOf(own?.withdrawn),
    injected: hoursOf(own?.injected),
    ...(own?.generation && {generation: hoursOf(own.generation)}),
    estimatedHours:
      own?.estimated.filter((at) => at >= startMs && at < startMs + hours * hourMs).length ?? 0,
  };
}

/** With zero for a missing reading. */
export function filled(series: Float64Array): Float64Array {
  return series.map((kwh) => (Number.isNaN(kwh) ? 0 : kwh));
}

/** What is known of the point: whether it is the cooperative's own, and its days. */
type ExchangePoint = Pick<Point, 'ofCooperative' | 'from' | 'to'>;

/** A connection of the cooperative where nobody uses energy gives all it generates; a point that gives nothing, none. */
export function exchangeOf(
  own: Cut,
  axis: HourAxis,
  {ofCooperative, ...days}: ExchangePoint,
): Exchange {
  const {withdrawn, injected, generation, estimatedHours} = own;
  const sum = (series: Float64Array): number =>
    series.reduce((all, kwh) => (Number.isNaN(kwh) ? all : all + kwh), 0);
  const injectedKwh = sum(injected);
  const [first, end] = livedHours(days, axis);
  return {
    withdrawnKwh: sum(withdrawn),
    injectedKwh,
    generatedKwh: generation
      ? sum(generation)
      : ofCooperative === true || injectedKwh === 0
        ? injectedKwh
        : null,
    missingHours: withdrawn.subarray(first, end).filter((_, hour) => isMissing(own, first + hour))
      .length,
    estimatedHours,
    days: dayMarks(own, axis),
  };
}

/** Whether one of both directions has no reading of an hour. */
function isMissing({withdrawn, injected}: Cut, hour: number): boolean {
  return Number.isNaN((withdrawn[hour] ?? Number.NaN) + (injected[hour] ?? Number.NaN));
}

/** Characters of the mark of one day. */
export const markLength = 4;

/** The mark of a day of which an hour is missing. */
export const noMark = '-'.repeat(markLength);

/**
 * Four characters for each day, the same for the same readings in watt-hours. A file that brings others is known by them,
 * without keeping the readings; one of 65 536 changes of a day stays unseen.
 */
function dayMarks(own: Cut, {localDay}: HourAxis): string {
  const marks: string[] = [];
  let mark: number | null = 0;
  localDay.forEach((day, hour) => {
    if (hour === 0 || localDay[hour - 1] !== day) {
      mark = 0x81_1c_9d_c5;
    }
    for (const series of [own.withdrawn, own.injected]) {
      mark =
        mark === null || isMissing(own, hour)
          ? null
          : Math.imul(mark ^ Math.round((series[hour] ?? 0) * 1000), 0x01_00_01_93);
    }
    if (localDay[hour + 1] !== day) {
      marks.push(
        mark === null
          ? noMark
          : ((mark ^ (mark >>> 16)) & 0xff_ff).toString(16).padStart(markLength, '0'),
      );
    }
  });
  return marks.join('');
}
