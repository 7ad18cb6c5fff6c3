import {isFiller, wordsOf} from '@site/src/domain/search/lexicon/words';

describe('wordsOf', () => {
  test.each([
    ['Opłata mocowa', ['opłata', 'mocowa']],
    ['net-billing', ['net', 'billing']],
    ['1:0,6 i 70%', ['1', '0,6', 'i', '70']],
    ['1MW', ['1', 'mw']],
    ['Ośmiu członków, osmiu, dwie, siedemdziesiąt', ['8', 'członków', '8', '2', '70']],
    ['jeden, dwanaścioro', ['jeden', 'dwanaścioro']],
    ['👩‍🌾 ‏rolnik', ['rolnik']],
    ['?!', []],
  ])('of „%s”', (text, words) => {
    expect(wordsOf(text).map((word) => word.text)).toEqual(words);
  });

  test('folds case and diacritics, including ł', () => {
    expect(wordsOf('ŁÓDŹ').map(({folded}) => folded)).toEqual(['lodz']);
  });

  test('gives the place of each word', () => {
    const text = 'To jest „prąd”.';
    expect(wordsOf(text).map(({start, end}) => text.slice(start, end))).toEqual([
      'To',
      'jest',
      'prąd',
    ]);
  });
});

test.each([
  ['jak', true],
  ['zeby', true],
  ['ktory', true],
  ['statut', false],
  ['rok', false],
])('„%s” says nothing about the subject: %s', (word, expected) => {
  expect(isFiller(word)).toBe(expected);
});
