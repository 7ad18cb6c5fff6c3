import {redirectPages} from '@site/src/plugins/built-pages/emit/redirectPages';
import {builtPage, emitted} from '../../../../samples/builtPage';
import {site} from '../../../../samples/machineArticle';

const files = emitted(
  redirectPages,
  {...site, addresses: {published: {}, moved: {'/stary': '/oferta'}}},
  [builtPage('/oferta', '', {route: '/portal/oferta'})],
);

test('the English and the former addresses of a page have their own pages', () => {
  expect(Object.keys(files)).toEqual(['offer/index.html', 'stary/index.html']);
});

test('a redirect keeps query and hash, stays out of search engines and names the present address', () => {
  const {'stary/index.html': html} = files;
  expect(html).toContain(
    "window.location.replace('/portal/oferta' + window.location.search + window.location.hash)",
  );
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://example.pl/portal/oferta">');
  expect(html).toContain('<a href="/portal/oferta">');
});
