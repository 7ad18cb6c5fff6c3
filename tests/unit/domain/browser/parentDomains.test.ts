import {parentDomains} from '@site/src/domain/browser/parentDomains';

test.each([
  ['a.b.example.pl', ['b.example.pl', 'example.pl']],
  ['www.example.pl', ['example.pl']],
  ['example.pl', []],
  ['localhost', []],
])('the parent domains of %s are %j', (hostname, domains) => {
  expect(parentDomains(hostname)).toEqual(domains);
});
