import {monthNames} from '@cooperative/polish/months';
import {foldPolish, inQuotes} from '@cooperative/polish/text';
import type {Member} from './schema';

/**
 * The one list of members and points: a spreadsheet that every tool reads. Each takes the columns it needs; what a column
 * is called is said here and nowhere else.
 */

/** A sample to fill in. */
export const listExample = `nazwa;numer PPE;członek;kim jest;profil;zużycie kWh;moc umowna kW;moc paneli kWp;fazy;członek od;członek do
szkoła;590322400000000011;gmina;gmina;szkoła;60000;40;49,5;;;
oświetlenie;590322400000000021;gmina;gmina;oświetlenie ulic;25000;12;;;;
dom przy szkole;590322400000000031;;osoba fizyczna;gospodarstwo domowe;4200;;6;3;1.07.2026;`;

/** The column of a month of bills; its number from 0. */
type MonthColumn = `month ${number}`;
export type ListColumn =
  | 'name'
  | 'ppe'
  | 'earlierPpe'
  | 'holder'
  | 'person'
  | 'profile'
  | 'annualKwh'
  | 'orderedKw'
  | 'panelKw'
  | 'share'
  | 'phases'
  | 'billingMonths'
  | 'from'
  | 'to'
  | 'address'
  | 'memberFrom'
  | 'memberTo'
  | MonthColumn;

export const monthColumn = (index: number): MonthColumn => `month ${index}`;

/** What a word of the header means, in Polish or English, without diacritics; the first that fits. */
const words: readonly (readonly [RegExp, ListColumn])[] = [
  [/^nazw|^punkt$|^obiekt$|^name\b|^(?:site|point|object)(?: name)?$/, 'name'],
  [/^(?:wczesniejsz|poprzedni|dawn|star|previous|former|old).*(?:ppe|num)/, 'earlierPpe'],
  [/ppe|^numer|(?:delivery|meter(?:ing)?|connection) point|^(?:pod|ean|gsrn)\b/, 'ppe'],
  [/^profil/, 'profile'],
  [/^udzia|^share/, 'share'],
  [/^(?:czlonek od|member (?:from|since))/, 'memberFrom'],
  [/^(?:czlonek do|member (?:to|until))/, 'memberTo'],
  [/^nalezy|^czlonek|^wlascicie|^odbiorc|^member$|^owner|^holder/, 'holder'],
  [/^kim|^osoba|^rodzaj|^(?:member )?(?:type|kind)\b|^legal form/, 'person'],
  [/^add?res/, 'address'],
  ...monthNames.map(
    ([short, long], index) =>
      [new RegExp(`^(?:${foldPolish(short)}|${foldPolish(long)})\\b`), monthColumn(index)] as const,
  ),
  [/kwp|^(?:moc )?paneli|^(?:pv|solar)(?: panels?)? (?:power|capacity)/, 'panelKw'],
  [
    /^moc (?:umown|zamow)|^(?:contract(?:ed|ual)?|ordered|subscribed) (?:power|capacity)/,
    'orderedKw',
  ],
  [/^okres|^billing/, 'billingMonths'],
  [/^od$|^od dnia|^pierwszy dzien|^(?:valid )?(?:from|since)$|^first day/, 'from'],
  [/^do$|^do dnia|^ostatni dzien|^(?:valid )?(?:to|until)$|^last day/, 'to'],
  [/faz|^phases?\b/, 'phases'],
  [/roczne|^zuzycie|kwh|^(?:annual|yearly)|^consumption/, 'annualKwh'],
];

/** What a heading says; `power` for one that may be the ordered power or that of panels, null for none that is known. */
export function listColumnOf(heading: string): ListColumn | 'power' | null {
  const word = foldPolish(heading.trim().replaceAll('"', ''));
  return (
    words.find(([pattern]) => pattern.test(word))?.[1] ??
    (/^(?:moc|power|capacity)\b/.test(word) ? 'power' : null)
  );
}

/** What is wrong with the unit of a heading, with the remedy; null if it is in the unit of its column. */
export function unitProblem(heading: string): string | null {
  const column = listColumnOf(heading);
  const [, unit] = /[[(, ]([mM]?Wh?p?) ?[\])]?$/.exec(heading.trim().replaceAll(/\s+/g, ' ')) ?? [];
  if (unit === undefined || column === null) {
    return null;
  }
  const isEnergy = column === 'annualKwh' || column.startsWith('month ');
  const wanted = isEnergy ? 'zużycie podaj w kWh' : 'moc podaj w kW';
  return isEnergy || column === 'orderedKw' || column === 'panelKw'
    ? `Kolumna ${inQuotes(heading)}: ${wanted}. Przelicz ją i zmień nagłówek.`
    : null;
}

/** What is said of a heading that two tools would take for two things. */
export const powerProblem =
  'Nagłówek „moc” może znaczyć dwie rzeczy. Napisz „moc umowna kW” albo „moc paneli kWp”.';

const kinds: readonly (readonly [RegExp, NonNullable<Member['kind']>])[] = [
  [
    /^dom(?! kultury)|^gospodarstwo domowe|^(?:osoba )?fizyczna|^natural\b|^household|^private|^individual/,
    'natural',
  ],
  [/^wspolnota|^(?:housing )?community$/, 'community'],
  [/^bibliotek|^dom kultury|^szpital|^publicbody$|^library|^hospital/, 'publicBody'],
  [/^gmin|^samorzad|^municipality|^commune$/, 'municipality'],
  [/^firma|^przedsiebior|^(?:osoba )?prawna|^legal\b|^company|^business|^enterprise/, 'legal'],
];

/** What a member is, by a word of the list; null for one that is not known. */
export function memberKindOf(word: string): NonNullable<Member['kind']> | null {
  const folded = foldPolish(word);
  return kinds.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
