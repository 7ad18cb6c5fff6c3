import * as z from 'zod';
import {expandForm} from '../../domain/articles/glossary';
import {factId, slug, text} from './fields';

/** Forms in one text, separated by commas. A comma in a number has no space after it. */
const forms = text(2, 2000).transform((value) => value.split(/,\s+/));

export const glossaryTerm = z.strictObject({
  term: text(2, 80),
  abbreviations: z
    .array(
      z.string().regex(/^\p{Lu}[\p{L}]*\p{Lu}$/u, {
        error: 'Podaj skrót tak, jak stoi w tekście, np. OSD; jego odmianę wpisz w polu „forms”.',
      }),
    )
    .default([]),
  forms,
  except: z.array(text(2, 80)).default([]),
  synonyms: z.array(text(2, 60)).default([]),
  /** Names that texts must not use for it, in the notation of the banned claims. */
  avoid: z.array(text(3, 60)).default([]),
  definition: text(20, 220),
  basis: text(3, 160),
  facts: z.array(factId).default([]),
  article: slug.optional(),
  see: z.array(slug).max(4, {error: 'Zostaw najwyżej 4 hasła.'}).default([]),
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
