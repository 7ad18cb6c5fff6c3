import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DatedRates} from '../../domain/calculator/defaults';
import {exampleAnswer} from '../../domain/calculator/example';
import {firstAnswer} from '../../domain/calculator/firstAnswer';
import {kwhRates} from '../../domain/calculator/kwhRates';
import {specimen} from '../../domain/calculator/specimen';
import {modelDay} from '../../domain/day/modelDay';
import {remembering} from '../../domain/kernel/memory';
import {setPolishSpacesDeep} from '../../domain/polish/typography';
import {contentDay} from '../../content/contentDay';
import {audiencePathsOf} from '../../content/audiencePaths';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {papersOf} from '../../content/papers/papers';
import {generatedDataAs} from '../../docusaurus/build/generatedData';
import {loadedDocs, loadedPages, type LoadedPage} from '../../docusaurus/build/loadedContent';
import {pageMiddleware} from '../../site/pageMiddleware';
import {articleList, isListed, shellData} from './articleList';
import {glossaryCards, glossaryEntries} from './glossary';
import {siteMap} from './siteMap';
import {registeredPages, routeMiddleware, type NamingPage} from './routeMiddleware';

const name = 'site-data';
const newestCount = 3;

/** The data files that pages import. */
const imported = ['home', 'offer', 'clients', 'contact', 'register', 'rates'] as const;
type SiteData = Record<(typeof imported)[number], unknown>;

/** What is counted from the rates: once for the development server, which asks after every save of an article. */
const countedFrom = remembering((rates: DatedRates) => ({
  first: firstAnswer(rates),
  files: {
    'model-day': modelDay(),
    'example-answer': exampleAnswer(rates),
    specimen: specimen(rates),
    'kwh-rates': kwhRates(rates),
  },
}));

/**
 * Provides the editors' data to pages as `@site-data/<name>.json`: the YAML files and the list of articles. Checked on
 * every change, so a mistake shows while editing. The model day and the calculator's example are computed here too, so that
 * browsers get their numbers without the models.
 */
export default function siteData(context: LoadContext): Plugin<SiteData> {
  const {siteDir, generatedFilesDir, baseUrl} = context;
  return {
    name,
    getPathsToWatch: () => pathsToWatch(siteDir),
    async loadContent() {
      const {data} = siteOf(siteDir);
      return Object.fromEntries(
        imported.map((key) => [key, setPolishSpacesDeep<unknown>(data[key].value)]),
      ) as SiteData;
    },
    async contentLoaded({content, actions}) {
      for (const [key, data] of Object.entries(content)) {
        await actions.createData(`${key}.json`, data as object);
      }
      await actions.createData('papers.json', setPolishSpacesDeep(papersOf(siteOf(siteDir))));
      await actions.createData('paths.json', setPolishSpacesDeep(audiencePathsOf(siteOf(siteDir))));
      const {first, files} = countedFrom(siteOf(siteDir).data.rates.value);
      for (const [key, data] of Object.entries(files)) {
        await actions.createData(`${key}.json`, data);
      }
      await actions.createData('first-answer.json', {...first, day: contentDay(siteOf(siteDir))});
    },
    async allContentLoaded({allContent, actions}) {
      const docs = loadedDocs(allContent);
      const site = siteOf(siteDir);
      const {data, categoryOf} = site;
      const listed = docs.filter(isListed);
      const articles = articleList(listed, categoryOf, baseUrl);

      const pages = loadedPages(allContent);
      await actions.createData(
        'route-middleware.json',
        routeMiddleware([
          ...registeredPages(pageMiddleware, baseUrl),
          ...[...docs, ...pages].map(namedInFrontMatter),
        ]),
      );
      await actions.createData('shell.json', shellData(articles));
      await actions.createData('articles.json', articles);
      await actions.createData(
        'site-map.json',
        siteMap({
          articles,
          papers: setPolishSpacesDeep(papersOf(site)),
          paths: setPolishSpacesDeep(audiencePathsOf(site)),
        }),
      );
      await actions.createData(
        'newest-articles.json',
        articles
          .slice()
          .sort((a, b) => b.updated.localeCompare(a.updated))
          .slice(0, newestCount),
      );
      const glossary = glossaryEntries(data.glossary.value, docs, baseUrl);
      await actions.createData('glossary.json', glossary);
      await actions.createData('glossary-cards.json', glossaryCards(glossary));
    },
    configureWebpack: () => generatedDataAs('@site-data', generatedFilesDir, name),
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
