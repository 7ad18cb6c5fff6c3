/** Zones of the hours 0–23, as in the description. */
export interface Schedule {
  readonly workday: number[];
  readonly freeDay: number[];
}

const fromHours = (isSecond: (hour: number) => boolean): number[] =>
  Array.from({length: 24}, (_, hour) => (isSecond(hour) ? 1 : 0));

const night = fromHours((hour) => hour >= 22 || hour < 6 || hour === 13 || hour === 14);
const outOfSun = fromHours((hour) => hour < 9 || hour >= 17);
const always = fromHours(() => true);
const peaks = Array.from({length: 24}, (_, hour) =>
  hour >= 7 && hour < 13 ? 0 : hour >= 16 && hour < 21 ? 1 : 2,
);

/**
 * Common arrangements of two zones, the second being cheaper, of two by the sun, and one of three. They are assumptions: hours differ
 * between operators, so the form also accepts zones hour by hour.
 */
export const usualSchedules = {
  night: {workday: night, freeDay: night},
  nightAndFreeDays: {workday: night, freeDay: always},
  sun: {workday: outOfSun, freeDay: outOfSun},
  twoPeaks: {workday: peaks, freeDay: peaks.map(() => 2)},
} as const satisfies Readonly<Record<string, Schedule>>;

export type ScheduleKind = keyof typeof usualSchedules | 'own';

/** Which of the common arrangements a schedule is. */
export function scheduleKind(schedule: Schedule): ScheduleKind {
  const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();
  const found = Object.entries(usualSchedules).find(
    ([, usual]) => same(usual.workday, schedule.workday) && same(usual.freeDay, schedule.freeDay),
  );
  return (found?.[0] as ScheduleKind | undefined) ?? 'own';
}

/** `222222111111…`: the zone of each hour, with zones numbered from 1. */
export function writeZones(zones: readonly number[]): string {
  return zones.map((zone) => zone + 1).join('');
}

/** Reads 24 digits, ignoring spaces; null if there are not 24 or one is not a zone. */
export function readZones(text: string, zoneCount: number): number[] | null {
  const digits = (text.match(/\S/g) ?? []).map((digit) => Number(digit) - 1);
  return digits.length === 24 && digits.every((zone) => zone >= 0 && zone < zoneCount)
    ? digits
    : null;
}
