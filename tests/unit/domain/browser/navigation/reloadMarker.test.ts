import {
  isFresh,
  mayReloadForChunk,
  readMarker,
  writeMarker,
} from '../../../../../src/domain/browser/navigation/reloadMarker';

const marker = {at: 1_000_000, address: 'https://example.pl/faq?a=1#b c'};
const lifetime = 10_000;

test('a marker is read as it was written', () => {
  expect(readMarker(writeMarker(marker))).toEqual(marker);
});

test.each([null, undefined, '', 'abc', '12', 5, {}])('%p is not a marker', (text) => {
  expect(readMarker(text)).toBeNull();
});

test.each([
  [0, true],
  [9_999, true],
  [10_000, false],
  [-9_999, true],
  [-10_000, false],
])('%i ms after the reload it is fresh: %p', (passed, fresh) => {
  expect(isFresh(marker, marker.at + passed, lifetime)).toBe(fresh);
});

test('an address reloads once within the lifetime; another address may', () => {
  const again = {...marker, at: marker.at + 5000};
  expect(mayReloadForChunk(null, again, lifetime)).toBe(true);
  expect(mayReloadForChunk(marker, again, lifetime)).toBe(false);
  expect(mayReloadForChunk(marker, {...again, at: marker.at + 10_000}, lifetime)).toBe(true);
  expect(mayReloadForChunk(marker, {...again, address: 'https://example.pl/'}, lifetime)).toBe(
    true,
  );
});
