import {rulesFrom, spellingProblems} from '@site/src/content/spellingRules';

const file = 'baza-wiedzy/podstawy/proba.md';
const dictionary = new Set(
  'gmina i licznik montuje polska się Polska teraz trzy wiejski wybierz zgadza zobacz miejsko-wiejski'.split(
    ' ',
  ),
);
const rules = rulesFrom(
  {
    ignored: [
      [String.raw`\]\([^)\n]*\)`, 'gu'],
      // Looks back on what another pattern ignores.
      [String.raw`(?<=\]\([^)\n]*\))\[\^[^\]\n]+\]`, 'gu'],
    ],
    own: ['kWh', 'KOWR'],
    flagged: [
      ['kliknij', 'wybierz'],
      ['iż', ''],
    ],
  },
  (word) => dictionary.has(word),
);

test.each([
  ['Licznik montuje operatorr.', ['nie znamy słowa „operatorr”. Popraw literówkę']],
  ['gmina miejsko-wiejski, GMINA, Miejsko-wiejski, kWh i KOWR', []],
  ['gmina miejsko-wiejsski', ['nie znamy słowa „miejsko”', 'nie znamy słowa „wiejsski”']],
  ['gmina sie zgadza', ['nie znamy słowa „sie”']],
  ['Kliknij teraz', ['słowa „Kliknij” w serwisie nie używamy. Wpisz: wybierz.']],
  ['gmina, iż trzy', ['słowa „iż” w serwisie nie używamy. Wpisz inne.']],
  ['trzy literówkki, literówkki', ['nie znamy słowa „literówkki”']],
  ['zobacz [licznik](/xyzzy/plugh)[^XYZZY] a b', []],
])('%j: %j', (text, messages) => {
  expect(spellingProblems(file, text, rules).map((problem) => problem.text)).toEqual(
    messages.map((message): unknown => expect.stringContaining(message)),
  );
});

test('a word is told with its line', () => {
  expect(spellingProblems(file, 'gmina\n\nzobacz xyzzy\nxyzzy', rules)).toEqual([
    expect.objectContaining({file, line: 3}),
    expect.objectContaining({file, line: 4}),
  ]);
});
