import {readFileSync} from 'node:fs';
import {headersFile, securityHeaders} from '@site/src/plugins/built-pages/security/headers';

test('the file of headers is for the address the site is served under', () => {
  expect(headersFile('/portal/')).toMatch(
    /^\/portal\/\*\n(?: {2}[\w-]+: .+\n)+\/portal\/assets\/\*\n {2}Cache-Control: .*immutable\n$/,
  );
});

test('nginx is told the same in the documentation', () => {
  const text = readFileSync('docs/publication.md', 'utf8');
  const named = [...text.matchAll(/^add_header ([\w-]+) "(.*)" always;$/gm)];
  expect(Object.fromEntries(named.map(([, name, value]) => [name, value]))).toEqual(
    securityHeaders,
  );
});
