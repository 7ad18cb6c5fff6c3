import {hasEnd, parentDomains} from '@site/src/domain/browser/consent';
import {dayMs} from '@cooperative/polish';

const now = Date.UTC(2026, 10, 26);
const stored = (expirationTime: unknown): string => JSON.stringify({expirationTime});

test.each([
  ['in half a year', now + 182 * dayMs],
  ['long ago, which the library sees itself', now - dayMs],
])('a decision that ends %s has an end', (_, end) => {
  expect(hasEnd(stored(end), now, 182)).toBe(true);
});

test.each([
  stored('jutro'),
  stored(null),
  stored(undefined),
  stored([]),
  stored(now + 183 * dayMs),
  stored(Number.MAX_VALUE),
  '{"expirationTime": 1e999}',
  'null',
  '7',
  '{',
  '',
])('%s has none, so the visitor is asked again', (text) => {
  expect(hasEnd(text, now, 182)).toBe(false);
});

test.each([
  ['a.b.example.pl', ['b.example.pl', 'example.pl']],
  ['www.example.pl', ['example.pl']],
  ['example.pl', []],
  ['localhost', []],
])('the parent domains of %s are %j', (hostname, domains) => {
  expect(parentDomains(hostname)).toEqual(domains);
});
