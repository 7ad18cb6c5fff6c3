import {registeredPages, routeMiddleware} from '../../../../src/plugins/site-data/routeMiddleware';

const file = 'baza-wiedzy/podstawy/artykul.md';

test('gives the names by address and leaves out pages without any', () => {
  expect(
    routeMiddleware([
      {permalink: '/baza-wiedzy/artykul', file, middleware: ['dropClickIds']},
      {permalink: '/o-nas', file: 'src/pages/o-nas.mdx', middleware: []},
    ]),
  ).toEqual({'/baza-wiedzy/artykul': ['dropClickIds']});
});

test('an unknown name stops the build with file and name', () => {
  expect(() =>
    routeMiddleware([{permalink: '/a', file, middleware: ['dropClickIds', 'nieznane']}]),
  ).toThrow(
    'baza-wiedzy/podstawy/artykul.md: pole „middleware” wymienia „nieznane”, a takiej nazwy nie ma. Wybierz z listy: dropClickIds.',
  );
});

test('registered pages get the base path and must exist', () => {
  expect(registeredPages({'/faq': ['dropClickIds']}, ['/p/faq'], '/p/')).toEqual([
    {permalink: '/p/faq', file: 'src/site/pageMiddleware.ts', middleware: ['dropClickIds']},
  ]);
  expect(() => registeredPages({'/nie-ma': []}, ['/faq'], '/')).toThrow(
    'src/site/pageMiddleware.ts: nie ma strony pod adresem „/nie-ma”.',
  );
});
