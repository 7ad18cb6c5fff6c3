import {foldPolish, inQuotes} from '@cooperative/polish';
import {Refusal} from '../refusal';

/**
 * The clock that a text says times are of: so many minutes ahead of UTC all year, or only the name of a season's time, by
 * which people mean local time too.
 */
export type Clock =
  | {readonly offset: number; readonly season: null}
  | {readonly offset: null; readonly season: 'winter' | 'summer'};

/** `UTC` alone; of `UTC/GMT+1` only the second part counts. */
const utc = /(?:^|[^a-z])(?:utc|gmt)(?![a-z\d]| ?[+\-−/])/;
/** A distance from UTC, and another that stands beside it: `UTC+01:00/+02:00`. */
const distance = /(?:(?:utc|gmt) ?([+\-−]) ?|[\s/(]([+\-−]))(\d{1,2})(?::?(\d\d))?(?![\d:.]|-\d)/g;
const winter = /(?:^|[^a-z])(?:cet|mez)(?![a-z])/;
const summer = /(?:^|[^a-z])(?:cest|mesz)(?![a-z])/;
const polishWinter = /czas\w{0,2} zimow/;
/** The clock of Poland, by its name or those that Windows and IANA give it, perhaps with its distance in winter. */
const polish =
  /pols[kc]|poland|warsaw|warszaw|sarajew|zagrzeb|berlin|bruksel|belgrad|lokaln|\blocal|urzedow/;
/** The day on which winter time begins is of a clock that changes. */
const changeDay =
  /zimow[a-z]{0,3}:? (?:[a-z]{1,12} ){0,3}\d{1,4}(?:[.\-/]\d{1,2}[.\-/]| (?:paz|lis|mar))/;

/**
 * Null for the clock of Poland, also where a text names both its seasons, and for a text that names none. Refuses one that
 * names other two.
 */
export function clockOf(text: string): Clock | null {
  const words = foldPolish(text);
  const isDenied = /\b(?:bez|nie)\b/.test(words);
  const isPolish =
    changeDay.test(words) || (!isDenied && (polish.test(words) || words.includes('letni')));
  if (/(?:^|[^a-z])(?:utc|gmt)(?![a-z])/.test(words)) {
    const offsets = new Set(
      Array.from(words.matchAll(distance), ([, near, beside, hours, minutes = '0']) => {
        const away = Number(hours) * 60 + Number(minutes);
        return (near ?? beside) === '+' ? away : 0 - away;
      }),
    );
    if (utc.test(words)) {
      offsets.add(0);
    }
    if (offsets.size > 1 && [...offsets].some((one) => one !== 60 && one !== 120)) {
      throw new Refusal(
        `Napis ${inQuotes(text)} mówi o dwóch czasach naraz i nie są to czas zimowy i letni w Polsce. Zostaw w nim ten, w którym są godziny, np. „UTC” albo „UTC+1”; jeśli są takie jak na zegarze w Polsce, wpisz „czas lokalny”.`,
      );
    }
    const [offset] = offsets;
    const isFixed = offsets.size === 1 && (offset === 0 || !isPolish);
    return offset === undefined || !isFixed ? null : {offset, season: null};
  }
  if (isPolish) {
    return null;
  }
  const isWinter = winter.test(words);
  const isSummer = summer.test(words);
  if (isWinter !== isSummer) {
    return {offset: null, season: isWinter ? 'winter' : 'summer'};
  }
  return polishWinter.test(words) ? {offset: 60, season: null} : null;
}
