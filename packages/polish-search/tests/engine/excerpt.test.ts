import {excerptOf, pieces, type Found} from '../../src/engine/excerpt';
import {wordsOf} from '../../src/lexicon/words';

const filler = (count: number): string => Array.from({length: count}, () => 'słowo').join(' ');

/** Words of the text that are among the wanted ones, each with its index among them. */
const find = (text: string, ...wanted: readonly string[]): Found[] =>
  wordsOf(text).flatMap(({text: word, start, end}) => {
    const index = wanted.indexOf(word);
    return index < 0 ? [] : [{start, end, index, as: 'exact'}];
  });
const excerpt = (text: string, ...wanted: readonly string[]): string =>
  excerptOf(text, find(text, ...wanted))
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');

describe('excerptOf', () => {
  test('returns a short text whole, with the matching words', () => {
    expect(excerpt('Opłata stała i opłata mocowa.', 'opłata', 'mocowa')).toBe(
      '[Opłata] stała i [opłata] [mocowa].',
    );
  });

  test('returns the start, cut at the end of a word, when nothing matches', () => {
    expect(excerpt(filler(60), 'brak')).toMatch(/^słowo (?:słowo )+…$/);
  });

  test('starts shortly before a match further on, at the start of a word', () => {
    expect(excerpt(`${filler(50)} Statut ${filler(50)}`, 'statut')).toMatch(
      /^… słowo (?:słowo )*\[Statut\] (?:słowo )+…$/,
    );
  });

  test('shows the place with the most different words together', () => {
    const text = `statut ${filler(40)} statut ${filler(40)} statut gminy ${filler(40)}`;
    expect(excerpt(text, 'statut', 'gminy')).toContain('[statut] [gminy]');
  });

  test('cuts inside a text without spaces', () => {
    expect(excerpt('x'.repeat(300), 'x')).toBe(`${'x'.repeat(150)} …`);
  });
});

test('pieces put together are the text', () => {
  const text = 'Opłata stała i opłata mocowa.';
  expect(
    pieces(text, find(text, 'opłata', 'mocowa'))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
