import {pageTags} from '@site/src/plugins/built-pages/steps/pageTags';
import {machineArticle, site} from '../../../../support/machineArticle';

test('a text cannot end the script, and an article links its Markdown', () => {
  const page = {address: '/baza-wiedzy/a', title: 'Artykuł'};
  const tags = pageTags(site, page, machineArticle('a', {title: 'Próg </script><b>'}));
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
  expect(tags).toContain(
    '<link rel="alternate" type="text/markdown" href="https://example.pl/portal/baza-wiedzy/a.md">',
  );
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags) ?? [];
  expect(JSON.stringify(JSON.parse(json))).toContain('Próg </script><b>');
});

test('another page has no Markdown to link', () => {
  expect(pageTags(site, {address: '/oferta', title: 'Oferta'}, null)).not.toContain('<link');
});
