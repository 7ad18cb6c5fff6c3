import {readFileSync} from 'node:fs';
import path from 'node:path';
import {polishWords, withPolishWords} from '@site/src/plugins/web-editor/polishWords';

const locales = path.join(require.resolve('@sveltia/cms'), '../../locales');
const read = (name: string): string => readFileSync(path.join(locales, `${name}.json`), 'utf8');

/** Every text of a locale file by the way to it. */
function texts(
  words: unknown,
  way: readonly string[] = [],
): (readonly [key: string, text: string])[] {
  return typeof words === 'string'
    ? [[way.join('.'), words]]
    : Object.entries(words as object).flatMap(([key, part]) => texts(part, [...way, key]));
}

/** Of settings that a programmer gets wrong, and of ways to store files that this site does not have. */
const notForEditors = /^(?:config|cloud_storage)\./;

const english = texts(JSON.parse(read('en-US')));
const polish = new Map(texts(withPolishWords(read('pl'))));

test('an editor meets nothing in English in Sveltia CMS', () => {
  expect(
    english.map(([key]) => key).filter((key) => !polish.has(key) && !notForEditors.test(key)),
  ).toEqual([]);
});

test('our words have a place in it, and name only what theirs name', () => {
  const sources = new Map(english);
  const names = (text: string): readonly string[] => text.match(/\{?\$\w+/g) ?? [];
  for (const [key, text] of Object.entries(polishWords)) {
    const allowed = names(sources.get(key) ?? '');
    expect([key, names(text).filter((name) => !allowed.includes(name))]).toEqual([key, []]);
    expect(polish.get(key)).toBe(text);
  }
});
