import type {ArticleListItem} from '@site/src/domain/articles/article';
import {articleList, isListed, shellData, sitePath} from '@site/src/plugins/site-data/articleList';
import {makeDoc, type Doc} from '../../../samples/docs';

const article = {
  audience: ['gmina'],
  level: 'podstawowy',
  updated: '2026-11-20',
  checked: '2026-11-21',
  readingMinutes: 4,
};

const doc = (
  slug: string,
  folder: string,
  sidebarPosition: number,
  fields: Partial<Doc> = {},
): Doc => makeDoc(slug, {...fields, sidebarPosition, frontMatter: {article}}, folder);

const categories: Record<string, {label: string; position: number}> = {
  podstawy: {label: 'Podstawy', position: 1},
  rozliczenia: {label: 'Rozliczenia', position: 2},
};
const readCategory = (folder: string) => categories[folder] ?? {label: folder, position: 99};

describe('sitePath', () => {
  test.each([
    ['/baza-wiedzy/statut', '/', '/baza-wiedzy/statut'],
    ['/portal/baza-wiedzy/statut', '/portal/', '/baza-wiedzy/statut'],
  ])('of %s under %s is %s', (permalink, baseUrl, expected) => {
    expect(sitePath(permalink, baseUrl)).toBe(expected);
  });
});

test('an article that is out of date is not listed', () => {
  const retired = {since: '2027-01-02', reason: 'Przepis przestał obowiązywać.'};
  expect(isListed(makeDoc('a', {frontMatter: {article}}))).toBe(true);
  expect(isListed(makeDoc('b', {frontMatter: {article: {...article, retired}}}))).toBe(false);
});

describe('articleList', () => {
  test('contains what a row of the list shows', () => {
    const tags = [
      {
        label: 'Opłaty',
        permalink: '/portal/baza-wiedzy/tagi/oplaty',
        inline: false,
        description: undefined,
      },
    ];
    const docs = [doc('statut', 'podstawy', 1, {tags, permalink: '/portal/baza-wiedzy/statut'})];
    expect(articleList(docs, readCategory, '/portal/')).toEqual([
      {
        title: 'Artykuł statut',
        permalink: '/baza-wiedzy/statut',
        description: 'Opis artykułu statut',
        category: 'Podstawy',
        tags: ['Opłaty'],
        ...article,
      },
    ]);
  });

  test('sorts by the position of the category, then of the article in it', () => {
    const docs = [
      doc('d', 'rozliczenia', 2),
      doc('b', 'podstawy', 2),
      doc('c', 'rozliczenia', 1),
      doc('a', 'podstawy', 1),
    ];
    expect(articleList(docs, readCategory, '/').map(({permalink}) => permalink)).toEqual(
      ['a', 'b', 'c', 'd'].map((slug) => `/baza-wiedzy/${slug}`),
    );
  });

  test('leaves out what is in no category', () => {
    expect(articleList([doc('faq', '.', 1)], readCategory, '/')).toEqual([]);
  });
});

describe('shellData', () => {
  const row = (category: string, checked: string): ArticleListItem => ({
    title: '',
    permalink: '',
    description: '',
    category,
    audience: [],
    level: 'sredni',
    tags: [],
    updated: '2027-01-01',
    checked,
    readingMinutes: 1,
  });

  test('lists each category once, with its place on the list of articles', () => {
    expect(
      shellData([row('Podstawy', ''), row('Podstawy', ''), row('Rozliczenia i opłaty', '')])
        .categories,
    ).toEqual([
      {label: 'Podstawy', to: '/baza-wiedzy#podstawy'},
      {label: 'Rozliczenia i\u00a0opłaty', to: '/baza-wiedzy#rozliczenia-i-oplaty'},
    ]);
  });

  test('names the oldest day on which an article was checked', () => {
    const rows = [row('A', '2026-11-20'), row('A', '2025-12-31'), row('B', '2026-01-01')];
    expect(shellData(rows).lawCheckedOn).toBe('2025-12-31');
  });

  test('is empty if there are no articles', () => {
    expect(shellData([])).toEqual({categories: [], lawCheckedOn: ''});
  });
});
