import {namedTerm} from '@site/src/domain/search/namedTerm';
import type {Piece} from '@cooperative/polish-search';
import {answerOf, foundPage} from '../../../samples/searchAnswer';

/** A heading whose words in square brackets the search has found. */
const heading = (text: string): Piece[] =>
  text
    .split(/(\[[^\]]+\])/)
    .filter((part) => part !== '')
    .map((part) => ({text: part.replace(/[[\]]/g, ''), isFound: part.startsWith('[')}));

function named(query: string, ...headings: readonly string[]): string | undefined {
  const page = foundPage('term', 'Słownik', ...headings.map((text) => [text]));
  const results = page.results.map((result, place) => ({
    ...result,
    path: [heading(headings[place] ?? '')],
  }));
  return namedTerm(query, answerOf(foundPage('article', 'Artykuł', []), {...page, results}))
    ?.path.at(-1)
    ?.map(({text}) => text)
    .join('');
}

describe('namedTerm', () => {
  test.each([
    ['PPE', 'punkt poboru energii, [PPE]'],
    ['net-billing', '[net-billing]'],
    ['co to jest akcyza', '[akcyza]'],
    ['punktu poboru', '[punkt] [poboru] energii, PPE'],
    ['czym jest klaster energii', '[klaster] [energii]'],
  ])('„%s” names a term', (query, text) => {
    expect(named(query, text)).toBe(text.replace(/[[\]]/g, ''));
  });

  test.each([
    ['opłata', '[opłata] mocowa'],
    ['kto płaci akcyzę', '[akcyza]'],
    ['umowa z operatorem', 'operator systemu, OSD'],
  ])('„%s” does not', (query, text) => {
    expect(named(query, text)).toBeUndefined();
  });

  test('the one that is named wins over one that is a part of it', () => {
    expect(
      named('bilansowanie godzinowe', '[bilansowanie] handlowe', '[bilansowanie] [godzinowe]'),
    ).toBe('bilansowanie godzinowe');
  });
});
