import {openSearch} from '@site/src/plugins/built-pages/emit/openSearch';
import {emitted} from '../../../../samples/builtPage';
import {site} from '../../../../samples/machineArticle';

test('names the results page under the base path', () => {
  expect(emitted(openSearch, site)['opensearch.xml']).toContain(
    '<Url type="text/html" template="https://example.pl/portal/szukaj?q={searchTerms}"/>',
  );
});

test.each([
  ['Platforma dla spółdzielni energetycznych', 'Platforma dla'],
  ['Spółdzielnieenergetyczne', 'Spółdzielnieener'],
  ['A & B', 'A &amp; B'],
])('shortens %s to what the format allows', (name, shortName) => {
  expect(emitted(openSearch, {...site, name})['opensearch.xml']).toContain(
    `<ShortName>${shortName}</ShortName>`,
  );
});
