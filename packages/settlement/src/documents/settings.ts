import type {FieldError, IsoDay} from '@cooperative/polish';
import {limits} from '../cooperative/description/limits';
import {memberKind} from '../record/earlier';
import {withoutEmpty} from '../record/empty';
import type {CooperativeRecord, Member} from '../record/schema';
import {memberName} from '../record/memberName';
import {cooperativeItself, membersOf} from '../month/statement';
import {characters, cleanText} from './cleanText';
import {readAccount, readKrs, readNip} from './identifiers';
import {patternProblem} from './numbering';
import type {DocumentSettings, MemberParty, Parties, Terms} from '../record/documentSettings';

/** Nothing decided yet: statements only, as no provision says that what members pay is a sale with VAT. */
export const newDocuments: DocumentSettings = {
  cooperative: {address: '', town: '', krs: '', nip: '', account: ''},
  members: [],
  terms: {
    regime: 'statements',
    exemption: 'art. 113 ust. 1',
    quantity: 'drawnLessBought',
    isFree: false,
    fee: 0,
  },
  payout: {kind: 'none'},
  pattern: 'SE/{n}/{MM}/{RRRR}',
  next: 1,
  daysToPay: 14,
  usesOutside: false,
  outside: [],
  sellerBought: [],
  anyway: [],
  issued: [],
};

/** What documents of members need of a cooperative: its settings, with the parties as documents know them. */
export function documentsOf(record: CooperativeRecord): DocumentSettings {
  const {address = '', town = '', krs = '', nip = '', account = '', members = []} = record;
  return {
    ...newDocuments,
    ...record.documents,
    cooperative: {address, town, krs, nip, account},
    members: members.map(partyOf),
  };
}

/** A cooperative with these settings; what they say of the parties is the cooperative's, and nothing else of it changes. */
export function withSettings(
  record: CooperativeRecord,
  {cooperative, members, ...documents}: DocumentSettings,
): CooperativeRecord {
  const {
    address: _1,
    town: _2,
    krs: _3,
    nip: _4,
    account: _5,
    members: known = [],
    ...rest
  } = record;
  const partyNamed = (name: string): MemberParty | undefined =>
    members.find((one) => one.name === memberName(name));
  const added = members.filter(({name}) => known.every((one) => memberName(one.name) !== name));
  return {
    ...rest,
    ...withoutEmpty(cooperative),
    ...withoutEmpty({
      members: [
        ...known.map((member) => memberOfParty(partyNamed(member.name), member)),
        ...added.map((party) => memberOfParty(party, {name: party.name})),
      ],
    }),
    documents,
  };
}

function partyOf({name, kind, business, ...said}: Member): MemberParty {
  return {
    ...newMember(memberName(name)),
    kind:
      kind === 'municipality'
        ? kind
        : kind === 'natural' && business !== true
          ? 'consumer'
          : 'entity',
    nip: said.nip ?? '',
    address: said.address ?? '',
    town: said.town ?? '',
    email: said.email ?? '',
    wantsInvoice: said.wantsInvoice ?? false,
    units: said.units ?? [],
  };
}

/** A member with what documents know of it. As long as they see the same kind, the more exact one stays. */
function memberOfParty(party: MemberParty | undefined, known: Member): Member {
  if (!party) {
    return known;
  }
  const {kind, wantsInvoice, ...said} = party;
  return withoutEmpty({
    ...known,
    ...said,
    ...(kind !== partyOf(known).kind && memberKind(kind, known)),
    wantsInvoice: wantsInvoice || undefined,
  });
}

/** The cooperative and its members, as far as anything is said of them. */
export function partiesOf(record: CooperativeRecord): Parties {
  const {cooperative, members} = documentsOf(record);
  // Of two with one name the first counts, as everywhere.
  const known = new Map(members.map((one) => [one.name, one] as const).reverse());
  return {
    cooperative: {...cooperative, name: cleanText(record.name)},
    members: membersOf(record)
      .filter((name) => name !== cooperativeItself)
      .map((name) => known.get(name) ?? newMember(name)),
  };
}

function newMember(name: string): MemberParty {
  return {
    name,
    kind: 'entity',
    nip: '',
    address: '',
    town: '',
    email: '',
    wantsInvoice: false,
    units: [],
  };
}

