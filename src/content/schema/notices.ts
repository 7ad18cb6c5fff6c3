import * as z from 'zod';
import type {ChangeKind} from '../../domain/articles/change';
import {toHeadingId} from '@cooperative/polish/text';
import {factId, isoDayField, link, pagePlace, slug, sourceCode, text} from './fields';

/** Numbers of entries in the register of cooperatives, in order of date. */
export const register = z.strictObject({
  readings: z
    .array(
      z.strictObject({
        day: isoDayField,
        label: text(3, 14),
        count: z.number({error: 'Podaj liczbę wpisów.'}).int().min(1),
        over: z.boolean().optional(),
        note: text(5, 80).optional(),
        fact: factId,
        sources: z.array(sourceCode).min(1, {error: 'Podaj co najmniej jedno źródło.'}),
      }),
    )
    .min(2)
    .refine(
      (readings) => readings.every(({day}, i) => i === 0 || day > (readings[i - 1]?.day ?? '')),
      {
        error: 'Ułóż odczyty od najstarszego; każdy dzień wpisz raz.',
      },
    ),
});

/** Announcements of changes in the law, shown above every page. */
export const announcements = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          id: slug,
          text: text(20, 160),
          // In one line of a phone.
          link: link.extend({label: text(3, 42)}),
          from: isoDayField,
          to: isoDayField,
          source: sourceCode,
          checked: isoDayField,
        })
        .refine(({from, to}) => from <= to, {
          path: ['to'],
          error: 'Ostatni dzień nie może być przed pierwszym (pole „from”).',
        }),
    )
    .refine((items) => new Set(items.map(({id}) => id)).size === items.length, {
      error: 'Każde ogłoszenie ma mieć inne id.',
    }),
});

const changeKinds = ['prawo', 'poprawka'] as const satisfies readonly ChangeKind[];

/** What has changed: in the law, and in our texts where they were wrong in meaning. */
export const changes = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          date: isoDayField,
          kind: z.enum(changeKinds, {error: `Wybierz z listy: ${changeKinds.join(', ')}.`}),
          title: text(10, 80),
          text: text(20, 400),
          to: pagePlace,
          /** Other places that had the same wrong; the note stands there too. */
          also: z.array(pagePlace).default([]),
          sources: z.array(sourceCode).default([]),
        })
        .refine(({kind, sources}) => kind === 'poprawka' || sources.length > 0, {
          path: ['sources'],
          error: 'Podaj co najmniej jedno źródło zmiany w prawie.',
        }),
    )
    .refine((items) => new Set(items.map(({title}) => toHeadingId(title))).size === items.length, {
      error: 'Każdy wiersz ma mieć inny tytuł: powstaje z niego adres wiersza.',
    }),
});

export type Register = z.infer<typeof register>;
export type Announcements = z.infer<typeof announcements>;
