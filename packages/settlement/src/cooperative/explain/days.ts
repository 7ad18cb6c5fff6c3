import {dayMs, type HourAxis, hourMs, type IsoDay, polishDay} from '@cooperative/polish';

/** Hours of the axis on a Polish day: 24, or 23 or 25 when the clocks change. */
export function hoursOfDay(axis: HourAxis, isoDay: string): readonly number[] {
  const day = Math.round(Date.parse(`${isoDay}T00:00:00Z`) / dayMs);
  const hours: number[] = [];
  // A Polish day begins one or two hours before midnight UTC.
  const first = Math.max((day * dayMs - axis.startMs) / hourMs - 2, 0);
  for (let hour = first; hour < Math.min(first + 28, axis.hours); hour += 1) {
    if (axis.localDay[hour] === day) {
      hours.push(hour);
    }
  }
  return hours;
}

/** The Polish day of an hour, `rrrr-mm-dd`. */
export function dayOfHour({startMs}: Pick<HourAxis, 'startMs'>, hour: number): IsoDay {
  return polishDay(startMs + hour * hourMs);
}

/** The first and the last Polish day of the settled hours, or of one period, `rrrr-mm-dd`. */
export function daysOf(
  axis: Pick<HourAxis, 'startMs' | 'hours'> & Partial<Pick<HourAxis, 'periodStarts'>>,
  period?: number,
): readonly [string, string] {
  const from = period === undefined ? 0 : (axis.periodStarts?.[period] ?? 0);
  const to = period === undefined ? axis.hours : (axis.periodStarts?.[period + 1] ?? axis.hours);
  return [dayOfHour(axis, from), dayOfHour(axis, to - 1)];
}
