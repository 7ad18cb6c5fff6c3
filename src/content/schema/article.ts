import * as z from 'zod';
import type {ForcedMode} from '../../domain/browser/colorMode';
import {middlewareNames} from '../../domain/browser/navigation/middleware';
import {pageCheckNames} from '../../domain/browser/navigation/pageChecks';
import {audienceId, factId, isoDayField, levels, pagePath, slug, sourceCode, text} from './fields';
import {pageDrawings} from '../../site/pageParts';

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
    since: isoDayField.meta({label: 'Od kiedy'}),
    reason: text(10, 250).meta({label: 'Powód'}),
    replacement: pagePath.optional().meta({
      label: 'Adres nowszego artykułu',
      hint: 'Od „/”, np. /baza-wiedzy/nowy-artykul. Wolno pominąć.',
    }),
  },
  {error: 'Wpisz pola „since” (dzień) i „reason” (powód), a gdy można, „replacement” (adres).'},
);

/** Front matter of an article and of the FAQ. An unknown key is an error. */
export const article = z.strictObject({
  title: metadata.title.meta({label: 'Tytuł', hint: 'Pytanie czytelnika albo odpowiedź na nie.'}),
  description: metadata.description.meta({
    label: 'Opis',
    hint: 'Czego czytelnik się dowie. Widać to na liście i w wyszukiwarkach.',
  }),
  summary: z
    .array(text(10, 250))
    .min(3, {error: 'Napisz od 3 do 5 zdań.'})
    .max(5, {error: 'Napisz od 3 do 5 zdań.'})
    .meta({label: 'W skrócie', item: 'zdanie', hint: 'Od 3 do 5 łatwych zdań.'}),
  audience: z.array(audienceId).min(1, {error: 'Podaj co najmniej jedną grupę.'}).meta({
    label: 'Dla kogo',
    hint: 'Na pierwszym miejscu grupa, dla której artykuł jest przede wszystkim: po niej filtruje lista artykułów.',
  }),
  level: z.enum(levels, {error: `Wybierz z listy: ${levels.join(', ')}.`}).meta({label: 'Poziom'}),
  tags: z
    .array(slug)
    .min(1, {error: 'Podaj co najmniej jeden tag z pliku baza-wiedzy/tagi.yml.'})
    .max(4, {error: 'Zostaw najwyżej 4 tagi.'})
    .meta({label: 'Tagi', hint: 'Od 1 do 4.'}),
  sources: z.array(sourceCode).min(1, {error: 'Podaj co najmniej jedno źródło.'}).meta({
    label: 'Źródła',
    hint: 'Kolejność daje numery w tekście. Każde źródło musi być zacytowane, np. [^OZE, art. 38c].',
  }),
  facts: z
    .array(factId)
    .default([])
    .meta({label: 'Fakty', hint: 'Na których stoi tekst. Czytelnik ich nie widzi.'}),
  related: z
    .array(slug)
    .min(2, {error: 'Podaj co najmniej 2 powiązane artykuły.'})
    .max(4, {error: 'Zostaw najwyżej 4 powiązane artykuły.'})
    .meta({label: 'Powiązane artykuły', hint: 'Od 2 do 4.'}),
  aliases: z.array(text(2, 60)).default([]).meta({
    label: 'Inne słowa',
    item: 'słowa',
    hint: 'Słowa, których ludzie szukają, a których nie ma w tekście.',
  }),
  author: text(2, 80).optional().meta({label: 'Autor', hint: 'Wolno pominąć; wtedy: redakcja.'}),
  updated: isoDayField.meta({label: 'Dzień ostatniej zmiany tekstu'}),
  checked: isoDayField.meta({
    label: 'Dzień porównania ze źródłami',
    hint: 'Zmień go tylko wtedy, gdy naprawdę otwierasz źródła.',
  }),
  sidebar_position: z
    .number({error: 'Podaj liczbę: kolejność na liście kategorii.'})
    .int()
    .min(1)
    .meta({label: 'Kolejność w kategorii'}),
  sidebar_label: text(3, 60)
    .optional()
    .meta({label: 'Krótsza nazwa w spisie', hint: 'Wolno pominąć.'}),
  retired: retired
    .optional()
    .meta({label: 'Artykuł wycofany', hint: 'Dodaj tylko wtedy, gdy tekst jest nieaktualny.'}),
  /** `false` turns off definition cards in the article; a list turns them off for these terms. */
  glossary: z
    .literal(false, {error: 'Wpisz false albo usuń to pole.'})
    .optional()
    .meta({label: 'Karty słownika', hint: 'Zostaw puste, żeby słowa miały karty.'}),
  glossary_skip: z
    .array(slug)
    .default([])
    .meta({label: 'Hasła bez kart', hint: 'Adresy haseł słownika, np. akcyza.'}),
  color_mode: metadata.color_mode.meta({
    label: 'Motyw strony',
    hint: 'Zostaw puste, żeby wybierał czytelnik.',
  }),
  root_url: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, {error: 'Podaj adres zaczynający się od „/”, np. /faq.'})
    .optional()
    .meta({label: 'Adres poza bazą wiedzy', hidden: true}),
  middleware: navigation.middleware.meta({label: 'Funkcje przed wejściem na stronę', hidden: true}),
  checks: navigation.checks.meta({label: 'Sprawdzenia adresu', hidden: true}),
});

/** Front matter of a Markdown page outside the knowledge base. */
export const page = z.strictObject({
  ...metadata,
  updated: isoDayField,
  lead: text(40, 400).optional(),
  drawing: z.enum(pageDrawings).optional(),
  ...navigation,
});

export type ArticleFrontMatter = z.infer<typeof article>;
export type PageFrontMatter = z.infer<typeof page>;
