import * as z from 'zod';
import {
  amount,
  battery,
  isoDay,
  kw,
  name,
  orderedKw,
  percentage,
  rate,
  tariff,
} from '../cooperative/description/schema';
import {memberLimit} from '../cooperative/description/limits';
import {municipalityKinds} from '../law/conditions';
import {vatRate} from '../law/law';
import {personKinds} from '../law/memberCount';
import {showNumber} from '../law/verdict';
import {keptDocuments, memberUnits, month} from './documentSettings';
import {pointKinds} from '../month/kinds';

/**
 * All that is known of one cooperative, entered once: who it is, its members, points and installations, prices and rates,
 * what its papers say, the plan counted in the calculator, and the months settled so far. Every tool of the site reads and
 * writes this; saved, it is `spoldzielnia.json`, the input of `npm run rozlicz` too. Each part may be missing. Readings are
 * not in it.
 */

const text = z.string().optional();

const point = z.strictObject({
  id: name.describe('nazwa punktu, inna dla każdego'),
  ppe: z.string().optional().describe('numer punktu poboru; po nim dobiera się pliki'),
  holder: name.optional().describe('członek, do którego należy punkt; bez tego pola sam punkt'),
  ofCooperative: z.boolean().optional().describe('true: punkt samej spółdzielni, np. farma'),
  tariff: name.optional().describe('nazwa z pola „tariffs”'),
  orderedKw,
  phases: z
    .union([z.literal(1), z.literal(3)])
    .optional()
    .describe('fazy licznika domu; od nich zależy stała opłata sieciowa'),
  billingMonths: z
    .union([z.literal(1), z.literal(2), z.literal(6), z.literal(12)])
    .optional()
    .describe('okres rozliczeniowy domu w miesiącach; od niego zależy abonament'),
  kind: z
    .enum(pointKinds)
    .optional()
    .describe('kto to: home – dom, firm – firma, municipal – gmina; tylko do nadawania stawek'),
  annualKwh: amount
    .optional()
    .describe(
      'zużycie z ostatniego roku, z faktury; od niego zależy ryczałt mocowy; nowy punkt: 0',
    ),
  sourceKw: kw.optional().describe('moc źródeł za tym punktem'),
  address: text.describe('adres punktu'),
  group: text.describe('grupa taryfowa z rachunku, dopóki punkt nie ma stawek w polu „tariff”'),
  from: isoDay.optional().describe('pierwszy dzień punktu w spółdzielni'),
  to: isoDay.optional().describe('ostatni dzień punktu w spółdzielni'),
  earlierPpe: z
    .array(z.strictObject({ppe: name, to: isoDay}))
    .optional()
    .describe('numery, które punkt miał wcześniej, i ostatni dzień każdego'),
  laterTariffs: z
    .array(z.strictObject({from: isoDay, tariff: name, orderedKw}))
    .optional()
    .describe('stawki, na które punkt przechodzi, od pierwszego dnia miesiąca'),
});

/** What a member is: forms of the law on cooperatives and public finance, and the municipality, which signs otherwise. */
const memberForms = [...personKinds, 'municipality'] as const;

const member = z.strictObject({
  name: z.string().describe('tak jak w polu „holder” punktów'),
  kind: z
    .enum(memberForms)
    .optional()
    .describe(
      'natural – osoba fizyczna, legal – osoba prawna, municipality – gmina, powiat albo województwo, community – wspólnota mieszkaniowa, publicBody – biblioteka, dom kultury albo publiczny szpital',
    ),
  founder: z
    .boolean()
    .optional()
    .describe('true: założyciel, który podpisuje statut; false: przystępuje później deklaracją'),
  business: z
    .boolean()
    .optional()
    .describe('true: osoba fizyczna, która jest członkiem jako przedsiębiorca'),
  address: text.describe('ulica i numer albo cały adres'),
  town: text.describe('kod i miejscowość, jeśli nie ma ich w „address”'),
  nip: text,
  email: text,
  delivery: text.describe('adres do doręczeń elektronicznych'),
  register: text.describe('numer KRS albo innego rejestru'),
  representative: text.describe('kto podpisuje'),
  role: text.describe('funkcja podpisującego'),
  second: text.describe('drugi podpis, w gminie skarbnik'),
  secondRole: text,
  shareCount: amount.optional().describe('liczba udziałów członkowskich'),
  from: isoDay
    .optional()
    .describe('pierwszy dzień członkostwa; wcześniej jego punktów nie liczymy'),
  to: isoDay.optional().describe('ostatni dzień członkostwa; później jego punktów nie liczymy'),
  contribution: text.describe('wkład'),
  proxy: text.describe('pełnomocnik na walne zgromadzenie'),
  wantsInvoice: z
    .boolean()
    .optional()
    .describe('true: żąda faktury także przy sprzedaży zwolnionej'),
  units: memberUnits.optional().describe('jednostki gminy, które dostają osobny dokument'),
});

