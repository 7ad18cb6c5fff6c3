import fc from 'fast-check';
import {escapeHtml, foldPolish, inQuotes, toHeadingId} from '../src/text';

describe('foldPolish', () => {
  test.each([
    ['Spółdzielnia', 'spoldzielnia'],
    ['ZAŻÓŁĆ GĘŚLĄ JAŹŃ', 'zazolc gesla jazn'],
    ['Łódź', 'lodz'],
    ['1 MW, 70%', '1 mw, 70%'],
    // The same letters as a base letter and a combining mark.
    ['gęś'.normalize('NFD'), 'ges'],
  ])('turns „%s” into „%s”', (text, expected) => {
    expect(foldPolish(text)).toBe(expected);
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        expect(foldPolish(foldPolish(text))).toBe(foldPolish(text));
      }),
    );
  });

  test('leaves no Polish letters and keeps every character in its place', () => {
    const polish = fc.stringMatching(/^[a-zA-ZąćęłńóśźżĄĆĘŁŃÓŚŹŻ0-9 .,-]*$/);
    fc.assert(
      fc.property(polish, (text) => {
        expect(foldPolish(text)).toMatch(/^[a-z0-9 .,-]*$/);
        expect(foldPolish(text)).toHaveLength(text.length);
      }),
    );
  });
});

test('a text stands in HTML as it was written', () => {
  expect(escapeHtml('a < b & "c" > d')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d');
});

describe('toHeadingId', () => {
  test.each([
    ['Kto może założyć?', 'kto-moze-zalozyc'],
    ['1. Próg 70% – czy 40%?', '1-prog-70-czy-40'],
    ['„Opłaty”', 'oplaty'],
    ['?!', ''],
  ])('turns „%s” into „%s”', (text, expected) => {
    expect(toHeadingId(text)).toBe(expected);
  });

  test('always returns lower-case ASCII words joined by single hyphens', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        expect(toHeadingId(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
    );
  });
});

describe('inQuotes', () => {
  test.each([
    ['', '„”'],
    ['Szkoła', '„Szkoła”'],
    ['a'.repeat(80), `„${'a'.repeat(80)}”`],
    ['a'.repeat(300_000), `„${'a'.repeat(80)}…”`],
    // Half of a character is none.
    [`${'a'.repeat(79)}🌞🌞`, `„${'a'.repeat(79)}…”`],
  ])('shows at most the beginning (%#)', (text, expected) => {
    expect(inQuotes(text)).toBe(expected);
  });
});
