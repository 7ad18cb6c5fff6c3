import * as z from 'zod';
import {isoDayField, pagePath, slug, text} from './fields';

/** `_category_.yml` of a folder of articles. */
export const category = z.strictObject({
  label: text(3, 40),
  position: z.number({error: 'Podaj liczbę: kolejność kategorii w spisie.'}).int().min(1),
  collapsible: z.boolean(),
  link: z.null({error: 'Zostaw „link: null”: kategoria nie ma własnej strony.'}),
});

/** What a page of articles with one tag says. */
export const tag = z.strictObject({
  label: text(2, 40).meta({label: 'Nazwa na stronie'}),
  permalink: z
    .string({error: 'Wpisz adres.'})
    .regex(/^\/[a-z0-9-]+$/, {
      error: 'Podaj adres zaczynający się od „/”, np. /akcyza.',
    })
    .meta({
      label: 'Adres',
      hint: 'Od „/”, małe litery bez ogonków, np. /liczniki. Po publikacji go nie zmieniaj.',
    }),
  description: text(10, 160).meta({
    label: 'Opis',
    hint: 'Jedno zdanie o tym, co łączy te artykuły.',
  }),
});

/** `tagi.yml`: tags of the knowledge base by the names used in articles. */
export const tags = z.record(slug, tag).superRefine((all, context) => {
  const owners = new Map<string, string>();
  for (const [name, {permalink}] of Object.entries(all)) {
    const owner = owners.get(permalink);
    if (owner !== undefined) {
      context.addIssue({
        code: 'custom',
        path: [name, 'permalink'],
        message: `Ten adres ma już tag „${owner}”. Wpisz inny.`,
      });
    }
    owners.set(permalink, name);
  }
});

/** All addresses ever published, and the new targets of those that have changed. */
export const addresses = z.strictObject({
  published: z.record(pagePath, isoDayField),
  moved: z.record(pagePath, pagePath).default({}),
});

export type Category = z.infer<typeof category>;
