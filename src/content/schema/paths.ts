import * as z from 'zod';
import {pathIds} from '../../domain/articles/audiencePath';
import {presetIds} from '../../domain/calculator/presets';
import {link, slug, text} from './fields';

const step = z
  .strictObject({
    title: text(5, 60),
    text: text(40, 400),
    articles: z.array(slug).default([]),
    papers: z.array(slug).default([]),
    calculator: z.enum(presetIds, {error: `Wybierz z listy: ${presetIds.join(', ')}.`}).optional(),
    month: z.boolean().default(false),
    official: z.array(link).default([]),
  })
  .refine(({articles, papers, official}) => articles.length + papers.length + official.length > 0, {
    error: 'Podaj co najmniej jeden artykuł, wzór albo urzędową stronę.',
  });

const path = z.strictObject({
  name: text(3, 40),
  title: text(10, 80),
  description: text(50, 160),
  question: text(10, 140),
  lead: text(40, 300),
  steps: z.array(step).length(5, {error: 'Podaj dokładnie 5 kroków.'}),
});

/** The way of each group from a question to a decision. */
export const paths = z.strictObject(
  Object.fromEntries(pathIds.map((id) => [id, path])) as Record<
    (typeof pathIds)[number],
    typeof path
  >,
);
