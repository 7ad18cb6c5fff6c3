import {readFileSync} from 'node:fs';
import {
  headersFile,
  pictureFolders,
  pictureHeaders,
  securityHeaders,
} from '@site/src/plugins/built-pages/security/headers';

test('the file of headers is for the address the site is served under', () => {
  expect(headersFile('/portal/')).toMatch(
    /^\/portal\/\*\n(?: {2}[\w-]+: .+\n)+\/portal\/assets\/\*\n {2}Cache-Control: .*immutable\n(?:\/portal\/(?:img|assets\/images)\/\*\n {2}Content-Security-Policy: .*sandbox\n){2}$/,
  );
});

test('nginx is told the same in the documentation', () => {
  const text = readFileSync('docs/publication.md', 'utf8');
  const named = [...text.matchAll(/^add_header ([\w-]+) "(.*)" always;$/gm)];
  expect(Object.fromEntries(named.map(([, name, value]) => [name, value]))).toEqual(
    securityHeaders,
  );
});

test('pictures run and fetch nothing when opened by their own address, there and in nginx', () => {
  const {'Content-Security-Policy': policy = ''} = pictureHeaders;
  expect(policy).toMatch(/default-src 'none'.*; sandbox$/);
  const nginx = readFileSync('docs/publication.md', 'utf8');
  expect(nginx).toContain(`location ~ ^/(${pictureFolders.join('|')})/ {`);
  expect(nginx).toContain(`  add_header Content-Security-Policy "${policy}" always;`);
});

/** What the MDN Observatory (its package 1.4.8) takes off a hundred where a header is missing; the policy is in the page. */
const takenOff: readonly (readonly [name: string, wanted: RegExp, points: number])[] = [
  ['Strict-Transport-Security', /^max-age=\d{8,}/, 20],
  ['X-Content-Type-Options', /^nosniff$/, 5],
  ['X-Frame-Options', /^(?:DENY|SAMEORIGIN)$/, 20],
];

test.each([
  ['GitHub Pages under github.io', {'Strict-Transport-Security': 'max-age=31556952'}, 75],
  ['GitHub Pages under an own domain', {}, 55],
  ['a host that sends the file of headers', securityHeaders, 100],
])('%s: headers that the Observatory misses leave a score', (_, sent, score) => {
  const headers: Readonly<Record<string, string>> = sent;
  const missing = takenOff.filter(([name, wanted]) => !wanted.test(headers[name] ?? ''));
  expect(missing.reduce((left, [, , points]) => left - points, 100)).toBe(score);
});
