import {foldPolish} from '@cooperative/polish';

/** How names of months begin in Polish, English and German, without Polish letters; „maj” and „mar” are told apart. */
const months: readonly RegExp[] = [
  /^(?:sty|jan)/,
  /^(?:lut|feb)/,
  /^(?:mar|mrz|maerz)/,
  /^(?:kwi|apr)/,
  /^(?:maj|may|mai)/,
  /^(?:cze|jun)/,
  /^(?:lip|jul)/,
  /^(?:sie|aug)/,
  /^(?:wrz|sep)/,
  /^(?:paz|oct|okt)/,
  /^(?:lis|nov)/,
  /^(?:gru|dec|dez)/,
];

const weekday =
  /^(?:(?:pon|pn|wt|sr|czw|pt|pia|sob|sb|nd|nie|ndz|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)[a-z]*|cz)[.,]{0,2} (?=\S)/;
const dayFirst =
  /^(\d{1,2})[ .-]{1,2}([a-z]{3,12})[ .,-]{1,2}((?:20)?\d\d)(?!\d)(?:r\.?)?,? ?(.*)$/;
const monthFirst = /^([a-z]{3,9})\.? (\d{1,2}),? (20\d\d),? ?(.*)$/;

/**
 * A day written with the name of its month, or after that of the day, in digits: „pon., 1 cze 2026 13:00” is
 * `1.6.2026 13:00`. Null if there is no such name.
 */
export function inDigits(cell: string): string | null {
  const folded = foldPolish(cell).trim();
  const text = folded.replace(weekday, '');
  const [, day, name, year, rest] = dayFirst.exec(text) ?? [];
  if (day !== undefined) {
    return withMonth(day, name, year, rest);
  }
  const [, english, date, fullYear, behind] = monthFirst.exec(text) ?? [];
  return english === undefined
    ? text === folded
      ? null
      : text
    : withMonth(date, english, fullYear, behind);
}

function withMonth(day = '', name = '', year = '', rest = ''): string | null {
  const month = months.findIndex((start) => start.test(name)) + 1;
  return month === 0 ? null : `${day}.${month}.${year.padStart(4, '20')} ${rest}`.trim();
}
