/** Zones of the hours 0–23, as the description holds them. */
export interface Schedule {
  readonly workday: number[];
  readonly freeDay: number[];
}

const fromHours = (isSecond: (hour: number) => boolean): number[] =>
  Array.from({length: 24}, (_, hour) => (isSecond(hour) ? 1 : 0));

const night = fromHours((hour) => hour >= 22 || hour < 6 || hour === 13 || hour === 14);
const always = fromHours(() => true);

/**
 * Usual arrangements of two zones; the second is the cheaper one. Hours differ between operators, so each can be
 * written out hour by hour.
 */
export const usualSchedules = {
  night: {workday: night, freeDay: night},
  nightAndFreeDays: {workday: night, freeDay: always},
} as const satisfies Readonly<Record<string, Schedule>>;

export type ScheduleKind = keyof typeof usualSchedules | 'own';

/** Which of the usual arrangements it is. */
export function scheduleKind(schedule: Schedule): ScheduleKind {
  const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();
  const found = Object.entries(usualSchedules).find(
    ([, usual]) => same(usual.workday, schedule.workday) && same(usual.freeDay, schedule.freeDay),
  );
  return (found?.[0] as ScheduleKind | undefined) ?? 'own';
}

/** `111111 000000 …`: the zone of each hour, counted from 1 as people count. */
export function writeZones(zones: readonly number[]): string {
  return zones.map((zone) => zone + 1).join('');
}

/** Reads 24 digits with any spaces; null where there are not 24 or one names no zone. */
export function readZones(text: string, zoneCount: number): number[] | null {
  const digits = (text.match(/\S/g) ?? []).map((digit) => Number(digit) - 1);
  return digits.length === 24 && digits.every((zone) => zone >= 0 && zone < zoneCount)
    ? digits
    : null;
}
