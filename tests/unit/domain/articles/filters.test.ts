import fc from 'fast-check';
import type {ArticleListItem} from '@site/src/domain/articles/article';
import {
  applyFilters,
  articleSorts,
  countFilters,
  filterOptions,
  noFilters,
  readFilters,
  toggleFilter,
  writeFilters,
  type ArticleFilters,
  type FilterGroup,
} from '@site/src/domain/articles/filters';

const article = (title: string, rest: Partial<ArticleListItem>): ArticleListItem => ({
  title,
  permalink: `/baza-wiedzy/${title}`,
  description: '',
  category: 'Podstawy',
  audience: ['gmina'],
  level: 'podstawowy',
  tags: [],
  updated: '2026-01-01',
  checked: '2026-01-01',
  readingMinutes: 1,
  ...rest,
});

const articles = [
  article('Zysk', {tags: ['Opłaty'], updated: '2026-03-01', checked: '2026-01-02'}),
  article('Ćwiczenia', {
    category: 'Zakładanie spółdzielni',
    audience: ['rolnicy', 'gmina'],
    checked: '2026-05-01',
  }),
  article('Cena', {level: 'zaawansowany', tags: ['Członkostwo', 'Opłaty'], updated: '2026-02-01'}),
  article('Dom', {audience: ['mieszkancy'], updated: '2026-04-01', checked: '2026-01-03'}),
];

const options = filterOptions(articles);

const titles = (filters: Partial<ArticleFilters>): string[] =>
  applyFilters(articles, {...noFilters, ...filters}).map(({title}) => title);

describe('applyFilters', () => {
  test.each<[string, Partial<ArticleFilters>, string[]]>([
    ['nothing', {}, ['Zysk', 'Ćwiczenia', 'Cena', 'Dom']],
    ['a category', {categories: ['zakladanie-spoldzielni']}, ['Ćwiczenia']],
    ['one of several audiences', {audiences: ['rolnicy', 'mieszkancy']}, ['Ćwiczenia', 'Dom']],
    ['a level', {levels: ['zaawansowany']}, ['Cena']],
    ['a tag', {tags: ['oplaty']}, ['Zysk', 'Cena']],
    ['an audience and a tag', {audiences: ['gmina'], tags: ['czlonkostwo']}, ['Cena']],
    ['groups no article passes together', {audiences: ['mieszkancy'], tags: ['oplaty']}, []],
    ['a value that does not exist', {levels: ['nieznany']}, []],
  ])('keeps what matches %s', (_, filters, expected) => expect(titles(filters)).toEqual(expected));

  test.each<[ArticleFilters['sort'], string[]]>([
    ['kategorie', ['Zysk', 'Ćwiczenia', 'Cena', 'Dom']],
    ['najnowsze', ['Dom', 'Zysk', 'Cena', 'Ćwiczenia']],
    ['alfabetycznie', ['Cena', 'Ćwiczenia', 'Dom', 'Zysk']],
    ['sprawdzone', ['Ćwiczenia', 'Dom', 'Zysk', 'Cena']],
  ])('sorts by „%s”', (sort, expected) => expect(titles({sort})).toEqual(expected));
});

describe('readFilters', () => {
  test('reads every group and the sort order from a query string', () => {
    expect(
      readFilters(
        '?kategoria=podstawy&kategoria=zakladanie-spoldzielni&dla=gmina&poziom=zaawansowany&tag=oplaty&sortuj=najnowsze',
        options,
      ),
    ).toEqual({
      categories: ['podstawy', 'zakladanie-spoldzielni'],
      audiences: ['gmina'],
      levels: ['zaawansowany'],
      tags: ['oplaty'],
      sort: 'najnowsze',
    });
  });

  test.each(['', '?', '?utm_source=list&sortuj=losowo'])('finds no filters in „%s”', (query) => {
    expect(readFilters(query, options)).toEqual(noFilters);
  });

  test('leaves out values that are not options', () => {
    expect(readFilters('?tag=nieznany&poziom=oplaty&kategoria=podstawy', options)).toEqual({
      ...noFilters,
      categories: ['podstawy'],
    });
  });

  test('takes a repeated value once', () => {
    expect(readFilters('?tag=oplaty&tag=oplaty', options).tags).toEqual(['oplaty']);
  });
});

