import {hostingFiles} from '@site/src/plugins/built-pages/emit/hostingFiles';
import {emitted} from '../../../../samples/builtPage';
import {site} from '../../../../samples/machineArticle';

test('robots find the sitemap under the base path; a domain file is written only if there is one', () => {
  const files = emitted(hostingFiles, site);
  expect(files['robots.txt']).toContain('Sitemap: https://example.pl/portal/sitemap.xml\n');
  expect(Object.keys(files)).toEqual(['robots.txt', '_headers', '.nojekyll']);
  expect(emitted(hostingFiles, {...site, customDomain: 'example.pl'}).CNAME).toBe('example.pl\n');
});
