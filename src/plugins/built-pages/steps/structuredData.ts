import type {Article, BreadcrumbList, DefinedTermSet, FAQPage, Graph, Thing} from 'schema-dts';
import {pathAddress} from '../../../domain/articles/audiencePath';
import {categoryAddress} from '../../../domain/articles/article';
import {socialImagePath} from '../../../domain/articles/socialImage';
import {clientsPage, glossaryPage, papersPage} from '../../../site/navigation';
import type {MachineArticle} from '../read/machineArticles';
import {fullAddress, type PublishedSite} from '../publishedSite';
import {howToOfArticle, howToOfPaper, howToOfPath} from './howTo';
import {paperNode} from './paperNode';
import {organization, publisher, webSite} from './siteNodes';

/** Structured data (schema.org) of the pages. The types come from schema-dts; only what is known is stated. */

export interface Page {
  readonly title: string;
  /** Address without the base path. */
  readonly address: string;
}

interface Crumb {
  readonly name: string;
  readonly address: string;
}

const knowledgeBase: Crumb = {name: 'Baza wiedzy', address: '/baza-wiedzy'};

/** What a page is, for search engines. */
export function graphOf(site: PublishedSite, page: Page, article: MachineArticle | null): Graph {
  if (article) {
    return articleGraph(site, article);
  }
  const paper = site.papers.find(({address}) => address === page.address);
  const path = site.paths.find(({id}) => pathAddress(id) === page.address);
  const crumb = {name: page.title, address: page.address};
  switch (page.address) {
    case '/':
      return graph(organization(site), webSite(site));
    case glossaryPage.to:
      return graph(definedTermSet(site, crumb), breadcrumbs(site, [knowledgeBase, crumb]));
    default:
      return graph(
        ...(paper ? [paperNode(site, paper), ...howToOfPaper(site, paper)] : []),
        ...(path ? [howToOfPath(site, path)] : []),
        breadcrumbs(site, [...pageAbove(page), crumb]),
      );
  }
}

/** A paper is under the list of papers, the path of a group under the list of groups. */
function pageAbove({address}: Page): readonly Crumb[] {
  return [papersPage, clientsPage]
    .filter(({to}) => address.startsWith(`${to}/`))
    .map(({label, to}) => ({name: label, address: to}));
}

function articleGraph(site: PublishedSite, article: MachineArticle): Graph {
  const category = article.category && {
    name: article.category,
    address: categoryAddress(article.category),
  };
  return graph(
    ...(article.kind === 'faq'
      ? [faqPage(site, article)]
      : [articleNode(site, article), ...howToOfArticle(site, article)]),
    breadcrumbs(site, [
      knowledgeBase,
      ...(category ? [category] : []),
      {name: article.title, address: article.address},
    ]),
  );
}

/** The glossary terms; each has its own place on the page. */
function definedTermSet(site: PublishedSite, {name, address}: Crumb): DefinedTermSet {
  const url = fullAddress(site, address);
  return {
    '@type': 'DefinedTermSet',
    '@id': `${url}#pojecia`,
    name,
    url,
    inLanguage: 'pl',
    hasDefinedTerm: Object.entries(site.glossary).map(([id, {term, definition}]) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: definition,
      url: `${url}#${id}`,
    })),
  };
}

function graph(...nodes: readonly Thing[]): Graph {
  return {'@context': 'https://schema.org', '@graph': nodes};
}

function articleNode(site: PublishedSite, article: MachineArticle): Article {
  const url = fullAddress(site, article.address);
  return {
    '@type': 'Article',
    '@id': `${url}#artykul`,
    headline: article.title,
    description: article.description,
    inLanguage: 'pl',
    mainEntityOfPage: {'@type': 'WebPage', '@id': url, lastReviewed: article.checked},
    image: fullAddress(site, socialImagePath(article.address.slice(1))),
    ...days(article),
    author: {
      '@type': 'Organization',
      name: 'Redakcja',
      url: fullAddress(site, '/o-nas'),
      parentOrganization: {'@id': `${site.url}#wydawca`},
    },
    ...(site.owner.editor && {editor: {'@type': 'Person', name: site.owner.editor}}),
    publisher: publisher(site),
    isPartOf: {'@id': `${site.url}#serwis`},
    ...(article.category && {articleSection: article.category}),
    about: article.tags.map((name) => ({'@type': 'Thing', name})),
    citation: article.sources.map(({title, publisher: by, url: source}) => ({
      '@type': 'CreativeWork',
      name: title,
      publisher: {'@type': 'Organization', name: by},
      url: source,
    })),
  };
}

function faqPage(site: PublishedSite, article: MachineArticle): FAQPage {
  const url = fullAddress(site, article.address);
  return {
    '@type': 'FAQPage',
    '@id': `${url}#pytania`,
    name: article.title,
    description: article.description,
    url,
    inLanguage: 'pl',
    ...days(article),
    isPartOf: {'@id': `${site.url}#serwis`},
    mainEntity: article.sections
      // As on the page: a third-level heading is a question.
      .filter(({depth}) => depth === 3)
      .map(({heading, text}) => ({
        '@type': 'Question',
        name: heading,
        acceptedAnswer: {'@type': 'Answer', text},
      })),
  };
}

/** The list of addresses learns of a new article when it is published; until then its text is as old as it says. */
function days({published, updated}: MachineArticle): {
  datePublished: string;
  dateModified: string;
} {
  return {datePublished: published ?? updated, dateModified: updated};
}

function breadcrumbs(site: PublishedSite, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{name: 'Start', address: '/'}, ...crumbs].map(({name, address}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: fullAddress(site, address),
    })),
  };
}
