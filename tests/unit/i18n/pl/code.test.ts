import {readFileSync} from 'node:fs';

type Messages = Readonly<Record<string, {readonly message: string}>>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const base = Object.entries(
  readJson(
    'node_modules/@docusaurus/theme-translations/locales/base/theme-common.json',
  ) as Readonly<Record<string, string>>,
).filter(([key]) => !key.endsWith('___DESCRIPTION'));
const polish = readJson('i18n/pl/code.json') as Messages;

const placeholders = (message: string): string[] => [...new Set(message.match(/\{\w+\}/g))].sort();
const hasForms = (message: string): boolean => message.includes('|');

/** Keys whose Polish message fails the check. */
const failing = (holds: (message: string, english: string) => boolean): string[] =>
  base.filter(([key, english]) => !holds(polish[key]?.message ?? '', english)).map(([key]) => key);

describe('i18n/pl/code.json', () => {
  test('translates every string of the theme into Polish', () => {
    expect(failing((message, english) => message.trim() !== '' && message !== english)).toEqual([]);
  });

  test('keeps the placeholders of each message', () => {
    expect(
      failing(
        (message, english) => String(placeholders(message)) === String(placeholders(english)),
      ),
    ).toEqual([]);
  });

  test('has plural forms exactly where the theme counts something', () => {
    expect(failing((message, english) => hasForms(message) === hasForms(english))).toEqual([]);
  });

  test.each(base.filter(([, english]) => hasForms(english)))(
    'gives %s its forms for 1, 2 and 5, the last two with the number',
    (key, english) => {
      const forms = polish[key]?.message.split('|') ?? [];
      expect([3, 4]).toContain(forms.length);
      expect(forms.map((form) => form.trim())).not.toContain('');
      for (const form of forms.slice(1)) {
        expect(placeholders(form)).toEqual(placeholders(english));
      }
    },
  );
});
