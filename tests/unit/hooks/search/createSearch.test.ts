import type {SearchDocument} from '@site/src/domain/search/types';
import {createSearch} from '@site/src/hooks/search/createSearch';

const section = (id: number, rest: Partial<SearchDocument>): SearchDocument => ({
  id,
  kind: 'article',
  title: '',
  heading: '',
  aliases: '',
  text: '',
  url: `/strona-${id}`,
  ...rest,
});

const documents = [
  section(0, {title: 'Spółdzielnia energetyczna', text: 'Co to jest i jak działa.'}),
  section(1, {
    title: 'Opłaty',
    heading: 'Opłata mocowa',
    text: 'Ryczałt w domach.',
    url: '/oplaty#opłata',
  }),
  section(2, {title: 'Statut', text: 'Wzmianka o tym, że spółdzielnia pobiera wpisowe.'}),
  section(3, {
    kind: 'question',
    title: 'Pytania',
    heading: 'Ile to kosztuje?',
    text: 'To zależy od gminy.',
  }),
  section(4, {title: 'Akcyza', aliases: 'podatek od prądu', text: 'Granica to 1 MW.'}),
];

const search = createSearch(documents);
const urls = async (query: string): Promise<string[]> => (await search(query)).map(({url}) => url);

describe('createSearch', () => {
  test.each([
    ['without diacritics', 'spoldzielnia'],
    ['with diacritics', 'Spółdzielnia'],
    ['in capitals', 'SPÓŁDZIELNIA'],
    ['by the beginning of the word', 'spółdz'],
    ['with a letter missing', 'spoldzelnia'],
    ['with a letter wrong', 'spółdzielnja'],
  ])('finds „Spółdzielnia” %s', async (_, query) => {
    expect(await urls(query)).toEqual(expect.arrayContaining(['/strona-0', '/strona-2']));
  });

  test('puts a word of the title before the same word of the text', async () => {
    expect(await urls('spółdzielnia')).toEqual(['/strona-0', '/strona-2']);
  });

  test('finds a section by other words people use for it', async () => {
    expect(await urls('podatek')).toEqual(['/strona-4']);
  });

  test('prefers sections that hold all words', async () => {
    expect(await urls('spółdzielnia wpisowe')).toEqual(['/strona-2']);
  });

  test('gives a weaker answer when no section holds all words', async () => {
    expect(await urls('akcyza wpisowe')).toEqual(
      expect.arrayContaining(['/strona-2', '/strona-4']),
    );
  });

  test('gives what the dialog shows', async () => {
    expect(await search('kosztuje')).toEqual([
      {
        kind: 'question',
        title: 'Pytania',
        heading: 'Ile to kosztuje?',
        url: '/strona-3',
        excerpt: 'To zależy od gminy.',
      },
    ]);
  });

  test.each(['', '   ', '?!', 'qwxyzv', 'zzzzzzzz qqqqqq'])(
    'finds nothing for „%s”',
    async (query) => {
      expect(await search(query)).toEqual([]);
    },
  );

  test('finds nothing among no sections', async () => {
    expect(await createSearch([])('spółdzielnia')).toEqual([]);
  });

  test('gives at most 20 results', async () => {
    const many = Array.from({length: 30}, (_, id) => section(id, {title: 'Gmina'}));
    expect(await createSearch(many)('gmina')).toHaveLength(20);
  });
});
