import * as z from 'zod';
import {pathIds} from '../../domain/articles/audiencePath';
import {presetIds} from '../../domain/calculator/presets';
import {link, slug, text} from './fields';

const officialPage = z.strictObject({
  label: link.shape.label.meta({label: 'Tekst linku', hint: undefined}),
  to: link.shape.to.meta({label: 'Adres', hint: 'Zaczyna się od „https://”.'}),
});

const step = z
  .strictObject({
    title: text(5, 60).meta({label: 'Nazwa'}),
    text: text(40, 400).meta({label: 'Opis'}),
    articles: z.array(slug).default([]).meta({label: 'Artykuły'}),
    papers: z.array(slug).default([]).meta({label: 'Wzory pism'}),
    calculator: z
      .enum(presetIds, {error: `Wybierz z listy: ${presetIds.join(', ')}.`})
      .optional()
      .meta({label: 'Przykład w kalkulatorze'}),
    month: z.boolean().default(false).meta({label: 'Rozliczenie miesiąca'}),
    official: z.array(officialPage).default([]).meta({label: 'Urzędowe strony', item: 'stronę'}),
  })
  .refine(({articles, papers, official}) => articles.length + papers.length + official.length > 0, {
    error: 'Podaj co najmniej jeden artykuł, wzór albo urzędową stronę.',
  });

const path = z.strictObject({
  name: text(3, 40).meta({label: 'Nazwa'}),
  title: text(10, 80).meta({label: 'Tytuł'}),
  description: text(50, 160).meta({label: 'Opis'}),
  question: text(10, 140).meta({label: 'Pytanie'}),
  lead: text(40, 300).meta({label: 'Wstęp'}),
  steps: z
    .array(step)
    .length(5, {error: 'Podaj dokładnie 5 kroków.'})
    .meta({label: 'Kroki', item: 'krok', hint: 'Dokładnie 5.'}),
});

/** The way of each group from a question to a decision. */
export const paths = z.strictObject(
  Object.fromEntries(pathIds.map((id) => [id, path])) as Record<
    (typeof pathIds)[number],
    typeof path
  >,
);
