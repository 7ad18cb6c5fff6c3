import type {AllContent} from '@docusaurus/types';
import {audiencePathsOf} from '../../content/audiencePaths';
import {firstQuestionsOf} from '../../content/articles/firstQuestions';
import {changesOf} from '../../content/changes';
import type {Site} from '../../content/loadSite';
import {papersOf} from '../../content/papers/papers';
import {loadedDocs, loadedPages, type LoadedPage} from '../../docusaurus/build/loadedContent';
import type {DatedRates} from '../../domain/calculator/defaults';
import {exampleAnswer} from '../../domain/calculator/example';
import {firstAnswer} from '../../domain/calculator/firstAnswer';
import {kwhRates} from '../../domain/calculator/kwhRates';
import {siteNumbers} from '../../domain/calculator/siteNumbers';
import {specimen} from '../../domain/calculator/specimen';
import {workedMonth} from '../../domain/calculator/workedMonth';
import {modelDay} from '../../domain/day/modelDay';
import {remembering, setPolishSpacesDeep} from '@cooperative/polish';
import {pageMiddleware} from '../../site/pageMiddleware';
import type {PublicSettings} from '../../site/settings';
import {articleList, isListed, shellData} from './articleList';
import {glossaryCards, glossaryEntries} from './glossary';
import {registeredPages, routeMiddleware, type NamingPage} from './routeMiddleware';
import {siteMap} from './siteMap';

/** What pages import as `@site-data/<name>.json`, by that name. */
export type SiteData = Readonly<Record<string, object>>;

const newestCount = 3;

/** The data files that pages import. */
const imported = ['home', 'offer', 'clients', 'contact', 'register', 'rates'] as const;

/** What is counted from the rates: once for the development server, which asks after every save of an article. */
const countedFrom = remembering((rates: DatedRates) => ({
  first: firstAnswer(rates),
  files: {
    'model-day': modelDay(),
    'example-answer': exampleAnswer(rates),
    specimen: specimen(rates, (text) => new TextEncoder().encode(text)),
    'worked-month': workedMonth(rates),
    'kwh-rates': kwhRates(rates),
    numbers: siteNumbers(rates),
  },
}));

/**
 * The editors' YAML files, the papers, the paths, the changes and the FAQ's first questions, and what is counted here so that browsers get its numbers without
 * the models.
 */
export function dataOfSite(site: Site): SiteData {
  const {first, files} = countedFrom(site.data.rates.value);
  return {
    ...Object.fromEntries(imported.map((key) => [key, setPolishSpacesDeep(site.data[key].value)])),
    papers: setPolishSpacesDeep(papersOf(site)),
    paths: setPolishSpacesDeep(audiencePathsOf(site)),
    changes: setPolishSpacesDeep(changesOf(site)),
    'first-questions': setPolishSpacesDeep(firstQuestionsOf(site)),
    ...files,
    'first-answer': first,
  };
}

/** The lists of pages, once all plugins have loaded theirs. */
export function dataOfPages(
  site: Site,
  allContent: AllContent,
  {baseUrl, settings}: {readonly baseUrl: string; readonly settings: PublicSettings},
): SiteData {
  const docs = loadedDocs(allContent);
  const articles = articleList(docs.filter(isListed), site.categoryOf, baseUrl);
  const glossary = glossaryEntries(site.data.glossary.value, docs, baseUrl);
  return {
    'route-middleware': routeMiddleware([
      ...registeredPages(pageMiddleware, baseUrl),
      ...[...docs, ...loadedPages(allContent)].map(namedInFrontMatter),
    ]),
    shell: shellData(articles),
    articles,
    'site-map': siteMap({
      articles,
      papers: setPolishSpacesDeep(papersOf(site)),
      paths: setPolishSpacesDeep(audiencePathsOf(site)),
      settings,
    }),
    'newest-articles': articles
      .slice()
      .sort((a, b) => b.updated.localeCompare(a.updated))
      .slice(0, newestCount),
    glossary,
    'glossary-cards': glossaryCards(glossary),
  };
}

/** Middleware named by an article or an MDX page; a page written in React has no front matter. */
function namedInFrontMatter({permalink, frontMatter}: LoadedPage): NamingPage {
  const fields = (frontMatter ?? {}) as {
    middleware?: readonly string[];
    article?: {middleware?: readonly string[]};
  };
  return {
    permalink,
    middleware: fields.article?.middleware ?? fields.middleware ?? [],
  };
}
