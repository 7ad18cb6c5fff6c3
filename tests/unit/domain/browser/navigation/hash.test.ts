import {decodable, hashTarget} from '../../../../../src/domain/browser/navigation/hash';

test.each([
  ['', ''],
  ['#podstawy', '#podstawy'],
  ['#pr%C3%B3g', '#pr%C3%B3g'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#%', '#%25'],
])('%s becomes a hash that can be decoded: %s', (hash, expected) => {
  expect(decodable(hash)).toBe(expected);
});

test('the target is decoded, and a malformed one is used as it is', () => {
  expect(hashTarget('#pr%C3%B3g')).toBe('próg');
  expect(hashTarget('#%E0%A4%A')).toBe('%E0%A4%A');
});
