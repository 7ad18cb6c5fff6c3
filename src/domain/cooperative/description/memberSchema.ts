import * as z from 'zod';
import {consumptionKinds} from '../../energy/consumption';
import {amount, chosen, name} from './fields';

const hourly = z
  .array(amount.nullable(), {error: 'Wpisz listę liczb, po jednej na godzinę.'})
  .min(1, {error: 'Wpisz co najmniej jedną godzinę.'})
  .describe('kWh, jedna wartość na godzinę; null oznacza brak odczytu');

const source = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('pv'),
        kw: amount.describe('moc w kWp'),
        tilt: amount.max(90).default(35).describe('stopnie od poziomu'),
        azimuth: amount.max(360).default(180).describe('stopnie: 90 wschód, 180 południe'),
        annualYield: amount.optional().describe('kWh z 1 kWp na rok'),
      }),
      z.strictObject({
        kind: z.literal('wind'),
        kw: amount,
        capacityFactor: amount.max(0.6).default(0.25).describe('średnia moc jako część pełnej'),
      }),
      z.strictObject({
        kind: z.literal('biogas'),
        kw: amount,
        annualKwh: amount.optional(),
      }),
      z.strictObject({kind: z.literal('hydro'), kw: amount, annualKwh: amount.optional()}),
      z.strictObject({kind: z.literal('own'), kw: amount, kwh: hourly}),
    ],
    {error: 'Podaj rodzaj źródła: pv, wind, biogas, hydro albo own.'},
  )
  .describe('źródło za licznikiem członka');

export const battery = z.strictObject({
  kwh: amount.describe('pojemność użyteczna'),
  kw: amount.describe('moc ładowania i rozładowania'),
  efficiency: amount.max(1).default(0.9).describe('sprawność całego cyklu'),
});

export const member = z
  .strictObject({
    id: name,
    withdrawnKwh: hourly.optional(),
    injectedKwh: hourly.optional(),
    file: name
      .optional()
      .describe('plik CSV obok pliku wejściowego, zamiast list; wiersz na godzinę'),
    columns: z
      .strictObject({withdrawn: name, injected: name.optional()})
      .optional()
      .describe('nagłówki kolumn; bez tego pola „<id>_pobor” i „<id>_oddanie”'),
    consumptionKwh: hourly.optional().describe('zużycie za licznikiem zamiast odczytów'),
    profile: z
      .strictObject({kind: chosen(consumptionKinds), annualKwh: amount, seed: z.int().default(1)})
      .optional()
      .describe(
        'zużycie z profilu zamiast odczytów; bez odczytów innych członków liczy się cały rok',
      ),
    sources: z.array(source).optional(),
    battery: battery.optional().describe('magazyn za licznikiem'),
    sourceKw: amount.optional().describe('moc źródeł, gdy są odczyty, a nie źródła'),
    tariff: name.optional().describe('nazwa z pola „tariffs”'),
    outlayZl: amount.optional().describe('nakład członka, do czasu zwrotu'),
  })
  .superRefine((value, context) => {
    const given = (['withdrawnKwh', 'file', 'consumptionKwh', 'profile'] as const).filter(
      (field) => value[field] !== undefined,
    );
    if (given.length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['withdrawnKwh'],
        message: 'Podaj listę wartości, plik CSV (file), zużycie (consumptionKwh) albo profil.',
      });
    }
    if (given.length > 1) {
      context.addIssue({
        code: 'custom',
        path: [given[1] ?? ''],
        message: `Zostaw jedno z pól: ${given.join(', ')}.`,
      });
    }
    const isMeter = given.includes('withdrawnKwh') || given.includes('file');
    if (isMeter && (value.sources !== undefined || value.battery !== undefined)) {
      context.addIssue({
        code: 'custom',
        path: [value.sources === undefined ? 'battery' : 'sources'],
        message: 'Przy odczytach z licznika usuń to pole: odczyty już je zawierają.',
      });
    }
  });
