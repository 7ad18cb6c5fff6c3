import * as z from 'zod';
import {expandForm} from '../../domain/articles/glossary';
import {factId, slug, text} from './fields';

/** Forms in one text, separated by commas. A comma in a number has no space after it. */
const forms = text(2, 2000).transform((value) => value.split(/,\s+/));

export const glossaryTerm = z.strictObject({
  term: text(2, 80).meta({label: 'Hasło', hint: 'Małą literą, chyba że to nazwa własna.'}),
  definition: text(20, 220).meta({
    label: 'Definicja',
    hint: 'Jedno lub dwa zdania własnymi słowami.',
  }),
  forms: forms.meta({
    label: 'Odmiana',
    hint: 'Formy po przecinkach. Część w nawiasie wolno w tekście pominąć: punktu poboru (energii).',
  }),
  basis: text(3, 160).meta({label: 'Podstawa prawna'}),
  abbreviations: z
    .array(
      z.string().regex(/^\p{Lu}[\p{L}]*\p{Lu}$/u, {
        error: 'Podaj skrót tak, jak stoi w tekście, np. OSD; jego odmianę wpisz w polu „forms”.',
      }),
    )
    .default([])
    .meta({label: 'Skróty', item: 'skrót', hint: 'Wielkimi literami, np. OSD.'}),
  synonyms: z
    .array(text(2, 60))
    .default([])
    .meta({label: 'Słowa bliskie', item: 'słowo', hint: 'Po nich ludzie też szukają.'}),
  facts: z.array(factId).default([]).meta({label: 'Fakty', hint: 'Na których stoi definicja.'}),
  article: slug.optional().meta({label: 'Artykuł, który mówi o tym najwięcej'}),
  see: z
    .array(slug)
    .max(4, {error: 'Zostaw najwyżej 4 hasła.'})
    .default([])
    .meta({label: 'Pokrewne hasła', hint: 'Najwyżej 4.'}),
  except: z
    .array(text(2, 80))
    .default([])
    .meta({label: 'Zwroty bez karty', item: 'zwrot', hint: 'To samo słowo, inne znaczenie.'}),
  /** Names that texts must not use for it, in the notation of the banned claims. */
  avoid: z
    .array(text(3, 60))
    .default([])
    .meta({label: 'Nazwy, których nie używamy', item: 'nazwę'}),
});

/** Glossary terms by address. No form may belong to two terms, and `see` must name other terms. */
export const glossary = z.record(slug, glossaryTerm).superRefine((terms, context) => {
  const owners = new Map<string, string>();
  for (const [id, {term, abbreviations, forms, see}] of Object.entries(terms)) {
    for (const [index, other] of see.entries()) {
      if (other === id || !Object.hasOwn(terms, other)) {
        context.addIssue({
          code: 'custom',
          path: [id, 'see', index],
          message: 'Podaj adres innego hasła z tego pliku.',
        });
      }
    }
    for (const form of new Set([term, ...abbreviations, ...forms].flatMap(expandForm))) {
      const owner = owners.get(form);
      if (owner !== undefined) {
        context.addIssue({
          code: 'custom',
          path: [id, 'forms'],
          message: `Forma „${form}” stoi też w haśle „${owner}”. Zostaw ją w jednym.`,
        });
      }
      owners.set(form, id);
    }
  }
});

export type GlossaryTerms = z.infer<typeof glossary>;
