import * as z from 'zod';
import {regionYields, type Region} from '../../energy/photovoltaics';
import type {MeterSeries} from '../../settlement/energy/balance';
import {municipalityKinds} from '../../settlement/law/conditions';
import {comparisons} from '../../settlement/types';
import {amount, chosen, isoDay, name, percentage} from './fields';
import {battery, member} from './memberSchema';
import {prices, tariff} from './tariffSchema';

const cooperative = z
  .strictObject({
    applicationDay: isoDay,
    heatKw: amount,
    biogasM3: amount,
    biomethaneM3: amount,
    municipalities: z.array(chosen(municipalityKinds)),
    adjacent: z.boolean(),
    gridOperators: z.int().min(1),
    voltageKv: amount,
    sellers: z.int().min(1),
    ownedByMembers: z.boolean(),
  })
  .partial()
  .describe('fakty do sprawdzenia warunków; resztę liczy program z członków');

const finance = z.strictObject({
  costZl: amount,
  grant: percentage.default(0),
  loan: percentage.default(0).describe('procent tego, co zostaje po dotacji'),
  loanRate: percentage.default(0),
  loanYears: z.int().min(0).max(50).default(0),
  annualCostZl: amount.default(0),
  priceGrowth: z.number().default(0),
  ageing: percentage.default(0.5).describe('roczny spadek produkcji, %'),
  discount: percentage.default(5),
  years: z.int().min(1).max(50).default(20),
  against: chosen(comparisons).default('alone').describe('z czym porównać koszt w spółdzielni'),
});

/**
 * A cooperative to settle, as described by the input of `npm run oblicz` and the calculator's own files. The JSON
 * Schema `src/cli/settlement/oblicz.schema.json` is generated from it (`npm run oblicz -- --schemat`); a test keeps
 * them in sync.
 */
export const settlementInput = z.strictObject({
  $schema: z.string().optional(),
  version: z.literal(1, {error: 'Wpisz 1: to wersja opisu danych.'}),
  start: z
    .string({error: 'Podaj początek, np. 2026-01-01T00:00:00+01:00.'})
    .describe('początek pierwszej godziny z przesunięciem czasu'),
  period: z
    .union([z.literal('month'), z.strictObject({hours: z.int().min(1)})], {
      error: 'Wpisz "month" (miesiąc kalendarzowy) albo {"hours": 24}.',
    })
    .describe('okres rozliczeniowy'),
  year: chosen(['first', 'steady'] as const)
    .default('first')
    .describe(
      'first: saldo otwarcia jest puste; steady: dane powtarzają się, aż saldo otwarcia zrówna się z saldem zamknięcia',
    ),
  validPeriods: z
    .int()
    .min(0)
    .default(12)
    .describe('przez ile następnych okresów można rozliczyć oddaną energię; 0 – bez przenoszenia'),
  members: z.array(member).min(1, {error: 'Podaj co najmniej jednego członka.'}),
  battery: battery
    .extend({tariff: name.optional()})
    .optional()
    .describe('magazyn spółdzielni z własnym punktem poboru'),
  ratesDay: isoDay.optional().describe('dzień, z którego są stawki; bez tego pola dzień „start”'),
  weatherSeed: z.int().default(1).describe('ziarno pogody; to samo daje ten sam rok'),
  region: chosen(Object.keys(regionYields) as Region[]).default('centre'),
  tariffs: z.record(name, tariff).optional(),
  prices: prices.optional(),
  key: z
    .discriminatedUnion('kind', [
      z.strictObject({kind: z.literal('hourly')}),
      z.strictObject({
        kind: z.literal('fixed'),
        shares: z
          .array(amount)
          .describe(
            'udziały członków w ich kolejności, w dowolnej jednostce; nie wszystkie zerowe',
          ),
      }),
    ])
    .default({kind: 'hourly'})
    .describe('klucz wewnętrzny; nie zmienia rachunku sprzedawcy'),
  cooperative: cooperative.optional(),
  finance: finance.optional().describe('wymaga taryf wszystkich członków'),
});

type Described = z.infer<typeof settlementInput>;

/** Hourly meter readings from a given moment; `NaN` for a missing reading. */
type TimedReadings = MeterSeries & {readonly startUtc: string};

/** In the calculator a member may carry readings from a meter file; they are never part of a saved description. */
export type MemberInput = Described['members'][number] & {readonly readings?: TimedReadings};
export type CooperativeInput = Omit<Described, 'members'> & {
  readonly members: readonly MemberInput[];
};
export type TariffInput = NonNullable<Described['tariffs']>[string];
