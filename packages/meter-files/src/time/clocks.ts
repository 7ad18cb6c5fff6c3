import {foldPolish} from '@cooperative/polish/text';

/**
 * The clock that a text says times are of: so many minutes ahead of UTC all year, or only the name of a season's time, by
 * which people mean local time too.
 */
export type Clock =
  | {readonly offset: number; readonly season: null}
  | {readonly offset: null; readonly season: 'winter' | 'summer'};

const utc = /(?:^|[^a-z])(?:utc|gmt) ?(?:([+\-−]) ?(\d{1,2})(?::?(\d\d))?)?(?![a-z\d+\-−]| ?\/)/g;
const winter = /(?:^|[^a-z])(?:cet|mez)(?![a-z])/;
const summer = /(?:^|[^a-z])(?:cest|mesz)(?![a-z])/;
const polishWinter = /czas\w{0,2} zimow/;
const polishSummer = 'letni';

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
  return polishWinter.test(words) && !words.includes(polishSummer)
    ? {offset: 60, season: null}
    : null;
}
