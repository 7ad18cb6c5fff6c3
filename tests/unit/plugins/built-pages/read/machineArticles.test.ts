import {readMarkdown} from '@site/src/content/articles/readMarkdown';
import {machineArticles} from '@site/src/plugins/built-pages/read/machineArticles';
import {makeDoc} from '../../../../samples/docs';

const article = {
  kind: 'article',
  summary: ['Prąd w\u00a0sieci.'],
  sources: [],
  corrections: [{date: '2026-11-25', text: 'Było w\u00a0tekście inaczej.'}],
  updated: '2026-12-01',
  checked: '2026-12-02',
  readingMinutes: 5,
};

const [first, second, last] = machineArticles(
  [
    makeDoc(
      'faq',
      {permalink: '/portal/faq', frontMatter: {article: {...article, kind: 'faq'}}},
      '.',
    ),
    makeDoc('b', {
      permalink: '/portal/baza-wiedzy/b',
      sidebarPosition: 2,
      frontMatter: {article: {...article, retired: {since: '2027-01-02', reason: 'Powód.'}}},
    }),
    makeDoc('a', {
      title: 'Rozliczenie 1\u00a0do\u00a00,6',
      permalink: '/portal/baza-wiedzy/a',
      sidebarPosition: 1,
      frontMatter: {article},
    }),
  ],
  {
    baseUrl: '/portal/',
    published: {'/baza-wiedzy/a': '2026-11-20'},
    read: (file) => readMarkdown(file, 'Treść.\n'),
    categoryOf: () => ({label: 'Podstawy', position: 1}),
  },
);

test('an article comes with plain spaces, its text and the day it was first published', () => {
  expect(first).toMatchObject({
    title: 'Rozliczenie 1 do 0,6',
    address: '/baza-wiedzy/a',
    file: 'baza-wiedzy/podstawy/a.md',
    corrections: [{date: '2026-11-25', text: 'Było w tekście inaczej.'}],
    category: 'Podstawy',
    summary: ['Prąd w sieci.'],
    published: '2026-11-20',
    readingMinutes: 5,
    retired: null,
    markdown: 'Treść.\n',
  });
});

test('the order is the sidebar’s, with the FAQ last', () => {
  expect(second).toMatchObject({address: '/baza-wiedzy/b', published: null});
  expect(second?.retired).toEqual({since: '2027-01-02', reason: 'Powód.'});
  expect(last).toMatchObject({kind: 'faq', address: '/faq', category: null});
});
