import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {markdownSections} from '@site/src/plugins/markdown/markdownSections';
import {splitFrontMatter} from '@site/src/plugins/markdown/parseFrontMatter';

const root = 'baza-wiedzy';

function sectionsOf(file: string): ReturnType<typeof markdownSections> {
  return markdownSections(splitFrontMatter(file, readFileSync(file, 'utf8')).content);
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[,.][\p{N}]+)?/gu)?.length ?? 0;
}

const articles = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter(
  (file) => file.endsWith('.md') && file.includes(path.sep),
);

test.each(articles)('%s has 600 to 1500 words', (file) => {
  const words = sectionsOf(path.join(root, file)).reduce(
    (sum, {heading, text}) => sum + wordsIn(heading) + wordsIn(text),
    0,
  );
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(1500);
});

const questions = sectionsOf(path.join(root, 'faq.md')).filter(({depth}) => depth === 3);

test('the FAQ answers at least 30 questions, each under an address of its own', () => {
  expect(questions.length).toBeGreaterThanOrEqual(30);
  expect(new Set(questions.map(({id}) => id)).size).toBe(questions.length);
});

test.each(questions.map(({heading, text}) => [heading, text]))(
  'the answer to „%s” has at most 80 words',
  (_, text) => {
    expect(wordsIn(text)).toBeGreaterThan(10);
    expect(wordsIn(text)).toBeLessThanOrEqual(80);
  },
);
