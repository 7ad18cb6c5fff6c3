import {openSearch} from '@site/src/plugins/built-pages/emit/openSearch';
import {site} from '../../../../support/machineArticle';

test('names the page of results under the base path', () => {
  expect(openSearch(site)).toContain(
    '<Url type="text/html" template="https://example.pl/portal/szukaj?q={searchTerms}"/>',
  );
});

test.each([
  ['Platforma dla spółdzielni energetycznych', 'Platforma dla'],
  ['Spółdzielnieenergetyczne', 'Spółdzielnieener'],
  ['A & B', 'A &amp; B'],
])('shortens %s to what the format allows', (name, shortName) => {
  expect(openSearch({...site, name})).toContain(`<ShortName>${shortName}</ShortName>`);
});
