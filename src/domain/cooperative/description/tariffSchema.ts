import * as z from 'zod';
import {operators} from '../../settlement/money/rates';
import {amount, chosen, name, percentage} from './fields';

const hoursOfDay = z
  .array(z.int().min(0).max(9))
  .length(24, {error: 'Podaj numer strefy (od 0) dla każdej z 24 godzin.'});

const monthlyFees = {
  fixedNetwork: amount.optional().describe('sieciowa stała, zł/mies.'),
  subscription: amount.optional().describe('abonament, zł/mies.'),
  trade: amount.optional().describe('opłata handlowa, zł/mies.'),
};

export const tariff = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('g11'),
        operator: chosen(operators),
        energy: amount.optional().describe('cena energii czynnej z rachunku, zł/kWh netto'),
        ...monthlyFees,
      }),
      z.strictObject({
        kind: z.literal('own'),
        zones: z
          .array(z.strictObject({name, energy: amount, network: amount}))
          .min(1, {error: 'Podaj co najmniej jedną strefę.'})
          .describe('stawki netto, zł/kWh'),
        schedule: z.strictObject({workday: hoursOfDay, freeDay: hoursOfDay}).optional(),
        excise: amount.optional(),
        quality: amount.optional(),
        renewables: amount.optional(),
        cogeneration: amount.optional(),
        capacity: z
          .discriminatedUnion('kind', [
            z.strictObject({kind: z.literal('flat')}),
            z.strictObject({
              kind: z.literal('perKwh'),
              rate: amount.optional(),
              coefficient: amount.max(1).default(1),
            }),
          ])
          .default({kind: 'flat'}),
        ...monthlyFees,
      }),
    ],
    {error: 'Podaj rodzaj taryfy: g11 albo own.'},
  )
  .describe('stawki, których brakuje, są brane z src/data/stawki.yaml na dzień „start”');

export const prices = z.strictObject({
  vat: percentage.optional(),
  internalPrice: amount.optional().describe('cena energii wspólnej dla wytwórcy, zł/kWh (A8)'),
  internalVat: z.boolean().optional(),
  gridReading: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe('wykładnia A5'),
  averagePrice: amount.optional().describe('cena Prezesa URE z art. 38c ust. 11a, zł/kWh'),
  flatCapacityBy: chosen(['drawn', 'bought'] as const)
    .optional()
    .describe('A7'),
  servicePerMember: amount.optional().describe('koszt obsługi, zł/mies. na punkt poboru'),
  balancingPerMwh: amount.optional().describe('A15'),
  market: z
    .strictObject({
      kind: chosen(['monthly', 'hourly'] as const),
      zlPerMwh: z.array(z.number({error: 'Wpisz liczbę.'})),
    })
    .optional()
    .describe(
      'ceny energii oddanej: RCEm na okres albo RCE na godzinę; do porównania z net-billingiem',
    ),
});
