import {htmlOf, type BuiltPage} from '@site/src/plugins/built-pages/builtPage';
import {pageTags} from '@site/src/plugins/built-pages/steps/pageTags';
import {builtPage} from '../../../../samples/builtPage';
import {machineArticle, site} from '../../../../samples/machineArticle';

const tagged = (page: BuiltPage): string =>
  htmlOf(
    pageTags(page, {
      ...site,
      articles: [machineArticle('a', {title: 'Próg </script><b>'})],
    }),
  );
const html = '<head><title>Oferta</title></head><p>Tekst';

test('a text cannot close the script, and an article links its Markdown', () => {
  const tags = tagged(builtPage('/baza-wiedzy/a', html));
  expect(tags).toMatch(/<\/title><link .*<\/script><\/head><p>Tekst$/);
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
  expect(tags).toContain(
    '<link rel="alternate" type="text/markdown" href="https://example.pl/portal/baza-wiedzy/a.md">',
  );
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags) ?? [];
  expect(JSON.stringify(JSON.parse(json))).toContain('Próg </script><b>');
});

test('another page has no Markdown to link', () => {
  expect(tagged(builtPage('/oferta', html))).not.toContain('<link');
});

test('a page that search engines may not show is left unchanged', () => {
  expect(tagged(builtPage('/szukaj', html, {isListed: false}))).toBe(html);
});
