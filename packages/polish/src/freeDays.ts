import {dayMs} from './time';

/** Month and day of holidays with a fixed date (Act of 18 January 1951 on days free from work). */
const fixedHolidays: readonly string[] = [
  '1-1',
  '1-6',
  '5-1',
  '5-3',
  '8-15',
  '11-1',
  '11-11',
  '12-25',
  '12-26',
];
/** Christmas Eve has been a day off since 2025. */
const christmasEveSince = 2025;
/** Days after Easter Sunday: Easter, Easter Monday, Pentecost, Corpus Christi. */
const movableHolidays: readonly number[] = [0, 1, 49, 60];

/** Saturday, Sunday or a Polish holiday. The date's UTC fields hold the Polish civil day. */
export function isFreeDay(date: Date): boolean {
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) {
    return true;
  }
  const year = date.getUTCFullYear();
  const monthAndDay = `${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
  if (fixedHolidays.includes(monthAndDay)) {
    return true;
  }
  if (monthAndDay === '12-24' && year >= christmasEveSince) {
    return true;
  }
  const daysAfterEaster = Math.floor((date.getTime() - easterSunday(year)) / dayMs);
  return movableHolidays.includes(daysAfterEaster);
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm). */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b >> 2;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * (c >> 2) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day);
}