describe('writeFilters', () => {
  test('writes nothing for no filters', () => expect(writeFilters(noFilters)).toBe(''));

  test('writes a readable query string in Polish', () => {
    expect(
      writeFilters({
        ...noFilters,
        categories: ['podstawy'],
        tags: ['oplaty', 'gmina'],
        sort: 'sprawdzone',
      }),
    ).toBe('?kategoria=podstawy&tag=oplaty&tag=gmina&sortuj=sprawdzone');
  });

  test('keeps the rest of the query string', () => {
    expect(writeFilters({...noFilters, tags: ['oplaty']}, '?utm=x&tag=stary')).toBe(
      '?utm=x&tag=oplaty',
    );
  });

  test('is undone by readFilters', () => {
    const some = (group: 'categories' | 'audiences' | 'levels' | 'tags') =>
      fc.subarray(options[group].map(({value}) => value));
    const filters = fc.record({
      categories: some('categories'),
      audiences: some('audiences'),
      levels: some('levels'),
      tags: some('tags'),
      sort: fc.constantFrom(...articleSorts),
    });
    fc.assert(
      fc.property(filters, (written) => {
        expect(readFilters(writeFilters(written), options)).toEqual(written);
      }),
    );
  });
});

describe('toggleFilter', () => {
  test('adds a value and removes it again', () => {
    const added = toggleFilter(noFilters, 'tags', 'oplaty');
    expect(added).toEqual({...noFilters, tags: ['oplaty']});
    expect(toggleFilter(added, 'tags', 'oplaty')).toEqual(noFilters);
  });

  test('leaves the original filters unchanged', () => {
    toggleFilter(noFilters, 'levels', 'sredni');
    expect(noFilters.levels).toEqual([]);
  });
});

describe('filterOptions', () => {
  const options = filterOptions(articles);

  test('lists categories in the order of the articles', () => {
    expect(options.categories).toEqual([
      {value: 'podstawy', label: 'Podstawy'},
      {value: 'zakladanie-spoldzielni', label: 'Zakładanie spółdzielni'},
    ]);
  });

  test('lists only audiences and levels that occur, in their own order', () => {
    expect(options.audiences.map(({label}) => label)).toEqual(['Gmina', 'Rolnicy', 'Mieszkańcy']);
    expect(options.levels.map(({label}) => label)).toEqual(['Podstawowy', 'Zaawansowany']);
  });

  test('lists each tag once, in Polish alphabetical order', () => {
    expect(options.tags).toEqual([
      {value: 'czlonkostwo', label: 'Członkostwo'},
      {value: 'oplaty', label: 'Opłaty'},
    ]);
  });

  test('offers only values that match an article', () => {
    for (const [group, values] of Object.entries(options)) {
      for (const {value} of values) {
        expect(titles({[group]: [value]})).not.toEqual([]);
      }
    }
  });
});

describe('countFilters', () => {
  const counts = (filters: Partial<ArticleFilters>, group: FilterGroup): Record<string, number> =>
    Object.fromEntries(countFilters(articles, {...noFilters, ...filters})[group]);

  test('counts each article once, by the group it is written for before all', () => {
    expect(counts({}, 'audiences')).toEqual({gmina: 2, rolnicy: 1, mieszkancy: 1});
  });

  test('counts what the other groups leave, whatever is chosen in its own', () => {
    expect(counts({tags: ['oplaty'], levels: ['zaawansowany']}, 'levels')).toEqual({
      podstawowy: 1,
      zaawansowany: 1,
    });
  });

  test('says how many articles a choice would show', () => {
    for (const [value, count] of countFilters(articles, noFilters).tags) {
      expect(titles({tags: [value]})).toHaveLength(count);
    }
  });
});