/** As many signs of a name or an address as an invoice takes. */
const longestName = 512;

/** What is wrong with the settings. While there is any of it no document is made. */
export function settingsProblems(input: CooperativeRecord, today: IsoDay): readonly FieldError[] {
  const settings = documentsOf(input);
  const {cooperative, terms, payout, daysToPay, next, decidedOn} = settings;
  const {members} = partiesOf(input);
  const message = (field: string, text: string): FieldError => ({field, message: text});
  return [
    ...errorsOf(cooperative.nip, (text) => readNip(text, 'cooperative.nip')),
    ...errorsOf(cooperative.krs, (text) => readKrs(text, 'cooperative.krs')),
    ...errorsOf(cooperative.account, (text) => readAccount(text, 'cooperative.account')),
    ...tooLong('name', 'Nazwa spółdzielni', input.name),
    ...tooLong('cooperative.address', 'Adres spółdzielni', cooperative.address),
    ...tooLong('cooperative.town', 'Miejscowość spółdzielni', cooperative.town),
    ...termsProblems(terms),
    ...(terms.regime === 'statements' || decidedOn !== undefined
      ? []
      : [
          message(
            'decidedOn',
            'Podaj dzień, w którym tak zdecydowała księgowa. Czy od opłaty członka jest VAT, nie jest rozstrzygnięte, więc nie wybieramy za nią.',
          ),
        ]),
    ...(decidedOn !== undefined && decidedOn > today
      ? [message('decidedOn', 'Ten dzień jeszcze nie nadszedł. Podaj dzień decyzji księgowej.')]
      : []),
    ...(Number.isInteger(daysToPay) && daysToPay >= 0 && daysToPay <= 365
      ? []
      : [
          message(
            'daysToPay',
            daysToPay < 0
              ? 'Termin zapłaty wypada przed dniem wystawienia. Podaj liczbę dni od 0 do 365.'
              : 'Podaj liczbę dni na zapłatę, od 0 do 365.',
          ),
        ]),
    ...(Number.isInteger(next) && next >= 1 && next <= 999_999_999
      ? []
      : [message('next', 'Następny numer to liczba całkowita od 1.')]),
    ...patternProblem(settings.pattern),
    ...(payout.kind === 'none' || (payout.kind === 'pot' ? isPrice : isKwhPrice)(payout.zl)
      ? []
      : [
          message(
            'payout',
            payout.kind === 'pot'
              ? 'Podaj kwotę do podziału między tych, którzy oddali prąd, w zł, najwyżej 2 miejsca po przecinku.'
              : `Podaj stawkę za kWh oddaną. ${priceRule}`,
          ),
        ]),
    ...(payout.kind === 'pot' && isPrice(payout.zl) && placesOf(payout.zl) > 2
      ? [message('payout', 'Kwotę do podziału podaj z groszami: najwyżej 2 miejsca po przecinku.')]
      : []),
    ...members.flatMap((member) => [
      ...memberProblems(member, cooperative.nip),
      // A unit stays written down when its point is sold.
      ...member.units
        .filter(({point}) => input.points.some(({id}) => id === point))
        .flatMap((unit) => unitProblems(unit, member.name)),
    ]),
  ];
}

/** What invoices lack of the cooperative; statements do without it. */
export function sellerProblems({cooperative}: Parties): readonly FieldError[] {
  const lacking = (field: string, what: string): FieldError => ({
    field,
    message: `Do faktury brakuje: ${what}. Rozliczenia powstaną bez tego.`,
  });
  return [
    ...(cooperative.name === '' ? [lacking('name', 'nazwa spółdzielni')] : []),
    ...(cleanText(cooperative.nip) === '' ? [lacking('cooperative.nip', 'NIP spółdzielni')] : []),
    ...(cleanText(cooperative.address) === ''
      ? [lacking('cooperative.address', 'adres spółdzielni')]
      : []),
  ];
}

const priceRule = `Cena kWh jest od 0 do ${limits.rate} zł i ma najwyżej 6 miejsc po przecinku, np. 0,45. Cenę za MWh podziel przez 1000.`;

