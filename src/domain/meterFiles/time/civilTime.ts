import {polishOffsetHours} from '../../settlement/hours/hourAxis';
import {remembering} from '../../kernel/memory';
import {dayMinutes, hourMs, minuteMs} from '../../kernel/time';
import type {HourMark} from './timeLabels';

/** Minutes by which winter time is ahead of UTC. */
const winterOffset = 60;

/** One reading, with the start of its interval in minutes of Polish civil time since 1.01.1970. */
export interface CivilEntry {
  readonly civil: number;
  readonly mark: HourMark;
  /** Minutes of UTC, if the file gives them. */
  readonly instant: number | null;
  /** `NaN` for an empty cell. */
  readonly value: number;
  readonly line: number;
}

export interface PlacedEntry {
  readonly utcMs: number;
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
 * Moments of the readings of one meter and quantity. On the two days when the clocks change, a day with as many
 * readings as hours is taken in order, however the odd hour is labelled; otherwise labels and marks decide. `lost`
 * collects readings of the hour skipped in spring.
 */
export function placeInTime(
  entries: readonly CivilEntry[],
  step: number,
  lost: (entry: CivilEntry) => void,
): readonly PlacedEntry[] {
  const placed: PlacedEntry[] = [];
  const changeDays = new Map<number, CivilEntry[]>();
  collectChangeDays(entries, changeDays, (entry, offset) => {
    placed.push(place(entry, entry.civil - offset));
  });
  const isDescending = (entries[0]?.civil ?? 0) > (entries.at(-1)?.civil ?? 0);
  for (const [day, found] of changeDays) {
    const inOrder = found
      .filter(({value}) => !Number.isNaN(value))
      .sort((one, other) => (isDescending ? other.line - one.line : one.line - other.line))
      .sort((one, other) => one.civil - other.civil || rank(one.mark) - rank(other.mark));
    placed.push(
      ...(civilHours(day) === 23
        ? placeSpring(inOrder, day, step, lost)
        : placeAutumn(inOrder, day, step)),
    );
  }
  return placed;
}

/** Groups readings of the two clock-change days by day; passes on the others with their UTC offset in minutes. */
function collectChangeDays(
  entries: readonly CivilEntry[],
  changeDays: Map<number, CivilEntry[]>,
  usual: (entry: CivilEntry, offset: number) => void,
): void {
  // Entries are mostly in order, so the offset is looked up only when the day changes.
  let day = Number.NaN;
  let isChangeDay = false;
  let offset = 0;
  for (const entry of entries) {
    if (entry.instant !== null) {
      usual(entry, entry.civil - entry.instant);
      continue;
    }
    const newDay = Math.floor(entry.civil / dayMinutes);
    if (newDay !== day) {
      day = newDay;
      isChangeDay = civilHours(day) !== 24;
      offset = offsetAt(day) * 60;
    }
    if (isChangeDay) {
      push(changeDays, day, entry);
    } else {
      usual(entry, offset);
    }
  }
}

/** The same entries, read as a clock that stays in winter time all year. */
export function inWinterTime(entries: readonly CivilEntry[]): readonly CivilEntry[] {
  return entries.map((entry) => ({...entry, instant: entry.civil - winterOffset}));
}

/**
 * Whether a file stays in winter time all year, judged by the tracks of each quantity of each meter. It is certain only
 * if both changes show it: energy in the hour skipped in spring, on a day with all 24 hours, and an autumn day with
 * each of its 24 labels once. A file that fills the spring hour with zero proves nothing.
 */
export function staysInWinterTime(
  quantities: readonly (readonly (readonly CivilEntry[])[])[],
  step: number,
): boolean {
  const whole = dayMinutes / step;
  let springs = 0;
  let autumns = 0;
  for (const tracks of quantities) {
    const changeDays = new Map<number, CivilEntry[]>();
    for (const entries of tracks) {
      collectChangeDays(entries, changeDays, () => undefined);
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

function placeAutumn(entries: readonly CivilEntry[], day: number, step: number): PlacedEntry[] {
  const start = startOfDay(day);
  // End labels in civil time read 2:00 twice and 3:00 once, so only the order of the hours is reliable.
  if (step === 60 && entries.length === 25 && isSingleOutside(entries, 60, 180)) {
    return entries.map((entry, index) => place(entry, start + index * 60));
  }
  const seen = new Map<number, CivilEntry[]>();
  for (const entry of entries) {
    push(seen, entry.civil, entry);
  }
  return entries.map((entry) => {
    const minute = entry.civil % dayMinutes;
    const twins = seen.get(entry.civil) ?? [];
    const isRepeated = isBetweenTwoAndThree(entry.civil);
    const isSecond =
      entry.mark === 'b' || entry.mark === 'winter' || (twins.length > 1 && twins[0] !== entry);
    const isWinter = minute >= 180 || (isRepeated && isSecond);
    return place(entry, start + minute + (isWinter ? 60 : 0));
  });
}

function placeSpring(
  entries: readonly CivilEntry[],
  day: number,
  step: number,
  lost: (entry: CivilEntry) => void,
): PlacedEntry[] {
  const start = startOfDay(day);
  if (step === 60 && entries.length === 23 && isSingleOutside(entries, 0, 0)) {
    return entries.map((entry, index) => place(entry, start + index * 60));
  }
  return entries.flatMap((entry) => {
    const minute = entry.civil % dayMinutes;
    if (minute < 120) {
      return [place(entry, start + minute)];
    }
    if (minute >= 180) {
      return [place(entry, start + minute - 60)];
    }
    // This hour did not exist; some files fill it with zero.
    if (entry.value !== 0) {
      lost(entry);
    }
    return [];
  });
}

function push(groups: Map<number, CivilEntry[]>, key: number, entry: CivilEntry): void {
  const group = groups.get(key);
  if (group) {
    group.push(entry);
  } else {
    groups.set(key, [entry]);
  }
}

/** Whether every label outside these minutes of the day occurs once. */
function isSingleOutside(entries: readonly CivilEntry[], from: number, to: number): boolean {
  const labels = entries
    .map(({civil}) => civil)
    .filter((civil) => civil % dayMinutes < from || civil % dayMinutes >= to);
  return new Set(labels).size === labels.length;
}

/** `2` sorts before `2a`, and `2a` before `2b`; summer time before winter time. */
function rank(mark: HourMark): number {
  switch (mark) {
    case 'summer':
      return -1;
    case null:
      return 0;
    case 'a':
      return 1;
    default:
      return 2;
  }
}

/** Start of a civil day in UTC minutes. */
function startOfDay(day: number): number {
  return day * dayMinutes - offsetAt(day) * 60;
}

/** UTC offset at the start of a civil day; the clocks never change at midnight. */
const offsetAt = remembering((day: number): number =>
  polishOffsetHours(day * dayMinutes * minuteMs - hourMs),
);

function place({value, line}: CivilEntry, utcMinutes: number): PlacedEntry {
  return {utcMs: utcMinutes * minuteMs, value, line};
}
