import {readdirSync, readFileSync} from 'node:fs';
import {article} from '@site/src/content/schema/article';

const guide = readFileSync('REDAKCJA.md', 'utf8');
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('every command the guide names exists', () => {
  const named = [...guide.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every field of an article is described', () => {
  const described = guide.slice(guide.indexOf('## 3.'), guide.indexOf('## 4.'));
  expect(Object.keys(article.shape).filter((field) => !described.includes(`\`${field}\``))).toEqual(
    [],
  );
});

test('every picture in the guide exists and is described', () => {
  const pictures = [...guide.matchAll(/!\[([^\]]*)\]\((\.github\/[^)]+)\)/g)];
  expect(pictures.length).toBeGreaterThanOrEqual(4);
  for (const [, description = '', file = ''] of pictures) {
    expect(description.length).toBeGreaterThan(20);
    expect(readFileSync(file).length).toBeLessThan(60_000);
  }
});

/** Messages an editor may see that are in the source word for word; those with limits in them are samples. */
test.each([
  ...readdirSync('src/content/schema')
    .filter((file) => file !== 'fieldWords.ts')
    .map((file): [string, RegExp] => [`src/content/schema/${file}`, /error:\s*'([^'\n]+)'/g]),
  ['src/content/quality/checkArticle.ts', /text: '([^'\n]+)'/g],
  ['src/domain/polish/typographyCheck.ts', /remedy: '([^'\n]+)'/g],
])('the guide explains every message of %s', (file, pattern) => {
  const messages = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, text = '']) => text);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => !guide.includes(message))).toEqual([]);
});
