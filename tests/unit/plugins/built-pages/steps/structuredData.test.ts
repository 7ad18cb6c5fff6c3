import {graphOf} from '@site/src/plugins/built-pages/steps/structuredData';
import {loadSite} from '@site/src/content/loadSite';
import {audiencePathsOf} from '@site/src/content/audiencePaths';
import {machinePapers} from '@site/src/plugins/built-pages/read/machinePapers';
import {machineArticle, site} from '../../../../samples/machineArticle';

const home = {address: '/', title: 'Strona główna'};

test('the home page names the publisher and the site, with nothing the owner has not given', () => {
  expect(graphOf(site, home, null)['@graph']).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://example.pl/portal/#wydawca',
      name: 'Serwis',
      url: 'https://example.pl/portal/',
      logo: 'https://example.pl/portal/img/touch-icon.png',
    },
    {
      '@type': 'WebSite',
      '@id': 'https://example.pl/portal/#serwis',
      name: 'Serwis',
      url: 'https://example.pl/portal/',
      inLanguage: 'pl',
      publisher: {'@id': 'https://example.pl/portal/#wydawca'},
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://example.pl/portal/szukaj?q={search_term_string}',
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]);
});

test('the publisher has what the owner has provided', () => {
  const owner = {...site.owner, legalName: 'Serwis sp. z o.o.', email: 'kontakt@example.pl'};
  expect(graphOf({...site, owner}, home, null)['@graph'][0]).toMatchObject({
    legalName: 'Serwis sp. z o.o.',
    email: 'kontakt@example.pl',
  });
});

test('an article has its days, its sources and its place', () => {
  const page = {address: '/baza-wiedzy/a', title: 'Artykuł a'};
  const [article, breadcrumbs] = graphOf(site, page, machineArticle('a'))['@graph'];
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Artykuł a',
    datePublished: '2026-11-20',
    dateModified: '2026-12-01',
    mainEntityOfPage: {
      '@id': 'https://example.pl/portal/baza-wiedzy/a',
      lastReviewed: '2026-12-02',
    },
    image: 'https://example.pl/portal/img/social/baza-wiedzy--a.png',
    about: [{'@type': 'Thing', name: 'Opłaty'}],
    citation: [
      {name: 'Ustawa o OZE', url: 'https://isap.sejm.gov.pl/oze'},
      {name: 'Prawo spółdzielcze'},
    ],
  });
  expect(breadcrumbs).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      ['Start', ''],
      ['Baza wiedzy', 'baza-wiedzy'],
      ['Podstawy', 'baza-wiedzy#podstawy'],
      ['Artykuł a', 'baza-wiedzy/a'],
    ].map(([name, address], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `https://example.pl/portal/${address ?? ''}`,
    })),
  });
});

test('an article not yet in the list of addresses is as old as its text', () => {
  const page = {address: '/baza-wiedzy/a', title: 'Artykuł a'};
  const [article] = graphOf(
    site,
    page,
    machineArticle('a', {published: null, updated: '2026-11-22'}),
  )['@graph'];
  expect(article).toMatchObject({datePublished: '2026-11-22', dateModified: '2026-11-22'});
});

test('the FAQ gives each question with its answer, without citations and groups', () => {
  const faq = machineArticle('faq', {
    kind: 'faq',
    address: '/faq',
    category: null,
    markdown:
      '## Podstawy\n\n### Czy można? {#czy-mozna}\n\nTak [^OZE, art. 2]. Więcej: [tekst](./a.md).\n\n### Ile?\n\nDziesięć.\n',
  });
  const [page, breadcrumbs] = graphOf(site, {address: '/faq', title: 'FAQ'}, faq)['@graph'];
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Czy można?',
        acceptedAnswer: {'@type': 'Answer', text: 'Tak. Więcej: tekst.'},
      },
      {name: 'Ile?', acceptedAnswer: {text: 'Dziesięć.'}},
    ],
  });
  expect(breadcrumbs).toMatchObject({itemListElement: {length: 3}});
});

