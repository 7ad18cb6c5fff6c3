import type {SourcesByCode} from '@site/src/content/schema/facts';
import type {ArticleMetadata} from '@site/src/domain/articles/article';
import {enrichDocs} from '@site/src/plugins/knowledge-base/enrichDocs';
import {contentOf, docsOf, makeDoc, type Doc} from '../../../samples/docs';

const source = {
  title: 'Ustawa',
  publisher: 'Dziennik Ustaw',
  url: 'https://isap.sejm.gov.pl/',
  date: 't.j. 2024',
  read: '2026-11-20',
};
const sources: SourcesByCode = {OZE: source, PS: {...source, title: 'Prawo spółdzielcze'}};

const frontMatter = {
  audience: ['gmina'],
  level: 'podstawowy',
  updated: '2026-11-20',
  checked: '2026-11-21',
  summary: ['Prąd w sieci.'],
  sources: ['OZE'],
  related: [],
};

const now = new Date('2026-12-01T12:00:00Z');

/** A doc with the front matter of an article, some of it replaced. */
const articleDoc = (slug: string, fields: object = {}, doc: Partial<Doc> = {}): Doc =>
  makeDoc(slug, {...doc, frontMatter: {...frontMatter, ...fields}});

const enrich = (...docs: readonly Doc[]): readonly Doc[] =>
  docsOf(
    enrichDocs(contentOf(...docs), {
      sources,
      readBody: () => `${'słowo '.repeat(540)}[^OZE, art. 1][^OZE]`,
      categoryLabel: (folder) => folder.toUpperCase(),
      corrections: new Map([
        [
          'baza-wiedzy/podstawy/poprawiony.md',
          [{date: '2026-11-25', text: 'Było w tekście inaczej.'}],
        ],
      ]),
      now,
    }),
  );

function articleOf(doc: Doc | undefined): ArticleMetadata {
  const {article} = {...doc?.frontMatter} as unknown as {article: ArticleMetadata};
  return article;
}

describe('enrichDocs', () => {
  test('a dash never begins a line of the titles of an article and of those beside it', () => {
    const [doc] = enrich(
      articleDoc(
        'pierwszy',
        {},
        {
          title: 'Strefy – jak je liczyć',
          previous: {title: 'Opłaty – co znika', permalink: '/baza-wiedzy/oplaty'},
          next: undefined,
        },
      ),
    );
    expect([doc?.title, doc?.previous?.title, doc?.next]).toEqual([
      'Strefy\u00a0– jak je liczyć',
      'Opłaty\u00a0– co znika',
      undefined,
    ]);
  });

  test('gives an article what its page shows', () => {
    const [doc] = enrich(
      articleDoc('pierwszy', {sources: ['PS', 'OZE'], related: ['drugi']}),
      articleDoc('drugi', {}, {title: 'Opłaty w sieci', permalink: '/portal/baza-wiedzy/drugi'}),
    );
    expect(articleOf(doc)).toEqual({
      kind: 'article',
      category: 'PODSTAWY',
      neighbours: [
        {title: 'Artykuł pierwszy', permalink: '/baza-wiedzy/pierwszy'},
        {title: 'Opłaty w\u00a0sieci', permalink: '/portal/baza-wiedzy/drugi'},
      ],
      audience: ['gmina'],
      level: 'podstawowy',
      updated: '2026-11-20',
      checked: '2026-11-21',
      summary: ['Prąd w\u00a0sieci.'],
      readingMinutes: 3,
      sources: [
        {code: 'PS', ...source, title: 'Prawo spółdzielcze', citations: 0},
        {code: 'OZE', ...source, citations: 2},
      ],
      corrections: [],
      related: [{title: 'Opłaty w\u00a0sieci', permalink: '/portal/baza-wiedzy/drugi'}],
      forcedMode: null,
    });
  });

  test('gives an article its corrections', () => {
    const [doc, other] = enrich(articleDoc('poprawiony'), articleDoc('inny'));
    expect(articleOf(doc).corrections).toEqual([
      {date: '2026-11-25', text: 'Było w\u00a0tekście inaczej.'},
    ]);
    expect(articleOf(other).corrections).toEqual([]);
  });

  test('says that an article is out of date, and drops its summary', () => {
    const retired = {since: '2027-01-02', reason: 'Przepis przestał obowiązywać.'};
    const [doc] = enrich(articleDoc('a', {retired}));
    expect(articleOf(doc)).toMatchObject({retired, summary: []});
  });

  test('names the author if it is not the editors as a whole', () => {
    const [named, plain] = enrich(articleDoc('a', {author: 'Jan i Anna'}), articleDoc('b'));
    expect(articleOf(named).author).toBe('Jan i\u00a0Anna');
    expect(articleOf(plain)).not.toHaveProperty('author');
  });

  test('marks an article whose sources were checked over 12 months before the build', () => {
    const [old, fresh] = enrich(
      articleDoc('a', {checked: '2025-11-30'}),
      articleDoc('b', {checked: '2025-12-01'}),
    );
    expect(articleOf(old).isOld).toBe(true);
    expect(articleOf(fresh)).not.toHaveProperty('isOld');
  });

  test('keeps the colour mode an article forces', () => {
    const [doc] = enrich(articleDoc('a', {color_mode: 'dark'}));
    expect(articleOf(doc).forcedMode).toBe('dark');
  });

  test('sets no-break spaces in the title', () => {
    expect(enrich(articleDoc('a', {}, {title: 'Granica 1 MW'}))[0]?.title).toBe(
      'Granica 1\u00a0MW',
    );
  });

  test('tells the FAQ from articles by its address', () => {
    const docs = enrich(
      articleDoc('faq', {root_url: '/faq'}),
      articleDoc('inny', {root_url: '/inny'}),
    );
    expect(docs.map((doc) => articleOf(doc).kind)).toEqual(['faq', 'article']);
  });

  test('tells the articles around it in a large category, in its order and without retired ones', () => {
    const retired = {since: '2027-01-02', reason: 'Przepis przestał obowiązywać.'};
    const docs = Array.from({length: 100}, (_, index) =>
      articleDoc(`a${index}`, {sidebar_label: `Artykuł ${index}`}, {sidebarPosition: 200 - index}),
    );
    const all = enrich(...docs, articleDoc('dawny', {retired}, {sidebarPosition: 1}));
    const around = (index: number): string[] =>
      articleOf(all[index]).neighbours.map(({title}) => title);
    expect(around(99)[0]).toBe('Artykuł 99');
    expect(around(50)).toContain('Artykuł 50');
    expect(around(0).at(-1)).toBe('Artykuł 0');
    expect([0, 50, 99, 100].map((index) => around(index).length)).toEqual([40, 40, 40, 40]);
  });

  test('leaves the rest of a doc as it is', () => {
    const doc = articleDoc('a', {}, {sidebarPosition: 4, permalink: '/faq'});
    expect(enrich(doc)[0]).toMatchObject({id: 'podstawy/a', sidebarPosition: 4, permalink: '/faq'});
  });

  test('leaves out missing sources and related articles: the content rules refuse them', () => {
    const [doc] = enrich(articleDoc('pierwszy', {sources: ['OZE', 'XYZ'], related: ['nie-ma']}));
    expect(articleOf(doc).sources.map(({code}) => code)).toEqual(['OZE']);
    expect(articleOf(doc).related).toEqual([]);
  });
});