const municipality = z.strictObject({
  name: z.string(),
  kind: z.enum(municipalityKinds).optional(),
  county: text.describe('powiat'),
  teryt: text.describe('6 cyfr kodu TERYT'),
});

const installation = z.strictObject({
  kind: z.enum(['pv', 'wind', 'biogas', 'hydro', 'own']).optional(),
  kw: amount.optional(),
  annualKwh: amount.optional().describe('roczna produkcja'),
  place: text.describe('nazwa punktu, za którym stoi, albo inne miejsce'),
  member: text.describe('właściciel; bez tego pola spółdzielnia'),
});

/** What is set up there is the same in the plan, which counts those of which capacity and power are known. */
const placedBattery = z.strictObject({
  kwh: battery.shape.kwh.optional(),
  kw: battery.shape.kw.optional(),
  efficiency: battery.shape.efficiency.unwrap().optional(),
  place: text.describe('nazwa punktu, za którym stoi; bez tego pola na własnym przyłączu'),
});

const texts = z.record(z.string(), z.string());

/** Under the words of papers, as `daty.zebranie`: only papers know them, and editors write them so. */
const papers = z.strictObject({
  values: texts.default({}),
  board: z.array(texts).default([]).describe('zarząd'),
  council: z.array(texts).default([]).describe('rada nadzorcza'),
  sent: z
    .array(z.strictObject({id: z.string(), title: z.string(), basis: z.string(), day: z.string()}))
    .optional()
    .describe('dni, które były w plikach kalendarza'),
});

/** What a link of the calculator holds, with the names that a link leaves out; checked as a link is, where it is opened. */
const described = z.strictObject({
  q: z.string().describe('pola trybu szybkiego'),
  c: z.record(z.string(), z.unknown()).optional().describe('opis z trybu pełnego'),
});
const plan = z.strictObject({
  s: described,
  v: z.array(z.strictObject({n: z.string(), s: described})).describe('warianty'),
  x: z.array(z.string()).optional().describe('punkty spółdzielni, których w planie nie ma'),
});

const column = z.int().min(0).nullable();
const columns = z.strictObject({
  meter: column.optional(),
  time: z.int().min(0),
  hour: column,
  labels: z.enum(['start', 'end']),
  withdrawn: column,
  injected: column,
  generation: column.optional(),
  unit: z.enum(['kWh', 'MWh', 'Wh', 'kW', 'W']),
  decimal: z.enum([',', '.']),
});
const {labels, unit} = columns.shape;
/** Of a file whose columns are understood. */
const answer = z.strictObject({unit: unit.optional(), labels: labels.optional()});

const lots = z.array(z.strictObject({month, kwh: amount}));

/** What a point had in a settled month; zlotys are null where nobody gave its rates. */
const settledPoint = z.strictObject({
  id: name,
  withdrawnKwh: amount,
  injectedKwh: amount,
  sharedKwh: amount,
  usedCreditKwh: amount,
  boughtKwh: amount,
  paidZl: z.number().nullable(),
  surplusKwh: amount
    .optional()
    .describe('oddane do zapasu: czego nikt inny nie pobrał w tej samej godzinie'),
  estimatedHours: z.int().min(0).describe('godziny szacowane i zastępcze'),
  days: z.string().describe('znak odczytów każdej doby; po nim widać, że operator je poprawił'),
});

const settledMonth = z.strictObject({
  month,
  version: z.int().min(1).describe('które to rozliczenie tego miesiąca'),
  day: isoDay.describe('dzień rozliczenia'),
  checked: isoDay.optional().describe('dzień, w którym sprawdzono, że nic się nie zmieniło'),
  provisional: z.boolean().optional().describe('true: zamknięty mimo brakujących godzin'),
  before: lots.describe('partie zapasu na początek'),
  after: lots.describe('partie zapasu na koniec'),
  points: z.array(settledPoint),
});

