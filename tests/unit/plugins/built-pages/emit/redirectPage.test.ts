import {redirectPage} from '@site/src/plugins/built-pages/emit/redirectPage';

test('a redirect keeps query and hash, stays out of search engines and names the present address', () => {
  const html = redirectPage('/portal/oferta', 'https://example.pl/portal/oferta');
  expect(html).toContain(
    "window.location.replace('/portal/oferta' + window.location.search + window.location.hash)",
  );
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://example.pl/portal/oferta">');
  expect(html).toContain('<a href="/portal/oferta">');
});
