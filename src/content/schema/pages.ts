import * as z from 'zod';
import {audienceId, audienceIds, isoDayField, link, text} from './fields';

/** Texts of pages written in React. */

/** A heading and what is below it. */
const titled = (longest: number) => ({
  title: text(5, 80).meta({label: 'Nagłówek'}),
  text: text(20, longest).meta({label: 'Wyjaśnienie'}),
});

export const home = z.strictObject({
  bill: z
    .array(z.strictObject({...titled(400), link}))
    .length(3, {error: 'Podaj dokładnie 3 pozycje.'})
    .meta({label: 'Co znika z rachunku'}),
  flow: z
    .array(text(20, 300))
    .length(3, {
      error: 'Podaj dokładnie 3 zdania: o dniu z nadwyżką, o wspólnym zużyciu i o wieczorze.',
    })
    .meta({label: 'Zdania pod wykresem doby', hint: 'Dzień z nadwyżką, wspólne zużycie, wieczór.'}),
});

export const offer = z.strictObject({
  title: text(10, 80).meta({label: 'Nagłówek'}),
  lead: text(40, 400).meta({label: 'Wstęp'}),
  steps: z
    .array(
      z.strictObject({
        title: text(3, 60).meta({label: 'Nazwa'}),
        gives: z.array(text(5, 60)).min(1).meta({label: 'Co daje', item: 'punkt'}),
        time: text(3, 160)
          .optional()
          .meta({label: 'Ile to trwa', hint: 'Tylko czas znany z przepisów albo z umowy.'}),
        weDo: z.array(text(10, 250)).min(1).meta({label: 'Co robi narzędzie'}),
        youDo: z.array(text(10, 250)).min(1).meta({label: 'Co robisz Ty'}),
        youHave: z.array(text(10, 250)).min(1).meta({label: 'Co masz potem'}),
        link: link.optional().meta({label: 'Link'}),
      }),
    )
    .min(1)
    .meta({label: 'Narzędzia'}),
  notDone: z
    .array(z.strictObject(titled(400)))
    .min(1)
    .meta({label: 'Czego tu nie ma'}),
  prices: z
    .array(
      z.strictObject({
        name: text(3, 80).meta({label: 'Usługa'}),
        price: text(1, 80).meta({label: 'Cena'}),
        note: text(5, 300).meta({label: 'Co obejmuje'}),
      }),
    )
    .default([])
    .meta({label: 'Cennik', hint: 'Bez cennika strona pisze, że wycena jest po rozmowie.'}),
});

const caseStudy = z.strictObject({
  name: text(3, 100).meta({label: 'Nazwa spółdzielni'}),
  place: text(3, 100).meta({label: 'Miejscowość lub gmina'}),
  audience: audienceId.meta({label: 'Grupa'}),
  summary: text(40, 800).meta({label: 'Opis'}),
  /** Day on which the participants consented to publication. */
  consent: isoDayField.meta({label: 'Dzień zgody na publikację'}),
  figures: z
    .array(
      z.strictObject({
        label: text(3, 80).meta({label: 'Co to jest'}),
        value: text(1, 40).meta({label: 'Wartość'}),
        source: text(5, 200).meta({label: 'Źródło'}),
      }),
    )
    .default([])
    .meta({label: 'Liczby'}),
});

export const clients = z.strictObject({
  lead: text(40, 400).meta({label: 'Wstęp'}),
  audiences: z
    .array(
      z.strictObject({
        id: audienceId.meta({label: 'Stała nazwa grupy', hint: 'Nie zmieniaj.'}),
        name: text(3, 40).meta({label: 'Nazwa na stronie'}),
        question: text(10, 140).meta({label: 'Pytanie na stronie głównej'}),
        linkLabel: text(5, 60).meta({label: 'Tekst linku obok pytania'}),
        lead: text(40, 500).meta({label: 'Krótka odpowiedź'}),
        questions: z
          .array(
            z.strictObject({
              question: text(8, 140).meta({label: 'Pytanie'}),
              answer: text(30, 600).meta({label: 'Odpowiedź'}),
              link,
            }),
          )
          .length(3, {error: 'Podaj dokładnie 3 pytania.'})
          .meta({label: 'Pytania'}),
        members: z.array(text(3, 140)).min(2).meta({label: 'Kto zwykle należy'}),
      }),
    )
    .length(audienceIds.length, {error: 'Podaj wszystkie 4 grupy odbiorców.'})
    .meta({label: 'Grupy', hint: 'Wszystkie 4 muszą zostać.'}),
  caseStudies: z
    .array(caseStudy)
    .default([])
    .meta({label: 'Wdrożenia', hint: 'Tylko prawdziwe i za zgodą uczestników.'}),
});

export const contact = z.strictObject({
  lead: text(20, 400).meta({label: 'Wstęp'}),
  leadWithoutContact: text(20, 400).meta({label: 'Wstęp, dopóki nie ma kontaktu'}),
  topics: z.array(text(3, 80)).min(2).meta({label: 'Tematy formularza'}),
  beforeYouWrite: z
    .array(z.strictObject({...titled(300), link}))
    .min(1)
    .meta({label: 'Zanim napiszesz'}),
  consent: text(40, 600).meta({label: 'Informacja o danych: formularz przygotowuje e-mail'}),
  consentSending: text(40, 600).meta({label: 'Informacja o danych: formularz wysyła wiadomość'}),
});

export type Home = z.infer<typeof home>;
export type Offer = z.infer<typeof offer>;
export type Clients = z.infer<typeof clients>;
export type Contact = z.infer<typeof contact>;
