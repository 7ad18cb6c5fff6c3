import {takeMarks, withMarks} from '@site/src/domain/search/marks';

describe('Words to mark', () => {
  test('are in the address before its hash', () => {
    expect(withMarks('/faq#koszt', ['opłatę', 'moc'])).toBe(
      '/faq?szukaj=op%C5%82at%C4%99+moc#koszt',
    );
    expect(withMarks('/faq', ['moc'])).toBe('/faq?szukaj=moc');
  });

  test('leave an address alone when there are none', () => {
    expect(withMarks('/faq#koszt', [])).toBe('/faq#koszt');
  });

  test('are removed from the address as they were added', () => {
    const {search} = new URL(withMarks('/faq#koszt', ['70', '0,6', 'łąkę']), 'https://example.pl');
    expect(takeMarks(search)).toEqual({words: ['70', '0,6', 'łąkę'], rest: ''});
  });

  test('leave the rest of the query string unchanged when removed', () => {
    expect(takeMarks('?tag=oplaty&szukaj=moc')).toEqual({words: ['moc'], rest: '?tag=oplaty'});
    expect(takeMarks('?szukaj=')).toEqual({words: [], rest: ''});
  });
});
