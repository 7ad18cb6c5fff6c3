import {hourMs, type IsoDay, polishOffsetHours} from '@cooperative/polish';
import {writeMonth, type Month} from '../month/calendar';

/** The day in Poland at a moment, wherever the device is. */
export function polishDay(utcMs: number): IsoDay {
  return new Date(utcMs + polishOffsetHours(utcMs) * hourMs).toISOString().slice(0, 10);
}

/** So many days after a day. */
export function daysAfter(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(day) + days * 24 * hourMs).toISOString().slice(0, 10);
}

/** The first and the last day of a month. */
export function daysOfMonth(month: Month): readonly [first: IsoDay, last: IsoDay] {
  return [`${writeMonth(month)}-01`, daysAfter(`${writeMonth(month + 1)}-01`, -1)];
}
