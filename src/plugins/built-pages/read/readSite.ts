import {siteNumbers} from '../../../domain/calculator/siteNumbers';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Props} from '@docusaurus/types';
import {audiencePathsOf} from '../../../content/audiencePaths';
import {changesOf} from '../../../content/changes';
import {contentDay} from '../../../content/contentDay';
import {siteOf} from '../../../content/loadSite';
import {loadedDocs, loadedPages} from '../../../docusaurus/build/loadedContent';
import type {PublicSettings} from '../../../site/settings';
import {readIconSet} from '../../icons/iconSet';
import type {SearchIndex} from '@cooperative/polish-search/build';
import type {PublishedSite, Sheet} from '../publishedSite';
import {machineArticles} from './machineArticles';
import {machinePapers} from './machinePapers';
import {daysOfPages, sourcesOfRoutes} from './pageFacts';

type SiteContent = Pick<
  PublishedSite,
  | 'glossary'
  | 'addresses'
  | 'articles'
  | 'papers'
  | 'changes'
  | 'numbers'
  | 'paths'
  | 'days'
  | 'dataFiles'
  | 'searchIndex'
  | 'icons'
  | 'contentDay'
>;

/** The editors' content. Read once all plugins have loaded theirs: after the build, a plugin sees only its own. */
export function readContent({siteDir, baseUrl}: LoadContext, allContent: AllContent): SiteContent {
  const site = siteOf(siteDir);
  const {data, read, categoryOf} = site;
  const addresses = data.addresses.value;
  return {
    addresses,
    glossary: data.glossary.value,
    articles: machineArticles(loadedDocs(allContent), {
      baseUrl,
      published: addresses.published,
      read,
      categoryOf,
    }),
    papers: machinePapers(site),
    changes: changesOf(site),
    numbers: siteNumbers(data.rates.value),
    paths: Object.values(audiencePathsOf(site)),
    days: daysOfPages(loadedPages(allContent)),
    dataFiles: Object.values(data).map(({file, text}) => ({file, text})),
    searchIndex: allContent['search-index']?.default as () => SearchIndex,
    icons: readIconSet(),
    contentDay: contentDay(site),
  };
}

/** The site of the development server, which has built nothing. */
export function draftSite({siteConfig, baseUrl}: LoadContext, content: SiteContent): PublishedSite {
  return {
    ...content,
    ...settingsOf(siteConfig, baseUrl),
    customDomain: null,
    packages: [],
    sources: new Map(),
    sheets: [],
    files: new Set(),
  };
}

function settingsOf(
  {url, title, customFields}: LoadContext['siteConfig'],
  baseUrl: string,
): Pick<PublishedSite, 'url' | 'baseUrl' | 'name' | 'owner' | 'hasStatistics'> {
  const owner = customFields?.settings as PublicSettings;
  return {
    url: url + baseUrl,
    baseUrl,
    name: title,
    owner,
    hasStatistics: owner.tagManagerId !== null,
  };
}

/** The site of a build: its settings, its content and what the bundler made. */
export function readSite(
  {siteConfig, baseUrl}: LoadContext,
  content: SiteContent,
  {outDir, routes}: Props,
  build: Pick<PublishedSite, 'customDomain' | 'packages'>,
): PublishedSite {
  const files = filesIn(outDir);
  return {
    ...content,
    ...settingsOf(siteConfig, baseUrl),
    ...build,
    sources: sourcesOfRoutes(routes),
    sheets: readSheets(outDir, files),
    files: new Set(files),
  };
}

function readSheets(outDir: string, files: readonly string[]): Sheet[] {
  return files
    .filter((file) => /^assets\/css\/(?!styles\.)[^/]+\.css$/.test(file))
    .map((file) => ({file, css: readFileSync(path.join(outDir, file), 'utf8')}));
}

/** Names of all files under a folder, relative to it, sorted. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
