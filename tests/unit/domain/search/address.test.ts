import {readSearchAddress, writeSearchAddress} from '@site/src/domain/search/address';
import {searchKinds} from '@site/src/domain/search/types';

describe('The address of the results', () => {
  test.each(searchKinds)('says what was looked for and the kind %s', (kind) => {
    const address = {query: 'opłata & „moc”', kind};
    expect(readSearchAddress(writeSearchAddress(address))).toEqual(address);
  });

  test('is readable', () => {
    expect(writeSearchAddress({query: ' jak zalozyc ', kind: 'question'})).toBe(
      '?q=jak+zalozyc&rodzaj=pytania',
    );
  });

  test('is bare when nothing is looked for', () => {
    expect(writeSearchAddress({query: ' ', kind: null})).toBe('');
    expect(readSearchAddress('')).toEqual({query: '', kind: null});
  });

  test('with a kind nobody knows shows all kinds', () => {
    expect(readSearchAddress('?q=a&rodzaj=toString').kind).toBeNull();
  });
});
