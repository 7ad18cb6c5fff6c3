import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {modelDay} from '../../domain/day/modelDay';
import {setPolishSpacesDeep} from '../../domain/polish/typography';
import {
  checkSourceCodes,
  dataFiles,
  dataFolder,
  loadGlossary,
  loadYaml,
} from '../../content/data/load';
import {category} from '../../content/schema/schema';
import {knowledgeBaseFolder} from '../../content/markdown/hooks/parseFrontMatter';
import {pageMiddleware} from '../../site/pageMiddleware';
import {articleList, isListed, shellData} from './articleList';
import {glossaryCards, glossaryEntries} from './glossary';
import {registeredPages, routeMiddleware, type NamingPage} from './routeMiddleware';

const name = 'site-data';
const newestCount = 3;

type DataName = keyof typeof dataFiles;
/** What the pages plugin loads, as far as it is read here. */
type PagesContent = readonly {
  readonly permalink: string;
  readonly source: string;
  readonly frontMatter?: object;
}[];
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
      const knowledgeBase = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const docs = knowledgeBase.loadedVersions.flatMap((version) => version.docs);
      const readCategory = (folder: string) =>
        loadYaml(siteDir, `${knowledgeBaseFolder}/${folder}/_category_.yml`, category);
      const listed = docs.filter(isListed);
      const articles = articleList(listed, readCategory, baseUrl);

      const pages = allContent['docusaurus-plugin-content-pages']?.default as PagesContent;
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
    configureWebpack: () => ({
      resolve: {alias: {'@site-data': path.join(generatedFilesDir, name, 'default')}},
    }),
  };
}

/** Middleware that an article or an MDX page names; a page written in React has no front matter. */
function namedInFrontMatter({permalink, source, frontMatter}: PagesContent[number]): NamingPage {
  const fields = (frontMatter ?? {}) as {
    middleware?: readonly string[];
    article?: {middleware?: readonly string[]};
  };
  return {
    permalink,
    file: source.replace('@site/', ''),
    middleware: fields.article?.middleware ?? fields.middleware ?? [],
  };
}
