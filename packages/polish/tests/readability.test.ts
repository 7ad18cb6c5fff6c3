import fc from 'fast-check';
import {countSyllables, measureReadability, readableWords} from '../src/readability';

test.each([
  ['spółdzielnia', 3],
  ['energetyczna', 5],
  ['nadwyżka', 3],
  ['nie', 1],
  ['miesięcznie', 3],
  ['biometan', 3],
  ['realny', 3],
  ['audyt', 2],
  ['nauka', 3],
  ['Europa', 3],
  ['i', 1],
  ['kWh', 1],
  ['2026', 1],
])('„%s” has syllables: %i', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

test('words are runs of letters, and numbers count as whole', () => {
  expect(
    readableWords('Próg 70% to 10 000 kWh, czyli 0,6 z 1:0,6 (gminy miejsko-wiejskie).'),
  ).toEqual([
    ...['Próg', '70', 'to', '10 000', 'kWh', 'czyli', '0,6', 'z', '1:0,6'],
    ...['gminy', 'miejsko', 'wiejskie'],
  ]);
});

describe('measureReadability', () => {
  test('counts sentences of all paragraphs, long words and FOG', () => {
    // 8 words in 2 sentences, 2 of them long: 0.4 × (4 + 25).
    expect(
      measureReadability(['To jest spółdzielnia energetyczna.', 'Prąd z gminy umożliwia']),
    ).toEqual({
      words: 8,
      sentences: 2,
      sentenceLength: 4,
      longWords: 0.25,
      fog: 0.4 * (4 + 25),
      longestParagraph: 1,
    });
  });

  test('finds the paragraph with the most sentences', () => {
    expect(measureReadability(['Raz. Dwa. Trzy.', 'Cztery.']).longestParagraph).toBe(3);
  });

  test('returns zeros for nothing', () => {
    expect(measureReadability([])).toMatchObject({words: 0, sentences: 0, fog: 0});
  });

  test('is finite for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({unit: 'grapheme'})), (paragraphs) => {
        expect(Object.values(measureReadability(paragraphs)).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
