import * as z from 'zod';
import {
  amount,
  isoDay,
  kw,
  name,
  orderedKw,
  percentage,
  rate,
  tariff,
} from '../cooperative/description/schema';
import {memberLimit} from '../cooperative/description/limits';
import {showNumber} from '../law/verdict';
import {documentsPart} from './documentsPart';
import {pointKinds} from './kinds';

/**
 * The file of a settled month: who the members are, their points and rates, and what is left in the grid. It is the
 * input of the next month, of the page and of `npm run rozlicz` alike. Readings are not in it.
 */

const month = z
  .string({error: 'Podaj miesiąc, np. 2026-05.'})
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, {error: 'Podaj miesiąc, np. 2026-05.'});

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

export const monthInput = z.strictObject({
  version: z.literal(1, {error: 'Wpisz 1: to wersja pliku.'}),
  kind: z.literal('rozliczenie', {error: 'Wpisz „rozliczenie”: to rodzaj pliku.'}),
  name: z.string().default('').describe('nazwa spółdzielni'),
  address: z.string().optional().describe('adres spółdzielni, do pism'),
  seller: z
    .strictObject({name: z.string(), address: z.string()})
    .optional()
    .describe('sprzedawca, z którym rozlicza się spółdzielnia, do pism'),
  points: z
    .array(point)
    .max(memberLimit, {error: `Podaj najwyżej ${showNumber(memberLimit)} punktów.`}),
  tariffs: z.record(name, tariff).default({}),
  vat: percentage.default(23),
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
  shares: z
    .array(amount)
    .optional()
    .describe('stałe udziały punktów; bez tego pola klucz godzinowy'),
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
  documents: documentsPart
    .optional()
    .describe('dokumenty dla członków: strony, ustalenia, wystawione'),
});

export type MonthInput = z.infer<typeof monthInput>;
export type SettledBefore = z.infer<typeof settledMonth>;
export type Point = MonthInput['points'][number];
