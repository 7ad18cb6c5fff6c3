import * as z from 'zod';
import {amount, isoDay, name} from '../cooperative/description/schema';

/**
 * What the documents for members need: the parties, what the accountant has decided, and what was issued, as a file of
 * settings holds it. Texts are as typed; `documents/settings` says what is wrong with them.
 */

const text = z.string().default('');
export const month = z
  .string({error: 'Podaj miesiąc, np. 2026-05.'})
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, {error: 'Podaj miesiąc, np. 2026-05.'});
const grosze = z.int({error: 'Podaj pełne grosze.'});

const cooperative = z.strictObject({
  address: text.describe('ulica i numer'),
  town: text.describe('kod pocztowy i miejscowość'),
  krs: text,
  nip: text,
  account: text.describe('numer rachunku, 26 cyfr'),
});

/** Units of a municipality, each with documents of its own. */
const unit = z.strictObject({
  point: name.describe('punkt, który należy do jednostki'),
  name,
  taxId: text.describe('NIP jednostki albo jej identyfikator wewnętrzny w KSeF'),
  address: text,
  town: text,
});

export const memberUnits = z.array(unit);

const member = z.strictObject({
  name: name.describe('tak jak w punktach'),
  kind: z
    .enum(['consumer', 'entity', 'municipality'])
    .default('entity')
    .describe('osoba prywatna; firma albo inna osoba prawna; gmina, powiat albo województwo'),
  nip: text,
  address: text,
  town: text,
  email: text,
  wantsInvoice: z
    .boolean()
    .default(false)
    .describe('true: żąda faktury także przy sprzedaży zwolnionej'),
  units: memberUnits.default([]),
});

const terms = z.strictObject({
  regime: z
    .enum(['statements', 'vat', 'exempt'])
    .default('statements')
    .describe('tylko rozliczenia; faktury 23%; sprzedaż zwolniona'),
  exemption: z
    .enum(['art. 113 ust. 1', 'art. 113 ust. 9'])
    .default('art. 113 ust. 1')
    .describe('podstawa zwolnienia z VAT'),
  quantity: z
    .enum(['drawnLessBought', 'shared', 'sharedAndStock'])
    .default('drawnLessBought')
    .describe('pobrana bez kupionej; wspólna według klucza; wspólna i z zapasu według klucza'),
  price: z.number().optional().describe('cena netto kWh, zł, najwyżej 6 miejsc po przecinku'),
  stockPrice: z.number().optional().describe('cena netto kWh z zapasu, gdy inna'),
  isFree: z.boolean().default(false).describe('true: energia bez opłaty'),
  fee: z.number().default(0).describe('jedna opłata stała członka za miesiąc, zł netto'),
});

const payout = z.discriminatedUnion('kind', [
  z.strictObject({kind: z.literal('none')}),
  z.strictObject({kind: z.literal('perKwh'), zl: z.number().optional()}),
  z.strictObject({kind: z.literal('pot'), zl: z.number().optional()}),
]);

const line = z.strictObject({
  what: z.enum(['energy', 'stock', 'fee']),
  point: text,
  ppe: text,
  drawnKwh: amount,
  boughtKwh: amount,
  kwh: amount.describe('ilość, 3 miejsca po przecinku'),
  price: z.number(),
  net: grosze,
});

const issued = z.strictObject({
  month,
  member: name,
  unit: text.describe('jednostka gminy; puste: sam członek'),
  kind: z.enum(['invoice', 'statement']),
  channel: z
    .enum(['ksef', 'outside', 'none'])
    .describe('faktura do KSeF; faktura poza KSeF; rozliczenie, które fakturą nie jest'),
  number: name,
  day: isoDay.describe('dzień wystawienia, data w Polsce'),
  term: isoDay.describe('termin zapłaty'),
  seller: cooperative.extend({name: text}),
  buyer: z.strictObject({
    name: text,
    kind: member.shape.kind,
    nip: text,
    address: text,
    town: text,
    email: text,
  }),
  recipient: unit.omit({point: true}).optional(),
  terms,
  lines: z.array(line),
  net: grosze.describe('kwoty w groszach'),
  vat: grosze,
  gross: grosze,
  notes: z.array(z.string()).default([]),
  xml: z.string().optional().describe('plik FA(3), tak jak go zrobiono'),
  sha256: z.string().optional().describe('skrót tego pliku'),
  ksefNumber: z.string().optional(),
  paidOn: isoDay.optional(),
});

export const documentSettings = z.strictObject({
  cooperative: cooperative.prefault({}),
  members: z.array(member).default([]),
  terms: terms.prefault({}),
  decidedOn: isoDay.optional().describe('dzień, w którym o rozliczaniu zdecydowała księgowa'),
  payout: payout.prefault({kind: 'none'}),
  pattern: z.string().default('SE/{n}/{MM}/{RRRR}').describe('wzór numeru faktury'),
  next: z.number().default(1).describe('następny numer, {n} we wzorze'),
  daysToPay: z.number().default(14),
  usesOutside: z
    .boolean()
    .default(false)
    .describe('true: faktury poza KSeF, dopóki wolno (10 000 zł w miesiącu, do końca 2026)'),
  outside: z
    .array(z.strictObject({month, zl: z.number()}))
    .default([])
    .describe('faktury poza KSeF wystawione inaczej, zł brutto według miesiąca wystawienia'),
  ksefSince: z
    .strictObject({number: name, day: isoDay})
    .optional()
    .describe('faktura, od której zawsze KSeF'),
  sellerBought: z
    .array(z.strictObject({month, point: name, kwh: amount}))
    .default([])
    .describe('kupione według rozliczenia sprzedawcy'),
  anyway: z
    .array(month)
    .default([])
    .describe('miesiące, z których wystawiamy mimo godzin brakujących i szacowanych'),
  issued: z.array(issued).default([]).describe('wystawione: kwoty i numery się nie zmieniają'),
});

/** The same in the file of a cooperative, which knows the parties already. */
export const keptDocuments = documentSettings.omit({cooperative: true, members: true});

/** All that the documents for members need, as a file of settings keeps it. */
export type DocumentSettings = z.infer<typeof documentSettings>;

/** How energy is charged: frozen with each document. */
export type Terms = DocumentSettings['terms'];

export type MemberParty = DocumentSettings['members'][number];

/** One document that was issued: a statement to pay or an invoice. Amounts in whole grosze. */
export type IssuedDocument = DocumentSettings['issued'][number];

/** The same before it is issued: it has no file, and nothing is said of what came after. */
export type DocumentDraft = Omit<IssuedDocument, 'xml' | 'sha256' | 'ksefNumber' | 'paidOn'>;

export type DocumentLine = IssuedDocument['lines'][number];

/** Those a document is between, as one structure: the cooperative and its members. */
export interface Parties {
  readonly cooperative: DocumentSettings['cooperative'] & {readonly name: string};
  /** In the order of the points; one of whom nothing was said yet has only a name. */
  readonly members: readonly MemberParty[];
}
