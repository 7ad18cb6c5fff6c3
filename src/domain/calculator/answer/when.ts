import {coversYear} from '@cooperative/polish';

// Apart from the sentences: a page that only shows the example has no axis of hours.

/** As much of the settled time as these ask for. */
type Time = Parameters<typeof coversYear>[0];

/** When a sum is of: „rocznie”, or „w czasie danych” that are less than a year. */
export function whenText(time: Time): string {
  return coversYear(time) ? 'rocznie' : 'w czasie danych';
}

/** When a difference between two compositions is of. */
export function timeText(time: Time): string {
  return coversYear(time) ? 'w roku' : 'w rozliczonym czasie';
}
