import {searchablePages} from '@site/src/plugins/site-data/searchablePages';
import {makeDoc} from '../../../support/docs';

const files: Readonly<Record<string, string>> = {
  'baza-wiedzy/podstawy/statut.md': '---\naliases: [umowa]\n---\n\nWstęp.\n\n## Zapisy\n\nTreść.\n',
  'baza-wiedzy/faq.md': '---\naliases: []\n---\n\n### Czy można?\n\nTak.\n',
};

/** Files of the fake site; other pages have only a title and a description. */
const readFile = (file: string): string =>
  files[file] ??
  `---\ntitle: 'Tytuł ${file}'\ndescription: 'Opis'\n---\n\n## Rozdział\n\nTreść strony.\n`;

const pages = searchablePages({
  docs: [
    makeDoc('statut', {permalink: '/portal/baza-wiedzy/statut'}),
    makeDoc('faq', {permalink: '/portal/faq'}, '.'),
  ],
  data: {
    offer: {lead: 'Co robimy', link: '/kontakt'},
    clients: {lead: 'Dla kogo'},
    contact: {lead: 'Napisz'},
  },
  glossary: [
    {
      id: 'ppe',
      term: 'punkt poboru',
      abbreviations: ['PPE'],
      forms: ['punktu poboru (energii)'],
      synonyms: ['kod PPE'],
      definition: 'Miejsce rozliczenia.',
      basis: 'ustawa',
      article: null,
      see: [],
    },
  ],
  readFile,
  baseUrl: '/portal/',
});

const pageAt = (url: string) => pages.find((page) => page.url === url);

describe('searchablePages', () => {
  test('gives an article with its aliases and sections, without the base path', () => {
    expect(pageAt('/baza-wiedzy/statut')).toEqual({
      kind: 'article',
      title: 'Artykuł statut',
      url: '/baza-wiedzy/statut',
      description: 'Opis artykułu statut',
      aliases: ['umowa'],
      sections: [
        {heading: '', id: '', depth: 0, text: 'Wstęp.'},
        {heading: 'Zapisy', id: 'zapisy', depth: 2, text: 'Treść.'},
      ],
    });
  });

  test('marks what stands in the FAQ as questions', () => {
    expect(pageAt('/faq')).toMatchObject({kind: 'question', sections: [{heading: 'Czy można?'}]});
  });

  test('gives Markdown pages with their titles', () => {
    expect(pageAt('/o-nas')).toMatchObject({
      kind: 'page',
      title: 'Tytuł src/pages/o-nas.mdx',
      sections: [{heading: 'Rozdział', text: 'Treść strony.'}],
    });
  });

  test('gives pages of data files with all their texts', () => {
    expect(pageAt('/oferta')).toMatchObject({
      kind: 'page',
      title: 'Oferta',
      description: 'Co robimy',
    });
  });

  test('gives each term of the glossary with its definition and all its names', () => {
    expect(pageAt('/baza-wiedzy/slownik')?.sections).toEqual([
      {
        heading: 'punkt poboru, PPE',
        id: 'ppe',
        depth: 2,
        text: 'Miejsce rozliczenia.',
        aliases: ['punktu poboru energii', 'punktu poboru', 'kod PPE'],
      },
    ]);
  });

  test('gives every address once', () => {
    expect(new Set(pages.map(({url}) => url)).size).toBe(pages.length);
  });
});
