import {dayMinutes, hourMs, minuteMs, polishOffsetHours, remembering} from '@cooperative/polish';
import {noTime, type Readings} from '../tracks/readings';
import {rankOf, type HourMark} from './timeLabels';

/** Minutes by which winter time is ahead of UTC. */
const winterOffset = 60;

/** One reading of a day when the clocks change. */
interface ChangeEntry {
  /** Its place among the readings. */
  readonly index: number;
  readonly civil: number;
  readonly mark: HourMark;
  readonly value: number;
  readonly line: number;
}

/** Number of hours in a civil day: 24, 23 when summer time begins, 25 when it ends. */
export function civilHours(day: number): number {
  return 24 + offsetAt(day) - offsetAt(day + 1);
}

/** Civil hour of the n-th hour of a day, counted from 0; the repeated autumn hour is marked. */
export function civilHour(day: number, position: number): {hour: number; mark: HourMark} {
  const hours = civilHours(day);
  if (hours === 24 || position < 2) {
    return {hour: position, mark: null};
  }
  if (hours === 23) {
    return {hour: position + 1, mark: null};
  }
  return position === 2
    ? {hour: 2, mark: 'summer'}
    : {hour: position - 1, mark: position === 3 ? 'winter' : null};
}

/**
 * Minutes of UTC of the readings of one meter and quantity, in their order. On the two days when the clocks change, a
 * day with as many readings as hours is taken in order, however the odd hour is labelled; otherwise labels and marks
 * decide. An empty reading of such a day and zero in the hour skipped in spring get `noTime`; `lost` collects other
 * readings of that hour.
 */
export function placeInTime(
  readings: Readings,
  step: number,
  lost: (entry: Pick<ChangeEntry, 'line' | 'value'>) => void,
): Int32Array {
  const utc =
    readings.instant?.slice(0, readings.length) ?? new Int32Array(readings.length).fill(noTime);
  const changeDays = collectChangeDays(readings, (index, minutes) => {
    utc[index] = minutes;
  });
  const place = ({index}: ChangeEntry, minutes: number): void => {
    utc[index] = minutes;
  };
  for (const [day, found] of changeDays) {
    const written = asTimePasses(found);
    if (step < 60 && civilHours(day) === 25 && placeClock(written, day, {step, place})) {
      continue;
    }
    // A row without a reading keeps its place among the hours; an empty cell of a table of days may be of none.
    const isWhole = written.length === (civilHours(day) * 60) / step;
    const inOrder = written
      .filter(({value}) => isWhole || !Number.isNaN(value))
      .sort((one, other) => one.civil - other.civil || rankOf(one.mark) - rankOf(other.mark));
    if (civilHours(day) === 23) {
      placeSpring(inOrder, day, {step, place, lost});
    } else {
      placeAutumn(inOrder, day, {step, place});
    }
  }
  return utc;
}

/** The same of a clock that stays in winter time all year. */
export function placeInWinterTime({civil, length}: Readings): Int32Array {
  const utc = civil.slice(0, length);
  for (let at = 0; at < length; at += 1) {
    utc[at] = (utc[at] ?? 0) - winterOffset;
  }
  return utc;
}

/**
 * Groups the readings of the two clock-change days by day; passes on the others with their minutes of UTC. Those that
 * have them already are left alone.
 */
function collectChangeDays(
  readings: Readings,
  usual: (index: number, utcMinutes: number) => void,
): ReadonlyMap<number, ChangeEntry[]> {
  const changeDays = new Map<number, ChangeEntry[]>();
  const {length, civil: minutes, instant, value, line} = readings;
  const none = noTime;
  // Readings are mostly in order, so the offset is looked up only when the day changes.
  let start = 0;
  let end = 0;
  let isChangeDay = false;
  let offset = 0;
  for (let index = 0; index < length; index += 1) {
    if (instant !== null && instant[index] !== none) {
      continue;
    }
    const civil = minutes[index] ?? 0;
    if (civil < start || civil >= end) {
      const day = Math.floor(civil / dayMinutes);
      start = day * dayMinutes;
      end = start + dayMinutes;
      isChangeDay = civilHours(day) !== 24;
      offset = offsetAt(day) * 60;
    }
    if (isChangeDay) {
      push(changeDays, start / dayMinutes, {
        index,
        civil,
        mark: readings.markAt(index),
        value: value[index] ?? Number.NaN,
        line: line[index] ?? 0,
      });
    } else {
      usual(index, civil - offset);
    }
  }
  return changeDays;
}

/**
 * Whether a file stays in winter time all year, judged by the tracks of each quantity of each meter. It is certain only
 * if both changes show it: energy in the hour skipped in spring, on a day with all 24 hours, and an autumn day with
 * each of its 24 labels once. A file that fills the spring hour with zero proves nothing.
 */
export function staysInWinterTime(
  quantities: readonly (readonly Readings[])[],
  step: number,
): boolean {
  const whole = dayMinutes / step;
  let springs = 0;
  let autumns = 0;
  for (const tracks of quantities) {
    const changeDays = new Map<number, ChangeEntry[]>();
    for (const readings of tracks) {
      for (const [day, found] of collectChangeDays(readings, () => undefined)) {
        changeDays.set(day, [...(changeDays.get(day) ?? []), ...found]);
      }
    }
    for (const [day, all] of changeDays) {
      const found = all.filter(({value}) => !Number.isNaN(value));
      const labels = new Set(found.map(({civil}) => civil));
      const inChange = found.filter(({civil}) => isBetweenTwoAndThree(civil));
      if (civilHours(day) === 25) {
        if (found.some(({mark}) => mark !== null) || inChange.length > 60 / step) {
          return false;
        }
        autumns += Number(labels.size === whole);
      } else if (inChange.length === 0) {
        return false;
      } else {
        springs += Number(labels.size === whole && inChange.some(({value}) => value !== 0));
      }
    }
  }
  return springs > 0 && autumns > 0;
}

