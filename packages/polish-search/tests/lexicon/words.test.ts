import {isFiller, wordsOf} from '../../src/lexicon/words';

describe('wordsOf', () => {
  test.each([
    ['Opłata mocowa', ['opłata', 'mocowa']],
    ['net-billing', ['net', 'billing']],
    ['1:0,6 i 70%', ['1', '0,6', 'i', '70']],
    ['1MW i 0.6kWh', ['1', 'mw', 'i', '0,6', 'kwh']],
    ['1:0.6, współczynnik 0.6', ['1', '0,6', 'współczynnik', '0,6']],
    ['Art. 38c ust. 2 pkt 33a', ['artykuł', '38c', 'ustęp', '2', 'punkt', '33a']],
    ['§ 8 i §9, nr 3', ['paragraf', '8', 'i', 'paragraf', '9', 'numer', '3']],
    ['C22sezON, G11, B2x', ['c22sezon', 'g11', 'b2x']],
    ['w środku, w połowie, środki', ['w', 'trakcie', 'w', 'trakcie', 'środki']],
    ['Ośmiu członków, osmiu, dwie, siedemdziesiąt', ['8', 'członków', '8', '2', '70']],
    [
      'Nie ma prądu, nie mamy danych, nie maluj',
      ['brak', 'prądu', 'brak', 'danych', 'nie', 'maluj'],
    ],
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
