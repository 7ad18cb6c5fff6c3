import * as z from 'zod';
import type {ForcedMode} from '../../domain/browser/colorMode';
import {middlewareNames} from '../../domain/browser/navigation/middleware';
import {pageCheckNames} from '../../domain/browser/navigation/pageChecks';
import {audienceId, factId, isoDayField, levels, pagePath, slug, sourceCode, text} from './fields';

const forcedModes = ['light', 'dark'] as const satisfies readonly ForcedMode[];

/** For a page that is always light or always dark, whatever the visitor has chosen. */
const colorMode = z
  .enum(forcedModes, {
    error:
      'Wpisz light (zawsze jasna) albo dark (zawsze ciemna). Żeby strona miała motyw wybrany przez czytelnika, usuń to pole.',
  })
  .optional();

const metadata = {
  title: text(10, 80),
  description: text(50, 160),
  color_mode: colorMode,
};

/** Middleware to run before a page opens, and checks of its address. */
const navigation = {
  middleware: z
    .array(z.enum(middlewareNames, {error: `Wybierz z listy: ${middlewareNames.join(', ')}.`}))
    .optional(),
  checks: z
    .array(z.enum(pageCheckNames, {error: `Wybierz z listy: ${pageCheckNames.join(', ')}.`}))
    .optional(),
};

/** Marks an article as out of date: it stays at its address but is removed from lists, search and feeds. */
const retired = z.strictObject(
  {
    since: isoDayField,
    reason: text(10, 250),
    replacement: pagePath.optional(),
  },
  {error: 'Wpisz pola „since” (dzień) i „reason” (powód), a gdy można, „replacement” (adres).'},
);

/** Front matter of an article and of the FAQ. An unknown key is an error. */
export const article = z.strictObject({
  ...metadata,
  sidebar_position: z.number({error: 'Podaj liczbę: kolejność na liście kategorii.'}).int().min(1),
  sidebar_label: text(3, 60).optional(),
  root_url: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, {error: 'Podaj adres zaczynający się od „/”, np. /faq.'})
    .optional(),
  author: text(2, 80).optional(),
  audience: z.array(audienceId).min(1, {error: 'Podaj co najmniej jedną grupę.'}),
  level: z.enum(levels, {error: `Wybierz z listy: ${levels.join(', ')}.`}),
  tags: z
    .array(slug)
    .min(1, {error: 'Podaj co najmniej jeden tag z pliku baza-wiedzy/tagi.yml.'})
    .max(4, {error: 'Zostaw najwyżej 4 tagi.'}),
  updated: isoDayField,
  checked: isoDayField,
  facts: z.array(factId).default([]),
  sources: z.array(sourceCode).min(1, {error: 'Podaj co najmniej jedno źródło.'}),
  related: z
    .array(slug)
    .min(2, {error: 'Podaj co najmniej 2 powiązane artykuły.'})
    .max(4, {error: 'Zostaw najwyżej 4 powiązane artykuły.'}),
  summary: z
    .array(text(10, 250))
    .min(3, {error: 'Napisz od 3 do 5 zdań.'})
    .max(5, {error: 'Napisz od 3 do 5 zdań.'}),
  aliases: z.array(text(2, 60)).default([]),
  /** `false` turns off definition cards in the article; a list turns them off for these terms. */
  glossary: z.literal(false, {error: 'Wpisz false albo usuń to pole.'}).optional(),
  glossary_skip: z.array(slug).default([]),
  retired: retired.optional(),
  ...navigation,
});

/** Front matter of a Markdown page outside the knowledge base. */
export const page = z.strictObject({
  ...metadata,
  updated: isoDayField,
  ...navigation,
});

export type ArticleFrontMatter = z.infer<typeof article>;
export type PageFrontMatter = z.infer<typeof page>;
