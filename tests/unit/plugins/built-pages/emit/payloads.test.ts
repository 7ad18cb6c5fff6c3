import {isPagePayload} from '@site/src/domain/articles/pagePayload';
import {payloads} from '@site/src/plugins/built-pages/emit/payloads';
import {builtPage, emitted} from '../../../../samples/builtPage';
import {machineArticle, site} from '../../../../samples/machineArticle';

const markdown = `Wstęp.

## Kto i ile

### Ile to 1 MW? {#ile}

##### Zbyt głęboko

## Kto i ile
`;

const pages = [
  builtPage('/', '<title>Start</title>'),
  builtPage('/baza-wiedzy/akcyza', '<title>Tytuł strony</title>'),
  builtPage(
    '/oferta',
    '<title>Oferta | Serwis</title><meta name=description content="Co robimy."><main><h2>Cena</h2></main>',
  ),
];

const files = emitted(
  payloads,
  {
    ...site,
    articles: [
      machineArticle('akcyza', {
        title: 'Akcyza i prąd',
        description: 'Prąd w sieci.',
        tags: ['Podatki', 'KOWR'],
        markdown,
      }),
    ],
    days: new Map([['/', '2026-11-20']]),
    sources: new Map([['/oferta', 'src/pages/oferta.tsx']]),
  },
  pages,
);
const payloadOf = (file: string): unknown => JSON.parse(files[file] ?? 'null');

test('every page has one that readers accept', () => {
  expect(Object.keys(files)).toEqual([
    '_payload.json',
    'baza-wiedzy/akcyza/_payload.json',
    'oferta/_payload.json',
  ]);
  expect(Object.keys(files).filter((file) => !isPagePayload(payloadOf(file)))).toEqual([]);
});

test('describes an article as its page shows it', () => {
  expect(payloadOf('baza-wiedzy/akcyza/_payload.json')).toEqual({
    version: 1,
    title: 'Akcyza i\u00a0prąd',
    description: 'Prąd w\u00a0sieci.',
    headings: [
      {id: 'kto-i-ile', text: 'Kto i\u00a0ile', level: 2},
      {id: 'ile', text: 'Ile to 1\u00a0MW?', level: 3},
      {id: 'kto-i-ile-1', text: 'Kto i\u00a0ile', level: 2},
    ],
    updated: '2026-12-01',
    checked: '2026-12-02',
    readingMinutes: 5,
    tags: ['Podatki', 'KOWR'],
    sourcePath: 'baza-wiedzy/podstawy/akcyza.md',
  });
});

test('describes another page from its HTML, with its day and file where they are known', () => {
  const offer = {
    version: 1,
    title: 'Oferta',
    description: 'Co robimy.',
    headings: [{id: null, text: 'Cena', level: 2}],
    updated: null,
    checked: null,
    readingMinutes: null,
    tags: [],
    sourcePath: 'src/pages/oferta.tsx',
  };
  expect(payloadOf('oferta/_payload.json')).toEqual(offer);
  expect(payloadOf('_payload.json')).toMatchObject({updated: '2026-11-20', sourcePath: null});
});
