import {foldPolish} from '@cooperative/polish/text';

/** The clock that a text says times are of. */
export interface Clock {
  /** Minutes ahead of UTC all year; null where the text only names winter or summer time, as people name local time too. */
  readonly offset: number | null;
  /** The season whose time the text names. */
  readonly season: 'winter' | 'summer' | null;
}

const utc = /(?:^|[^a-z])(?:utc|gmt) ?(?:([+\-−]) ?(\d{1,2})(?::?(\d\d))?)?(?![a-z\d+\-−]| ?\/)/g;
const winter = /(?:^|[^a-z])(?:cet|mez)(?![a-z])/;
const summer = /(?:^|[^a-z])(?:cest|mesz)(?![a-z])/;
const polishWinter = /czas\w{0,2} zimow/;
const polishSummer = /letni/;

/** Null for the clock of Poland, also where a text names both its seasons, and for a text that names none. */
export function clockOf(text: string): Clock | null {
  const words = foldPolish(text);
  const offsets = new Set(
    Array.from(words.matchAll(utc), ([, sign = '+', hours = '0', minutes = '0']) => {
      const away = Number(hours) * 60 + Number(minutes);
      return sign === '+' ? away : 0 - away;
    }),
  );
  const [offset] = offsets;
  if (offset !== undefined) {
    return offsets.size === 1 ? {offset, season: null} : null;
  }
  const isWinter = winter.test(words);
  const isSummer = summer.test(words);
  if (isWinter !== isSummer) {
    return {offset: null, season: isWinter ? 'winter' : 'summer'};
  }
  return polishWinter.test(words) && !polishSummer.test(words) ? {offset: 60, season: null} : null;
}
