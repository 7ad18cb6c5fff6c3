import * as z from 'zod';
import {audienceId, audienceIds, isoDayField, link, text} from './fields';

/** Texts of pages written in React. */

export const home = z.strictObject({
  bill: z
    .array(z.strictObject({title: text(5, 80), text: text(20, 400), link}))
    .length(3, {error: 'Podaj dokładnie 3 pozycje.'}),
  flow: z.array(text(20, 300)).length(3, {
    error: 'Podaj dokładnie 3 zdania: o dniu z nadwyżką, o wspólnym zużyciu i o wieczorze.',
  }),
});

export const offer = z.strictObject({
  title: text(10, 80),
  lead: text(40, 400),
  steps: z
    .array(
      z.strictObject({
        title: text(3, 60),
        gives: z.array(text(5, 60)).min(1),
        time: text(3, 160).optional(),
        weDo: z.array(text(10, 250)).min(1),
        youDo: z.array(text(10, 250)).min(1),
        youHave: z.array(text(10, 250)).min(1),
        link: link.optional(),
      }),
    )
    .min(1),
  notDone: z.array(z.strictObject({title: text(5, 80), text: text(20, 400)})).min(1),
  prices: z
    .array(z.strictObject({name: text(3, 80), price: text(1, 80), note: text(5, 300)}))
    .default([]),
});

const caseStudy = z.strictObject({
  name: text(3, 100),
  place: text(3, 100),
  audience: audienceId,
  summary: text(40, 800),
  /** Day on which the participants consented to publication. */
  consent: isoDayField,
  figures: z
    .array(z.strictObject({label: text(3, 80), value: text(1, 40), source: text(5, 200)}))
    .default([]),
});

export const clients = z.strictObject({
  lead: text(40, 400),
  audiences: z
    .array(
      z.strictObject({
        id: audienceId,
        name: text(3, 40),
        question: text(10, 140),
        linkLabel: text(5, 60),
        lead: text(40, 500),
        questions: z
          .array(z.strictObject({question: text(8, 140), answer: text(30, 600), link}))
          .length(3, {error: 'Podaj dokładnie 3 pytania.'}),
        members: z.array(text(3, 140)).min(2),
      }),
    )
    .length(audienceIds.length, {error: 'Podaj wszystkie 4 grupy odbiorców.'}),
  caseStudies: z.array(caseStudy).default([]),
});

export const contact = z.strictObject({
  lead: text(20, 400),
  leadWithoutContact: text(20, 400),
  topics: z.array(text(3, 80)).min(2),
  beforeYouWrite: z.array(z.strictObject({title: text(5, 80), text: text(20, 300), link})).min(1),
  consent: text(40, 600),
  consentSending: text(40, 600),
});

export type Home = z.infer<typeof home>;
export type Offer = z.infer<typeof offer>;
export type Clients = z.infer<typeof clients>;
export type Contact = z.infer<typeof contact>;
