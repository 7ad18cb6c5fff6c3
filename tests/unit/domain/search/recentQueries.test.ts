import {readQueries, withoutQuery, withQuery} from '@site/src/domain/search/recentQueries';

describe('Recent queries', () => {
  test('are newest first, without surrounding spaces', () => {
    expect(withQuery(['akcyza'], ' próg 70% ')).toEqual(['próg 70%', 'akcyza']);
  });

  test('are kept once each, whatever their case', () => {
    expect(withQuery(['statut', 'Łąka', 'akcyza'], 'łąka')).toEqual(['łąka', 'statut', 'akcyza']);
  });

  test('are at most eight', () => {
    const eight = ['1', '2', '3', '4', '5', '6', '7', '8'];
    expect(withQuery(eight, '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7']);
  });

  test.each(['', '   ', 'a'.repeat(101)])('exclude „%s”', (query) => {
    expect(withQuery(['akcyza'], query)).toEqual(['akcyza']);
  });

  test('can be removed one by one', () => {
    expect(withoutQuery(['statut', 'akcyza'], 'Statut')).toEqual(['akcyza']);
  });

  test.each([null, '', '{', '{"a":1}', '"a"', 'null'])('stored as %s are ignored', (kept) => {
    expect(readQueries(kept)).toEqual([]);
  });

  test('keep only strings, however many were stored', () => {
    expect(readQueries('["a",1,null,"b"]')).toEqual(['a', 'b']);
    expect(readQueries(JSON.stringify(Array.from({length: 20}, () => 'a')))).toEqual(
      Array.from({length: 8}, () => 'a'),
    );
  });
});
