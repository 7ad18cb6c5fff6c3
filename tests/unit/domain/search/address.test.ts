import {readSearchAddress, writeSearchAddress} from '@site/src/domain/search/address';
import {searchKinds} from '@cooperative/polish-search';

describe('The address of the results page', () => {
  test.each(searchKinds)('contains the query and the kind %s', (kind) => {
    const address = {query: 'opłata & „moc”', kind};
    expect(readSearchAddress(writeSearchAddress(address))).toEqual(address);
  });

  test('is readable', () => {
    expect(writeSearchAddress({query: ' jak zalozyc ', kind: 'question'})).toBe(
      '?q=jak+zalozyc&rodzaj=pytania',
    );
  });

  test('is bare without a query', () => {
    expect(writeSearchAddress({query: ' ', kind: null})).toBe('');
    expect(readSearchAddress('')).toEqual({query: '', kind: null});
  });

  test('with an unknown kind shows all kinds', () => {
    expect(readSearchAddress('?q=a&rodzaj=toString').kind).toBeNull();
  });
});
