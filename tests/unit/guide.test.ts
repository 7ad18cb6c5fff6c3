import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {article} from '@site/src/content/schema/article';

const folder = 'docs/redakcja';
const guide = readFileSync('REDAKCJA.md', 'utf8');
const pages = ['REDAKCJA.md', ...readdirSync(folder).map((file) => path.posix.join(folder, file))];
const textOf = (file: string): string => readFileSync(file, 'utf8');
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('the way through the browser is short, and every other page is one link away', () => {
  expect(guide.split('\n').length).toBeLessThanOrEqual(150);
  expect(pages.slice(1).filter((page) => !guide.includes(`](${page})`))).toEqual([]);
});

test('every command the guide names exists', () => {
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every field of an article is described', () => {
  const described = textOf(`${folder}/pola.md`);
  expect(Object.keys(article.shape).filter((field) => !described.includes(`\`${field}\``))).toEqual(
    [],
  );
});

test.each(pages)(
  'every page and picture that %s leads to exists, and pictures are described',
  (page) => {
    const text = textOf(page).replace(/^```[\s\S]*?^```|`[^`\n]+`/gm, '');
    const targets = [...text.matchAll(/(!?)\[([^\]]*)\]\((?!https?:)([^)#\s]+)/g)];
    for (const [, picture, description = '', target = ''] of targets) {
      const file = path.posix.join(path.posix.dirname(page), target);
      expect(existsSync(file)).toBe(true);
      if (picture) {
        expect(description.length).toBeGreaterThan(20);
        expect(readFileSync(file).length).toBeLessThan(60_000);
      }
    }
  },
);

/** Messages an editor may see that are in the source word for word. */
describe.each([
  ...readdirSync('src/content/schema')
    .filter((file) => !/words/i.test(file))
    .map((file): [string, RegExp] => [`src/content/schema/${file}`, /error:\s*'([^'\n]+)'/g]),
  ['src/content/quality/checkArticle.ts', /text: '([^'\n]+)'/g],
  ['src/content/markdownStyle.ts', /MD\d+:\s+'([^'\n]+)'/g],
  ['packages/polish/src/typographyCheck.ts', /remedy: '([^'\n]+)'/g],
])('messages of %s', (file, pattern) => {
  const messages = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, text = '']) => text);

  test('say what to do by themselves', () => {
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter((message) => !tellsWhatToDo(message))).toEqual([]);
  });

  test('are not repeated in the guide', () => {
    expect(
      messages.filter((message) => pages.some((page) => textOf(page).includes(message))),
    ).toEqual([]);
  });
});

/** A message asks for something in its last or first sentence: with an imperative, or by naming what is right. */
function tellsWhatToDo(message: string): boolean {
  const asking =
    /(?:^|[\s„])(?:brakuje|cudzysłów to|dodaj|dopisz|każde|ostatni|podaj|podziel|połącz|popraw|przepisz|skróć|skasuj|to pole|ułóż|usuń|użyj|wpisz|wybierz|wiersz|zacznij|zakres|zapisz|zmień|zostaw|napisz|ma się|mają)(?=[\s.,:„]|$)/i;
  return asking.test(message);
}