function termsProblems({price, stockPrice, isFree, fee}: Terms): readonly FieldError[] {
  return [
    ...(price === undefined && !isFree
      ? [{field: 'terms.price', message: 'Podaj cenę kWh netto, np. 0,45.'}]
      : price !== undefined && !isKwhPrice(price)
        ? [{field: 'terms.price', message: priceRule}]
        : price === 0 && !isFree
          ? [
              {
                field: 'terms.price',
                message: 'Cena 0 zł: zaznacz „energia bez opłaty” albo podaj inną cenę.',
              },
            ]
          : []),
    ...(stockPrice === undefined || isKwhPrice(stockPrice)
      ? []
      : [{field: 'terms.stockPrice', message: priceRule}]),
    ...(isPrice(fee) && placesOf(fee) <= 2
      ? []
      : [
          {
            field: 'terms.fee',
            message: 'Opłatę stałą podaj w zł, od 0, najwyżej 2 miejsca po przecinku.',
          },
        ]),
  ];
}

/** From zero, with at most six places; nothing is dearer than a million zlotys. */
function isPrice(value: number | undefined): value is number {
  return value !== undefined && value >= 0 && value <= 1e6 && placesOf(value) <= 6;
}

/** A price of a kWh, no dearer than in any other field: one of a MWh, typed here, would make invoices of millions. */
function isKwhPrice(value: number | undefined): value is number {
  return isPrice(value) && value <= limits.rate;
}

/** Places after the point of a number as it was written. */
function placesOf(value: number): number {
  const [, fraction = '', exponent = '0'] =
    /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(fraction.length - Number(exponent), 0);
}

function memberProblems(member: MemberParty, ownNip: string): readonly FieldError[] {
  const field = (name: string): string => `members.${member.name}.${name}`;
  // A private person has no field for one.
  const hasNip = member.kind !== 'consumer' && cleanText(member.nip) !== '';
  const nip = hasNip ? readNip(member.nip, field('nip')) : null;
  const own = readNip(ownNip);
  const named = (errors: readonly FieldError[]): readonly FieldError[] =>
    errors.map((error) => ({...error, message: `${member.name}: ${error.message}`}));
  const email = cleanText(member.email);
  return named([
    ...(nip?.ok === false ? nip.errors : []),
    ...(nip?.ok === true && own.ok && nip.value === own.value
      ? [{field: field('nip'), message: 'To NIP spółdzielni. Podaj NIP członka.'}]
      : []),
    ...tooLong(field('name'), 'Nazwa', member.name),
    ...tooLong(field('address'), 'Adres', member.address),
    ...tooLong(field('town'), 'Miejscowość', member.town),
    ...(email === '' || /^[^\s@]+@[^\s@]+$/.test(email)
      ? []
      : [{field: field('email'), message: 'Adres e-mail wygląda tak: jan@example.pl.'}]),
  ]);
}

function unitProblems(
  {point, name, address, town}: MemberParty['units'][number],
  member: string,
): readonly FieldError[] {
  const field = (key: string): string => `members.${member}.units.${point}.${key}`;
  return [
    ...(cleanText(name) === ''
      ? [
          {
            field: field('name'),
            message: `${member}: podaj nazwę jednostki, do której należy ${point}, albo odznacz, że należy.`,
          },
        ]
      : []),
    ...tooLong(field('name'), `${member}: nazwa jednostki`, name),
    ...tooLong(field('address'), `${member}: adres jednostki`, address),
    ...tooLong(field('town'), `${member}: miejscowość jednostki`, town),
  ];
}

function tooLong(field: string, what: string, text: string): readonly FieldError[] {
  const length = characters(cleanText(text));
  return length <= longestName
    ? []
    : [
        {
          field,
          message: `${what} nie mieści się na fakturze: znaków jest ${length}, a może być najwyżej ${longestName}. Skróć tekst.`,
        },
      ];
}

/** Errors of a text that may be left out. */
function errorsOf(
  text: string,
  read: (text: string) => {readonly ok: boolean; readonly errors?: readonly FieldError[]},
): readonly FieldError[] {
  return cleanText(text) === '' ? [] : (read(text).errors ?? []);
}
