import * as z from 'zod';
import type {ChangeKind} from '../../domain/articles/change';
import {toHeadingId} from '@cooperative/polish';
import {factId, isoDayField, link, pagePlace, slug, sourceCode, text} from './fields';

/** Numbers of entries in the register of cooperatives, in order of date. */
export const register = z.strictObject({
  readings: z
    .array(
      z.strictObject({
        day: isoDayField.meta({label: 'Dzień', hint: 'Gdy znamy tylko miesiąc, jego środek.'}),
        label: text(3, 14).meta({
          label: 'Data na wykresie',
          hint: 'Tak, jak podaje ją źródło, np. 4.09.2025.',
        }),
        count: z
          .number({error: 'Podaj liczbę wpisów.'})
          .int()
          .min(1)
          .meta({label: 'Liczba wpisów'}),
        over: z.boolean().optional().meta({label: 'Źródło pisze „ponad”'}),
        note: text(5, 80).optional().meta({label: 'Uwaga do tabeli', hint: 'Wolno pominąć.'}),
        fact: factId.meta({label: 'Fakt'}),
        sources: z
          .array(sourceCode)
          .min(1, {error: 'Podaj co najmniej jedno źródło.'})
          .meta({label: 'Źródła'}),
      }),
    )
    .min(2)
    .refine(
      (readings) => readings.every(({day}, i) => i === 0 || day > (readings[i - 1]?.day ?? '')),
      {
        error: 'Ułóż odczyty od najstarszego; każdy dzień wpisz raz.',
      },
    )
    .meta({label: 'Odczyty wykazu', item: 'odczyt', hint: 'Nowy dopisz na końcu.'}),
});

/** Announcements of changes in the law, shown above every page. */
export const announcements = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          id: slug.meta({label: 'Stała nazwa', hint: 'Małe litery bez ogonków, cyfry i łączniki.'}),
          text: text(20, 160).meta({label: 'Tekst'}),
          // In one line of a phone.
          link: link
            .extend({label: text(3, 42).meta(link.shape.label.meta() ?? {})})
            .meta({label: 'Link'}),
          from: isoDayField.meta({label: 'Pierwszy dzień'}),
          to: isoDayField.meta({label: 'Ostatni dzień'}),
          source: sourceCode.meta({label: 'Źródło'}),
          checked: isoDayField.meta({label: 'Dzień sprawdzenia'}),
        })
        .refine(({from, to}) => from <= to, {
          path: ['to'],
          error: 'Ostatni dzień nie może być przed pierwszym (pole „from”).',
        }),
    )
    .refine((items) => new Set(items.map(({id}) => id)).size === items.length, {
      error: 'Każde ogłoszenie ma mieć inne id.',
    })
    .meta({label: 'Ogłoszenia', item: 'ogłoszenie'}),
});

const changeKinds = ['prawo', 'poprawka'] as const satisfies readonly ChangeKind[];

/** What has changed: in the law, and in our texts where they were wrong in meaning. */
export const changes = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          date: isoDayField.meta({
            label: 'Dzień',
            hint: 'Dzień, od którego działa przepis, albo dzień poprawki.',
          }),
          kind: z
            .enum(changeKinds, {error: `Wybierz z listy: ${changeKinds.join(', ')}.`})
            .meta({label: 'Rodzaj'}),
          title: text(10, 80).meta({label: 'Czego dotyczy', hint: 'Każdy wiersz ma inny tytuł.'}),
          text: text(20, 400).meta({
            label: 'Tekst',
            hint: 'Przy poprawce: „Wcześniej pisaliśmy, że…” i jak jest naprawdę.',
          }),
          to: pagePlace.meta({
            label: 'Adres',
            hint: 'Gdzie to stoi w serwisie, np. /baza-wiedzy/kto-placi albo /faq#moc-umowna.',
          }),
          /** Other places that had the same wrong; the note stands there too. */
          also: z.array(pagePlace).default([]).meta({
            label: 'Także',
            item: 'adres',
            hint: 'Inne miejsca z tym samym błędem: notatka stanie i tam. Wolno pominąć.',
          }),
          sources: z
            .array(sourceCode)
            .default([])
            .meta({label: 'Źródła', hint: 'Przy zmianie w prawie co najmniej jedno.'}),
        })
        .refine(({kind, sources}) => kind === 'poprawka' || sources.length > 0, {
          path: ['sources'],
          error: 'Podaj co najmniej jedno źródło zmiany w prawie.',
        }),
    )
    .refine((items) => new Set(items.map(({title}) => toHeadingId(title))).size === items.length, {
      error: 'Każdy wiersz ma mieć inny tytuł: powstaje z niego adres wiersza.',
    })
    .meta({
      label: 'Zmiany',
      item: 'zmianę',
      hint: 'Kolejność dowolna: strona ułoży je według dni.',
    }),
});

export type Register = z.infer<typeof register>;
export type Announcements = z.infer<typeof announcements>;