export const cooperativeRecord = z.strictObject({
  version: z.literal(1, {error: 'Wpisz 1: to wersja pliku.'}),
  kind: z.literal('spoldzielnia', {error: 'Wpisz „spoldzielnia”: to rodzaj pliku.'}),
  id: z
    .string()
    .regex(/^[\da-z-]{8,40}$/)
    .optional()
    .describe('odróżnia tę spółdzielnię od innych na tym samym urządzeniu'),
  askedOf: text.describe(
    'kogo poproszono o wypełnienie; w pliku jest wtedy tylko to, co ta osoba wie',
  ),
  name: z.string().default('').describe('nazwa spółdzielni'),
  seat: text.describe('siedziba, sama miejscowość'),
  address: text.describe('ulica i numer albo cały adres'),
  town: text.describe('kod i miejscowość, jeśli nie ma ich w „address”'),
  krs: text,
  nip: text,
  email: text,
  delivery: text.describe('adres do doręczeń elektronicznych'),
  account: text.describe('numer rachunku, 26 cyfr'),
  operator: text.describe('operator sieci'),
  seller: z
    .strictObject({name: z.string(), address: z.string()})
    .optional()
    .describe('sprzedawca, z którym rozlicza się spółdzielnia'),
  municipalities: z.array(municipality).optional().describe('gminy na obszarze'),
  members: z
    .array(member)
    .max(memberLimit, {error: `Podaj najwyżej ${showNumber(memberLimit)} członków.`})
    .optional(),
  sources: z.array(installation).optional().describe('instalacje'),
  batteries: z.array(placedBattery).optional().describe('magazyny energii'),
  points: z
    .array(point)
    .max(memberLimit, {error: `Podaj najwyżej ${showNumber(memberLimit)} punktów.`}),
  tariffs: z.record(name, tariff).default({}),
  vat: percentage.default(vatRate.value),
  internalPrice: rate.default(0).describe('cena energii wspólnej, zł/kWh'),
  laterPrices: z
    .array(z.strictObject({from: isoDay, internalPrice: rate}))
    .optional()
    .describe('późniejsze ceny energii wspólnej, od pierwszego dnia miesiąca'),
  internalVat: z.boolean().default(false),
  internalStock: z
    .boolean()
    .optional()
    .describe('true: po cenie wewnętrznej jest też energia z zapasu'),
  internalStockTo: z
    .enum(['cooperative', 'givers'])
    .optional()
    .describe(
      'kto dostaje zapłatę za energię z zapasu: spółdzielnia albo ci, z czyjej nadwyżki jest; bez tego pola nie wskazano',
    ),
  gridReading: z.union([z.literal(1), z.literal(2)]).default(1),
  averagePrice: rate.optional().describe('cena Prezesa URE z art. 38c ust. 11a, zł/kWh'),
  key: z
    .enum(['hourly', 'fixed', 'onePrice'])
    .optional()
    .describe(
      'klucz podziału: godzinowy, stałe udziały albo jedna cena, która dzieli jak godzinowy; bez tego pola stałe udziały, jeśli są „shares”, inaczej godzinowy',
    ),
  shares: z
    .array(amount)
    .optional()
    .describe('stałe udziały punktów; bez tego pola liczba udziałów członków'),
  laterShares: z
    .array(z.strictObject({from: isoDay, shares: z.array(amount)}))
    .optional()
    .describe('późniejsze udziały punktów, od pierwszego dnia miesiąca'),
  stock: lots
    .default([])
    .describe('zapas po pomnożeniu przez 0,6, według miesiąca, z którego pochodzi'),
  columns: z
    .record(z.string(), z.union([columns, answer]))
    .optional()
    .describe(
      'kolumny plików, których strona nie zna, albo sama ich jednostka lub znaczenie godziny, według nagłówka; numery kolumn od 0',
    ),
  prefer: z
    .enum(['older', 'newer'])
    .optional()
    .describe('która z dwóch różnych wartości godziny się liczy; bez tego pola żadna'),
  closedAnyway: z
    .array(month)
    .optional()
    .describe('miesiące, które zamykamy mimo brakujących godzin; są wstępne'),
  settled: z
    .array(settledMonth)
    .optional()
    .describe('archiwum: każde rozliczenie każdego zamkniętego miesiąca, także poprawione później'),
  settledTo: month.optional().describe('ostatni rozliczony miesiąc; zapas jest z jego końca'),
  documents: keptDocuments.optional().describe('dokumenty dla członków: ustalenia, wystawione'),
  papers: papers.optional().describe('pisma: wybory i liczby statutu, organy, daty'),
  plan: plan.optional().describe('plan policzony w kalkulatorze'),
});

export type CooperativeRecord = z.infer<typeof cooperativeRecord>;
export type SettledBefore = z.infer<typeof settledMonth>;
export type Point = CooperativeRecord['points'][number];
export type Member = z.infer<typeof member>;
export type Battery = z.infer<typeof placedBattery>;
export type Installation = z.infer<typeof installation>;
