import {parseMarkdown} from '@site/src/content/articles/parseMarkdown';
import {sectionsOf} from '@site/src/content/articles/sections';
import type {MachineArticle} from '@site/src/plugins/built-pages/read/machineArticles';
import type {PublishedSite} from '@site/src/plugins/built-pages/publishedSite';

/** A site without pages. */
export const site: PublishedSite = {
  url: 'https://example.pl/portal/',
  name: 'Serwis',
  owner: {
    name: 'Serwis',
    legalName: null,
    address: null,
    taxId: null,
    editor: null,
    email: null,
    phone: null,
    publicIconService: false,
    tagManagerId: null,
    apiBaseUrl: null,
    contactEndpoint: null,
  },
  baseUrl: '/portal/',
  customDomain: null,
  glossary: {csire: {term: 'CSIRE', definition: 'Centralny system informacji.'}},
  addresses: {published: {}, moved: {}},
  papers: [],
  numbers: [],
  changes: [],
  paths: [],
  articles: [],
  days: new Map(),
  sources: new Map(),
  dataFiles: [],
  sheets: [],
  hasStatistics: false,
  files: new Set([
    'assets/js/runtime~main.1.js',
    'assets/js/main.1.js',
    'assets/css/styles.1.css',
    'assets/js/a.1.js',
    'index.html',
  ]),
  searchIndex: () => ({
    manifest: {} as ReturnType<PublishedSite['searchIndex']>['manifest'],
    files: new Map(),
  }),
  icons: new Map(),
  packages: [],
  contentDay: '2026-11-20',
};

const source = {
  code: 'OZE',
  title: 'Ustawa o OZE',
  publisher: 'Dziennik Ustaw',
  url: 'https://isap.sejm.gov.pl/oze',
  date: 't.j. 2024',
  read: '2026-11-20',
};

/** An article as machines read it, some of its fields replaced. */
export function machineArticle(
  slug: string,
  {markdown = 'Treść.\n', ...fields}: Partial<MachineArticle> = {},
): MachineArticle {
  return {
    kind: 'article',
    title: `Artykuł ${slug}`,
    description: `Opis artykułu ${slug}.`,
    address: `/baza-wiedzy/${slug}`,
    file: `baza-wiedzy/podstawy/${slug}.md`,
    category: 'Podstawy',
    tags: ['Opłaty'],
    summary: ['Pierwsze zdanie.', 'Drugie < trzecie.'],
    sources: [source, {...source, code: 'PS', title: 'Prawo spółdzielcze'}],
    corrections: [],
    published: '2026-11-20',
    updated: '2026-12-01',
    checked: '2026-12-02',
    readingMinutes: 5,
    retired: null,
    markdown,
    sections: sectionsOf(parseMarkdown(markdown)),
    steps: [],
    ...fields,
  };
}
