import type {LegalNumber, LegalSource} from './law';

type VerdictStatus = 'met' | 'notMet' | 'information' | 'unknown';

export interface Verdict {
  readonly id: string;
  readonly status: VerdictStatus;
  /** Polish: what is required, what was found and what follows. */
  readonly text: string;
  readonly source: LegalSource;
}

/** An upper limit. A fact left out counts as `missing`, since most cooperatives have none of it. */
export function limit(
  id: string,
  name: string,
  found: number | undefined,
  source: LegalNumber,
  missing?: number,
): Verdict {
  const value = found ?? missing;
  const most = `najwyżej ${showNumber(source.value)} ${source.unit}`;
  if (value === undefined) {
    return {id, status: 'unknown', text: `${name}: ${most}. Podaj ją, żeby sprawdzić.`, source};
  }
  return {
    id,
    status: value <= source.value ? 'met' : 'notMet',
    text: `${name}: ${showNumber(value)} ${source.unit}, ${most}.${found === undefined ? ' Bez danych przyjmujemy zero.' : ''}`,
    source,
  };
}

/** A condition that is met or not; the `no` text also serves when nothing is known. */
export function claim(
  id: string,
  isMet: boolean | undefined,
  yes: string,
  no: string,
  source: LegalSource,
): Verdict {
  if (isMet === undefined) {
    return {id, status: 'unknown', text: `${no} Brak danych.`, source};
  }
  return {id, status: isMet ? 'met' : 'notMet', text: isMet ? yes : no, source};
}

/** `1 234,5`, formatted by hand so that the result does not depend on the machine's locale. */
export function showNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  // A number has at most 22 digits before its exponent, so the steps of this pattern are few.
  // oxlint-disable-next-line redos/no-vulnerable
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