test('the glossary is a set of terms, each with its place on the page', () => {
  const page = {title: 'Słownik', address: '/baza-wiedzy/slownik'};
  expect(graphOf(site, page, null)['@graph'][0]).toEqual({
    '@type': 'DefinedTermSet',
    '@id': 'https://example.pl/portal/baza-wiedzy/slownik#pojecia',
    name: 'Słownik',
    url: 'https://example.pl/portal/baza-wiedzy/slownik',
    inLanguage: 'pl',
    hasDefinedTerm: [
      {
        '@type': 'DefinedTerm',
        name: 'CSIRE',
        description: 'Centralny system informacji.',
        url: 'https://example.pl/portal/baza-wiedzy/slownik#csire',
      },
    ],
  });
});

test('an article that leads through steps is a way to do it, too', () => {
  const step = {name: 'Zbierz dane', text: 'Zbierz dane. Spisz punkty poboru.'};
  const page = {address: '/baza-wiedzy/a', title: 'Artykuł a'};
  const [, howTo] = graphOf(site, page, machineArticle('a', {steps: [step]}))['@graph'];
  expect(howTo).toMatchObject({
    '@type': 'HowTo',
    name: 'Artykuł a',
    step: [{'@type': 'HowToStep', ...step}],
  });
});

test('the editor is named once the settings do', () => {
  const page = {address: '/baza-wiedzy/a', title: 'Artykuł a'};
  const owner = {...site.owner, editor: 'Anna Nowak'};
  expect(graphOf({...site, owner}, page, machineArticle('a'))['@graph'][0]).toMatchObject({
    editor: {'@type': 'Person', name: 'Anna Nowak'},
  });
});

describe('The papers and paths of the site', () => {
  const content = loadSite('.');
  const papers = machinePapers(content);
  const paths = Object.values(audiencePathsOf(content));
  const published = {...site, papers, paths};

  test('a paper has its files and its law', () => {
    const address = '/wzory/kalendarz-obowiazkow';
    const [paper, breadcrumbs] = graphOf(published, {address, title: 'Kalendarz'}, null)['@graph'];
    expect(paper).toMatchObject({
      '@type': 'DigitalDocument',
      encoding: [
        {contentUrl: `https://example.pl/portal${address}.docx`},
        {contentUrl: `https://example.pl/portal${address}.ics`, encodingFormat: 'text/calendar'},
      ],
    });
    expect(paper).toHaveProperty(
      'isBasedOn',
      expect.arrayContaining([
        {
          '@type': 'Legislation',
          name: expect.any(String) as string,
          url: expect.stringMatching(/^https:/) as string,
        },
      ]),
    );
    expect(breadcrumbs).toMatchObject({itemListElement: [{}, {name: 'Wzory pism'}, {}]});
  });

  test('a checklist has its steps under its headings, with their deadlines in words', () => {
    const address = '/wzory/lista-zakladania-spoldzielni';
    const [, howTo] = graphOf(published, {address, title: 'Lista'}, null)['@graph'] as [
      unknown,
      {step: {name: string; itemListElement: {name: string; text: string}[]}[]},
    ];
    const {groups, steps} = papers.find((paper) => paper.address === address) ?? {};
    expect(howTo.step.map(({name}) => name)).toEqual(groups?.map(({name}) => name));
    const all = howTo.step.flatMap(({itemListElement}) => itemListElement);
    expect(all).toHaveLength(steps?.length ?? 0);
    expect(all[0]).toMatchObject({name: 'Sprawdźcie obszar'});
    for (const {name, text} of all) {
      expect(text.startsWith(name)).toBe(true);
      expect(text).not.toMatch(/[[\]*_]/);
    }
    expect(all.some(({text}) => text.endsWith('Termin: 7 dni przed sesją rady.'))).toBe(true);
  });

  test('the path of a group has five steps, each with its place on the page', () => {
    const page = {address: '/klienci/gmina', title: 'Gmina'};
    const [howTo, breadcrumbs] = graphOf(published, page, null)['@graph'];
    expect(howTo).toMatchObject({
      '@type': 'HowTo',
      step: [1, 2, 3, 4, 5].map((number) => ({
        '@type': 'HowToStep',
        url: `https://example.pl/portal/klienci/gmina#krok-${number}`,
      })),
    });
    expect(breadcrumbs).toMatchObject({itemListElement: [{}, {name: 'Dla kogo'}, {}]});
  });
});
