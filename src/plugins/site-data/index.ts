import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {modelDay} from '../../domain/day/modelDay';
import {setPolishSpacesDeep} from '../../domain/polish/typography';
import {checkSourceCodes, dataFiles, dataFolder, loadGlossary, loadYaml} from '../../data/load';
import {category} from '../../data/schema';
import {knowledgeBaseFolder} from '../../content/markdown/parseFrontMatter';
import {generatedDataAs} from '../../docusaurus/build/generatedData';
import {
  loadedDocs,
  loadedPages,
  sourceFile,
  type LoadedPage,
} from '../../docusaurus/build/loadedContent';
import {pageMiddleware} from '../../site/pageMiddleware';
import {articleList, isListed, shellData} from './articleList';
import {glossaryCards, glossaryEntries} from './glossary';
import {registeredPages, routeMiddleware, type NamingPage} from './routeMiddleware';

const name = 'site-data';
const newestCount = 3;

type DataName = keyof typeof dataFiles;
type SiteData = Record<DataName, unknown>;

/**
 * Gives pages the editors' data as `@site-data/<name>.json`: the YAML files and the list of articles. Checked on
 * every change, so a mistake shows while editing. The model day is computed here too, so that browsers get its numbers
 * without the models.
 */
export default function siteData(context: LoadContext): Plugin<SiteData> {
  const {siteDir, generatedFilesDir, baseUrl} = context;
  return {
    name,
    getPathsToWatch: () => [path.join(siteDir, dataFolder, '*.yaml')],
    async loadContent() {
      const {file, schema} = dataFiles.register;
      const {readings} = loadYaml(siteDir, file, schema);
      checkSourceCodes(
        siteDir,
        file,
        readings.flatMap(({sources}) => sources),
      );
      return Object.fromEntries(
        Object.entries(dataFiles).map(([key, {file, schema}]) => [
          key,
          setPolishSpacesDeep(loadYaml<unknown>(siteDir, file, schema)),
        ]),
      ) as SiteData;
    },
    async contentLoaded({content, actions}) {
      for (const [key, data] of Object.entries(content)) {
        await actions.createData(`${key}.json`, data as object);
      }
      await actions.createData('model-day.json', modelDay());
    },
    async allContentLoaded({allContent, actions}) {
      const docs = loadedDocs(allContent);
      const readCategory = (folder: string) =>
        loadYaml(siteDir, `${knowledgeBaseFolder}/${folder}/_category_.yml`, category);
      const listed = docs.filter(isListed);
      const articles = articleList(listed, readCategory, baseUrl);

      const pages = loadedPages(allContent);
      const permalinks = [...docs, ...pages].map(({permalink}) => permalink);
      await actions.createData(
        'route-middleware.json',
        routeMiddleware([
          ...registeredPages(pageMiddleware, permalinks, baseUrl),
          ...[...docs, ...pages].map(namedInFrontMatter),
        ]),
      );
      await actions.createData('shell.json', shellData(articles));
      await actions.createData('articles.json', articles);
      await actions.createData(
        'newest-articles.json',
        articles.toSorted((a, b) => b.updated.localeCompare(a.updated)).slice(0, newestCount),
      );
      const glossary = glossaryEntries(loadGlossary(siteDir), docs, baseUrl);
      await actions.createData('glossary.json', glossary);
      await actions.createData('glossary-cards.json', glossaryCards(glossary));
    },
    configureWebpack: () => generatedDataAs('@site-data', generatedFilesDir, name),
  };
}

/** Middleware that an article or an MDX page names; a page written in React has no front matter. */
function namedInFrontMatter(page: LoadedPage): NamingPage {
  const fields = (page.frontMatter ?? {}) as {
    middleware?: readonly string[];
    article?: {middleware?: readonly string[]};
  };
  return {
    permalink: page.permalink,
    file: sourceFile(page),
    middleware: fields.article?.middleware ?? fields.middleware ?? [],
  };
}
