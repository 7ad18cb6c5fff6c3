import * as z from 'zod';
import {isoDayField, text} from './fields';
import {limits} from '../../domain/cooperative/description/limits';
import {dayMs} from '../../domain/kernel/time';
import {rateBases} from '../../domain/settlement/money/rates';

const farPrice = 'Tak daleko od zera nie sięga żadna cena na rynku. Wpisz zł/MWh.';

const certainty = z.enum(['high', 'medium', 'low'], {
  error: 'Wybierz z listy: high, medium, low.',
});

const rateRow = z.strictObject({
  from: isoDayField,
  to: isoDayField,
  value: z
    .number({error: 'Wpisz liczbę z kropką, np. 0.498.'})
    .nonnegative({error: 'Podaj liczbę nie mniejszą od zera.'})
    .max(100_000, {error: 'Podaj liczbę nie większą od 100 000.'}),
  source: text(5, 200),
  basis: z.enum(rateBases, {error: `Wybierz z listy: ${rateBases.join(', ')}.`}),
  checkedOn: isoDayField,
  certainty,
});

/** Rows must be contiguous: no gap, no overlap, none that ends before it begins. */
const rateSeries = z.strictObject({
  name: text(3, 100),
  unit: text(1, 20),
  rows: z
    .array(rateRow)
    .min(1)
    .superRefine((rows, context) => {
      rows.forEach(({from, to}, index) => {
        const previous = rows[index - 1];
        const nextDay = previous
          ? new Date(Date.parse(previous.to) + dayMs).toISOString().slice(0, 10)
          : from;
        if (from !== nextDay) {
          const problem = from < nextDay ? 'nakłada się na poprzedni' : 'zostawia przerwę';
          context.addIssue({
            code: 'custom',
            path: [index, 'from'],
            message: `Wiersz ${problem}: zacznij go ${nextDay}, dzień po końcu poprzedniego.`,
          });
        }
        if (to < from) {
          context.addIssue({
            code: 'custom',
            path: [index, 'to'],
            message: 'Podaj dzień nie wcześniejszy niż „from”.',
          });
        }
      });
    }),
});

export const rates = z.strictObject({
  rates: z.record(
    z.string().regex(/^[a-z][A-Za-z0-9]*$/, {error: 'Użyj liter i cyfr, np. energyG11Enea.'}),
    rateSeries,
  ),
  marketPrices: z.array(
    z.strictObject({
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, {error: 'Podaj miesiąc, np. 2025-06.'}),
      value: z
        .number({error: 'Wpisz liczbę z kropką, zł/MWh.'})
        .min(-limits.marketPrice, {error: farPrice})
        .max(limits.marketPrice, {error: farPrice}),
      source: text(5, 200),
      checkedOn: isoDayField,
      certainty,
    }),
  ),
});

export type Rates = z.infer<typeof rates>;
