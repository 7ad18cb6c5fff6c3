import {
  searchDocuments,
  textsOf,
  type SearchablePage,
} from '@site/src/plugins/site-data/searchDocuments';

const page: SearchablePage = {
  kind: 'article',
  title: 'Opłaty',
  url: '/baza-wiedzy/oplaty',
  description: 'Które opłaty znikają.',
  aliases: ['rachunek', 'faktura'],
  sections: [
    {heading: '', id: '', depth: 0, text: 'Wstęp.'},
    {heading: 'Opłata mocowa', id: 'oplata-mocowa', depth: 2, text: 'Ryczałt.'},
    {heading: 'Pusty rozdział', id: 'pusty', depth: 2, text: ''},
  ],
};

describe('searchDocuments', () => {
  test('makes one document of the beginning and one of each section with a text', () => {
    expect(searchDocuments([page])).toEqual([
      {
        id: 0,
        kind: 'article',
        title: 'Opłaty',
        heading: '',
        aliases: 'rachunek faktura',
        text: 'Które opłaty znikają. Wstęp.',
        url: '/baza-wiedzy/oplaty',
      },
      {
        id: 1,
        kind: 'article',
        title: 'Opłaty',
        heading: 'Opłata mocowa',
        aliases: '',
        text: 'Ryczałt.',
        url: '/baza-wiedzy/oplaty#oplata-mocowa',
      },
    ]);
  });

  test('keeps the other names of a section', () => {
    const section = {
      heading: 'Akcyza',
      id: 'akcyza',
      depth: 2,
      text: 'Podatek.',
      aliases: ['akcyzy', 'akcyzę'],
    };
    expect(searchDocuments([{...page, sections: [section]}])[1]?.aliases).toBe('akcyzy akcyzę');
  });

  test('numbers documents by their place, over all pages', () => {
    const documents = searchDocuments([page, {...page, url: '/inna'}]);
    expect(documents.map(({id}) => id)).toEqual([0, 1, 2, 3]);
    expect(documents[2]?.url).toBe('/inna');
  });
});

describe('textsOf', () => {
  test('gives all texts of a data file, at any depth', () => {
    expect(textsOf({lead: 'Wstęp', items: [{title: 'Raz'}, {title: 'Dwa'}]})).toEqual([
      'Wstęp',
      'Raz',
      'Dwa',
    ]);
  });

  test('leaves out addresses and what is no text', () => {
    expect(
      textsOf({to: '/faq', url: 'https://example.pl', hash: '#a', count: 3, none: null}),
    ).toEqual([]);
  });
});
