import {withLostLetters} from '@cooperative/meter-files/table';
import {foldPolish, inQuotes, monthNames} from '@cooperative/polish';
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
/** What a column of the list may be; what its heading says is in the table below. */
export type ListColumn = (typeof words)[number][1];

export const monthColumn = (index: number): MonthColumn => `month ${index}`;

/** What a word of the header means, in Polish or English, without diacritics; the first that fits. */
const words = [
  [/^imi(?:e|ona)$|^(?:first|given) name$/, 'firstName'],
  [/^nazwisko$|^(?:last|family) name$|^surname$/, 'surname'],
  [/^nazw|^imie i nazwisko|^punkt$|^obiekt$|^name\b|^(?:site|point|object)(?: name)?$/, 'name'],
  [/^(?:wczesniejsz|poprzedni|dawn|star|previous|former|old).*(?:ppe|num)/, 'earlierPpe'],
  [
    /ppe|^numer(?! (?:tel|kom|czlon|dom|lokal|mieszk|budyn|umow|ewid|konta|rachun|nip|krs|regon|pesel|faktur|dzial|porzad))|(?:delivery|meter(?:ing)?|connection) point|^(?:pod|ean|gsrn)\b/,
    'ppe',
  ],
  [/^profil/, 'profile'],
  [/^udzia|^share/, 'share'],
  [
    /^(?:czlonek od|member (?:from|since))|^(?:data |dzien |dnia )?(?:przystapieni|wstapieni|przyjeci)[ae](?: (?:do (?:spoldz|se\b)|czlonk|na czlonk|w poczet).*)?$|^czlonkostwo od/,
    'memberFrom',
  ],
  [
    /^(?:czlonek do|member (?:to|until))|^(?:data |dzien |dnia )?(?:wystapieni|odejsci|ustani)[ae](?: (?:ze? (?:spoldz|se\b)|czlonk).*)?$|^czlonkostwo do/,
    'memberTo',
  ],
  [/^nalezy|^czlonek|^wlascicie|^odbiorc|^member$|^owner|^holder/, 'holder'],
  [
    /^kim|^osoba|^rodzaj(?! (?:instal|zrodl|energ|punkt|taryf|odbior|paliw|oze))|^(?:member )?(?:type|kind)\b|^legal form/,
    'person',
  ],
  [/^(?:numer )?nip\b|^tax (?:id|number)/, 'nip'],
  [/^(?:add?res )?e-?mail/, 'email'],
  [/^add?res/, 'address'],
  ...monthNames.map(
    ([short, long], index) =>
      [new RegExp(`^(?:${foldPolish(short)}|${foldPolish(long)})\\b`), monthColumn(index)] as const,
  ),
  [
    /kwp|^(?:moc )?paneli|^moc (?:pv\b|fotowolt|instal|mikroinst|zrodl)|^(?:pv|solar)(?: panels?)? (?:power|capacity)/,
    'panelKw',
  ],
  [
    /^moc (?:umown|zamow)|^(?:contract(?:ed|ual)?|ordered|subscribed) (?:power|capacity)/,
    'orderedKw',
  ],
  [/^okres|^billing/, 'billingMonths'],
  [/^od$|^od dnia|^pierwszy dzien|^(?:valid )?(?:from|since)$|^first day/, 'from'],
  [/^do$|^do dnia|^ostatni dzien|^(?:valid )?(?:to|until)$|^last day/, 'to'],
  [/faz|^phases?\b/, 'phases'],
  [/roczne|^zuzycie|[km]wh|^(?:annual|yearly)|^consumption/, 'annualKwh'],
] as const satisfies readonly (readonly [RegExp, string])[];

/** Energy that is made, given or kept, unless the heading begins with its use: „zużycie bez produkcji”. */
const notUsed =
  /^(?!(?:roczne )?zuzycie|(?:annual |yearly )?(?:consumption|use)\b).*(?:produk|wytw|generac|oddan|wprowadz|nadwyz|do sieci|magazyn|bateri|akumulat|pojemnosc|production|generation|export|feed|batter|storage)/;
/** The use of less than a year; „za 12 miesięcy” is that of one. */
const notOfYear =
  /^(?!.*(?:roczn|annual|\b12\b)).*(?:miesieczn|\/ ?mies|na miesiac|w miesiacu|dobow|kwartal|monthly|daily)/;

/** What a heading says; `power` for one that may be the ordered power or that of panels, null for none that is known. */
export function listColumnOf(heading: string): ListColumn | 'power' | null {
  const word = foldPolish(withLostLetters(heading.trim().replaceAll('"', '')));
  const found = words.find(([pattern]) => pattern.test(word))?.[1];
  if (found === 'annualKwh' && (notUsed.test(word) || notOfYear.test(word))) {
    return null;
  }
  return found ?? (/^(?:moc|power|capacity)\b/.test(word) ? 'power' : null);
}

/** Whether a name is said to be an owner's: beside another name, it is the holder. */
export function isOfOwner(heading: string): boolean {
  const words = foldPolish(heading);
  return /imie i nazwisko|czlonk|wlasciciel|odbiorc/.test(words) && !/punkt|obiekt/.test(words);
}

const energyUnit = /(tys(?:i[ae]c[a-z]{0,3})?\.? ?)?([kmg]?)wh(?![a-z])/;
const kwhOf: Readonly<Record<string, number>> = {'': 0.001, k: 1, m: 1000, g: 1_000_000};

/** How many kWh are one of what stands under a heading of energy; without a unit, one. */
export function kwhIn(heading: string): number {
  const [, thousands, prefix = 'k'] = energyUnit.exec(foldPolish(heading)) ?? [];
  return (thousands === undefined ? 1 : 1000) * (kwhOf[prefix] ?? 1);
}

const wattsOrMegawatts = /(?:^|[[(, ])m?w[hp]?(?= ?(?:$|[\])/,]))/;

/** What is wrong with the unit of a heading of power, with the remedy; null if it is kW or is not said. */
export function unitProblem(heading: string): string | null {
  const column = listColumnOf(heading);
  return (column === 'orderedKw' || column === 'panelKw') &&
    wattsOrMegawatts.test(foldPolish(heading.trim()).replaceAll(/\s+/g, ' '))
    ? `Kolumna ${inQuotes(heading)}: moc podaj w kW. Przelicz ją i zmień nagłówek.`
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
