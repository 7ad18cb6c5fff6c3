import type {IsoDay} from '@cooperative/polish';
import type {SiteNumber} from './siteNumbers';

/** A number with the place in its source, „art. 38e ust. 1 pkt 1”; empty where the source names none. */
interface PlacedNumber extends SiteNumber {
  readonly provision: string;
}

/** What one source says of the same days, read on one day. */
export interface NumbersOfSource {
  readonly source: string;
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly checked: IsoDay;
  readonly numbers: readonly PlacedNumber[];
}

/**
 * Numbers under the source that they share, so that it is said once; null where too few share one, and the order they
 * have tells more.
 */
export function numbersBySource(numbers: readonly SiteNumber[]): readonly NumbersOfSource[] | null {
  const groups = new Map<string, NumbersOfSource & {readonly numbers: PlacedNumber[]}>();
  for (const number of numbers) {
    const {from, to, checked} = number;
    const {provision, source} = placeOf(number.source);
    const key = [source, from, to, checked].join('\n');
    const group = groups.get(key) ?? {source, from, to, checked, numbers: []};
    group.numbers.push({...number, provision});
    groups.set(key, group);
  }
  return groups.size * 2 <= numbers.length ? [...groups.values()] : null;
}

/** „art. 41: ustawa z 17.08.2023” */
function placeOf(cited: string): {readonly provision: string; readonly source: string} {
  const [, provision = '', source = cited] = /^((?:art\.|§)\s[^:]*):\s(.*)$/.exec(cited) ?? [];
  return {provision, source};
}
