import * as z from 'zod';

/**
 * Input of `npm run oblicz`. The JSON Schema beside this file is printed from it (`npm run oblicz -- --schemat`); a test
 * holds the two together.
 */

const amount = z
  .number({error: 'Wpisz liczbę.'})
  .nonnegative({error: 'Wpisz liczbę nie mniejszą od zera.'});

const hourly = z
  .array(amount.nullable(), {error: 'Wpisz listę liczb, po jednej na godzinę.'})
  .min(1, {error: 'Wpisz co najmniej jedną godzinę.'})
  .describe('kWh, jedna wartość na godzinę; null oznacza brak odczytu');

const member = z
  .strictObject({
    id: z.string({error: 'Wpisz nazwę członka.'}).min(1, {error: 'Wpisz nazwę członka.'}),
    withdrawnKwh: hourly.optional(),
    injectedKwh: hourly.optional(),
    file: z
      .string({error: 'Wpisz nazwę pliku CSV.'})
      .optional()
      .describe('plik CSV obok pliku wejściowego, zamiast list; wiersz na godzinę'),
    columns: z
      .strictObject({withdrawn: z.string(), injected: z.string().optional()})
      .optional()
      .describe('nagłówki kolumn; bez tego pola „<id>_pobor” i „<id>_oddanie”'),
  })
  .superRefine((value, context) => {
    if (value.file === undefined && value.withdrawnKwh === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['withdrawnKwh'],
        message: 'Podaj listę wartości albo plik CSV w polu „file”.',
      });
    }
    if (value.file !== undefined && value.withdrawnKwh !== undefined) {
      context.addIssue({
        code: 'custom',
        path: ['file'],
        message: 'Zostaw plik albo listy wartości, nie oba naraz.',
      });
    }
  });

export const settlementInput = z.strictObject({
  $schema: z.string().optional(),
  version: z.literal(1, {error: 'Wpisz 1: to wersja opisu danych.'}),
  start: z
    .string({error: 'Podaj początek, np. 2026-01-01T00:00:00+01:00.'})
    .describe('początek pierwszej godziny z przesunięciem czasu'),
  period: z
    .union([z.literal('month'), z.strictObject({hours: z.number().int().min(1)})], {
      error: 'Wpisz "month" (miesiąc kalendarzowy) albo {"hours": 24}.',
    })
    .describe('okres rozliczeniowy'),
  year: z
    .enum(['first', 'steady'], {error: 'Wpisz "first" albo "steady".'})
    .default('first')
    .describe(
      'first: saldo otwarcia jest puste; steady: okres powtarza się, aż saldo otwarcia zrówna się z saldem zamknięcia',
    ),
  validPeriods: z
    .number()
    .int()
    .min(0)
    .default(12)
    .describe('przez ile następnych okresów można rozliczyć oddaną energię; 0 – bez przenoszenia'),
  members: z.array(member).min(1, {error: 'Podaj co najmniej jednego członka.'}),
});

export type SettlementInput = z.infer<typeof settlementInput>;
export type MemberInput = SettlementInput['members'][number];
