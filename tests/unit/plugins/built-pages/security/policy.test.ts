import {createHash} from 'node:crypto';
import {contentPolicy, type Allowed} from '@site/src/plugins/built-pages/security/policy';

const nothing: Allowed = {
  tagManagerId: null,
  apiBaseUrl: null,
  contactEndpoint: null,
  publicIconService: false,
};
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const rule = (name: string, html: string, allowed = nothing): string | undefined =>
  contentPolicy(html, allowed)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

test('a page may run its own files and exactly the scripts that stand in it', () => {
  const html =
    '<script>a()</script><script src=/b.js></script><script type="application/ld+json">{}</script>' +
    '<script type="speculationrules">{"prefetch":[]}</script><script>a()</script>';
  expect(rule('script-src', html)).toBe(
    `script-src 'self' ${hashOf('a()')} ${hashOf('{"prefetch":[]}')}`,
  );
});

test('styles are allowed by hash, also those for readers without scripts', () => {
  expect(rule('style-src', '<style>a{}</style><noscript><style>b{}</style></noscript>')).toBe(
    `style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')}`,
  );
});

test('nothing but the style of a single element is unsafe, and no object, base or foreign frame is allowed', () => {
  const policy = contentPolicy('<p>', nothing);
  expect(policy.match(/\S+ '[^']*unsafe[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
  expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'");
});

test('data goes to the servers of the settings, and nowhere else', () => {
  expect(rule('connect-src', '')).toBe("connect-src 'self'");
  expect(
    rule('connect-src', '', {
      ...nothing,
      apiBaseUrl: 'https://api.example.pl/v1',
      contactEndpoint: '/wiadomosci',
      publicIconService: true,
    }),
  ).toBe("connect-src 'self' https://api.example.pl https://api.iconify.design");
});

test('the hosts of statistics are named only where statistics are set', () => {
  expect(contentPolicy('', nothing)).not.toContain('google');
  expect(rule('script-src', '', {...nothing, tagManagerId: 'GTM-A'})).toBe(
    "script-src 'self' https://www.googletagmanager.com",
  );
});
