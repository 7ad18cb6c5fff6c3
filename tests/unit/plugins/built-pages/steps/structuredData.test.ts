import {graphOf} from '@site/src/plugins/built-pages/steps/structuredData';
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

test('an article not yet in the list of addresses has no day of publication', () => {
  const page = {address: '/baza-wiedzy/a', title: 'Artykuł a'};
  const [article] = graphOf(site, page, machineArticle('a', {published: null}))['@graph'];
  expect(article).not.toHaveProperty('datePublished');
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
