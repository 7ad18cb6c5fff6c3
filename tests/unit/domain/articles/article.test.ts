import {categoryAddress} from '@site/src/domain/articles/article';

test('A category links to its heading on the list of articles', () => {
  expect(categoryAddress('Zakładanie spółdzielni')).toBe('/baza-wiedzy#zakladanie-spoldzielni');
});