function isBetweenTwoAndThree(civil: number): boolean {
  return civil % dayMinutes >= 120 && civil % dayMinutes < 180;
}

interface Placing {
  readonly step: number;
  readonly place: (entry: ChangeEntry, utcMinutes: number) => void;
}

/** The readings of a day in the order of their rows, or against it where most rows are earlier than the one before. */
function asTimePasses(found: readonly ChangeEntry[]): readonly ChangeEntry[] {
  const rows = found.slice().sort((one, other) => one.line - other.line);
  const later = rows.reduce(
    (sum, {civil}, at) => sum + Math.sign(civil - (rows[at - 1]?.civil ?? civil)),
    0,
  );
  return later < 0 ? rows.reverse() : rows;
}

/**
 * Places the intervals of an autumn day by a clock that goes back once, whether labels are its starts or its ends: those
 * before are of summer time. False if the rows are in another order, or their marks tell.
 */
function placeClock(entries: readonly ChangeEntry[], day: number, {step, place}: Placing): boolean {
  const falls = entries.flatMap(({civil}, at) =>
    civil < (entries[at - 1]?.civil ?? civil) ? [at] : [],
  );
  const [fall] = falls;
  const minute = (entries[fall ?? -1]?.civil ?? 0) % dayMinutes;
  const isClock =
    falls.length === 1 &&
    minute >= 120 - step &&
    minute < 180 &&
    entries.every(({mark, civil}, at) => mark === null && civil !== entries[at - 1]?.civil);
  if (isClock && fall !== undefined) {
    entries.forEach((entry, at) => {
      place(entry, startOfDay(day) + (entry.civil % dayMinutes) + (at < fall ? 0 : 60));
    });
  }
  return isClock;
}

function placeAutumn(entries: readonly ChangeEntry[], day: number, {step, place}: Placing): void {
  const start = startOfDay(day);
  // End labels in civil time read 2:00 twice and 3:00 once, so only the order of the hours is reliable.
  if (step === 60 && entries.length === 25 && isSingleOutside(entries, 60, 180)) {
    entries.forEach((entry, index) => {
      place(entry, start + index * 60);
    });
    return;
  }
  const seen = new Map<number, ChangeEntry[]>();
  for (const entry of entries) {
    push(seen, entry.civil, entry);
  }
  for (const entry of entries) {
    const minute = entry.civil % dayMinutes;
    const twins = seen.get(entry.civil) ?? [];
    const isRepeated = isBetweenTwoAndThree(entry.civil);
    const isSecond =
      entry.mark === 'b' || entry.mark === 'winter' || (twins.length > 1 && twins[0] !== entry);
    const isWinter = minute >= 180 || (isRepeated && isSecond);
    place(entry, start + minute + (isWinter ? 60 : 0));
  }
}

function placeSpring(
  entries: readonly ChangeEntry[],
  day: number,
  {step, place, lost}: Placing & {readonly lost: (entry: ChangeEntry) => void},
): void {
  const start = startOfDay(day);
  if (step === 60 && entries.length === 23 && isSingleOutside(entries, 0, 0)) {
    entries.forEach((entry, index) => {
      place(entry, start + index * 60);
    });
    return;
  }
  const skipped = entries.filter(({civil}) => isBetweenTwoAndThree(civil));
  // The clock shows 3:00 at the end of the interval before 2:00.
  const isEnd =
    step < 60 &&
    skipped.every(({civil}) => civil % dayMinutes === 180 - step) &&
    entries.every(({civil}) => civil % dayMinutes !== 120 - step);
  for (const entry of entries) {
    const minute = entry.civil % dayMinutes;
    if (minute < 120 || (minute < 180 && isEnd)) {
      place(entry, start + minute - (minute < 120 ? 0 : 60));
    } else if (minute >= 180) {
      place(entry, start + minute - 60);
    } else if (entry.value !== 0) {
      // This hour did not exist; some files fill it with zero.
      lost(entry);
    }
  }
}

function push(groups: Map<number, ChangeEntry[]>, key: number, entry: ChangeEntry): void {
  const group = groups.get(key);
  if (group) {
    group.push(entry);
  } else {
    groups.set(key, [entry]);
  }
}

/** Whether every label outside these minutes of the day occurs once. */
function isSingleOutside(entries: readonly ChangeEntry[], from: number, to: number): boolean {
  const labels = entries
    .map(({civil}) => civil)
    .filter((civil) => civil % dayMinutes < from || civil % dayMinutes >= to);
  return new Set(labels).size === labels.length;
}

/** Start of a civil day in UTC minutes. */
function startOfDay(day: number): number {
  return day * dayMinutes - offsetAt(day) * 60;
}

/** UTC offset at the start of a civil day; the clocks never change at midnight. */
const offsetAt = remembering((day: number): number =>
  polishOffsetHours(day * dayMinutes * minuteMs - hourMs),
);
