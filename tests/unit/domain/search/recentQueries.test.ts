import {readQueries, withoutQuery, withQuery} from '@site/src/domain/search/recentQueries';

describe('Recent queries', () => {
  test('stand newest first, without spaces around them', () => {
    expect(withQuery(['akcyza'], ' próg 70% ')).toEqual(['próg 70%', 'akcyza']);
  });

  test('are kept once each, whatever the capitals', () => {
    expect(withQuery(['statut', 'Łąka', 'akcyza'], 'łąka')).toEqual(['łąka', 'statut', 'akcyza']);
  });

  test('are at most eight', () => {
    const eight = ['1', '2', '3', '4', '5', '6', '7', '8'];
    expect(withQuery(eight, '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7']);
  });

  test.each(['', '   ', 'a'.repeat(101)])('leave out „%s”', (query) => {
    expect(withQuery(['akcyza'], query)).toEqual(['akcyza']);
  });

  test('can lose one', () => {
    expect(withoutQuery(['statut', 'akcyza'], 'Statut')).toEqual(['akcyza']);
  });

  test.each([null, '', '{', '{"a":1}', '"a"', 'null'])('kept as %s are none', (kept) => {
    expect(readQueries(kept)).toEqual([]);
  });

  test('keep only texts, however many were written', () => {
    expect(readQueries('["a",1,null,"b"]')).toEqual(['a', 'b']);
    expect(readQueries(JSON.stringify(Array.from({length: 20}, () => 'a')))).toEqual(
      Array.from({length: 8}, () => 'a'),
    );
  });
});
