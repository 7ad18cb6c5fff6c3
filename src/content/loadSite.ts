import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {lazy, remembering} from '@cooperative/polish';
import {sourceAnchor} from '../site/anchors';
import {articleName, listOf} from './articles/frontMatter';
import {readMarkdown, type MarkdownFile} from './articles/readMarkdown';
import {dataFiles, dataPaths, type DataFiles} from './data/dataFiles';
import {yamlFile, type YamlFile} from './data/yamlFile';
import {readOwn} from './ownFile';
import {dataFolder, knowledgeBaseFolder, pagesFolder, papersFolder} from './places';
import {problemsOf} from './problem';
import {category, type Category} from './schema/knowledgeBase';

/**
 * All content maintained by editors, read from disk once. Paths are relative to the root of the site. A file is parsed
 * and checked on first use; a broken one then throws a Polish `ContentError`.
 */
export interface Site {
  readonly dir: string;
  /** Files of the knowledge base, sorted, without the template. */
  readonly articles: readonly string[];
  /** Papers to take away, sorted. */
  readonly papers: readonly string[];
  /** Articles, papers and the pages written in MDX. */
  readonly markdownFiles: readonly string[];
  readonly read: (file: string) => MarkdownFile;
  /** Unvalidated fields of a Markdown file; empty if it cannot be parsed, which its own check reports. */
  readonly fieldsOf: (file: string) => Readonly<Record<string, unknown>>;
  readonly data: DataFiles;
  /** `_category_.yml` by its folder in the knowledge base. */
  readonly categories: ReadonlyMap<string, YamlFile<Category>>;
  /** The category of a folder of articles. */
  readonly categoryOf: (folder: string) => Category;
  /** Addresses of the pages, each with its Markdown source file or null. */
  readonly addresses: ReadonlyMap<string, string | null>;
  /** Whether all addresses are known: a broken list of tags, or an article that cannot be read, may hide some. */
  readonly hasAllAddresses: boolean;
  /** Whether there is such a file, by its path from the root. */
  readonly has: (file: string) => boolean;
  /** Ids of the headings and of the sources of a Markdown file; null if it is none, or cannot be parsed. */
  readonly anchorsOf: (file: string) => readonly string[] | null;
}

/** What the rules for one file ask of the others. */
export type Around = Pick<
  Site,
  'articles' | 'markdownFiles' | 'fieldsOf' | 'addresses' | 'hasAllAddresses' | 'has' | 'anchorsOf'
> & {
  readonly data: {
    readonly [
      Name in 'sources' | 'facts' | 'glossary' | 'tags' | 'bannedClaims' | 'announcements'
    ]: Pick<DataFiles[Name], 'file' | 'valueOrNull'>;
  };
};

/** The site in a folder, read anew; plugins share one with `siteOf`. */
export function loadSite(dir: string): Site {
  return siteFrom(dir, (file) => readFrom(dir, file), dataFiles(dir));
}

/** Other ids on its page are known only to the build. */
export function anchorsIn({body, fields}: MarkdownFile): string[] {
  return [...body.sections.map(({id}) => id), ...listOf(fields.sources).map(sourceAnchor)];
}

function readFrom(dir: string, file: string): MarkdownFile {
  return readMarkdown(file, readOwn(dir, file) ?? '');
}

function siteFrom(dir: string, readFile: (file: string) => MarkdownFile, data: DataFiles): Site {
  const articles = filesIn(dir, knowledgeBaseFolder, '.md').filter(
    (file) => !path.basename(file).startsWith('_'),
  );
  const papers = filesIn(dir, papersFolder, '.md');
  const pages = filesIn(dir, pagesFolder, '.mdx', '.tsx').filter(
    (file) => !file.split('/').some((part) => part.startsWith('_')),
  );
  const read = remembering(readFile);
  // Each article is compared with all others, so this is asked a million times of a thousand.
  const fieldsOf = remembering<string, ReturnType<Site['fieldsOf']>>((file) =>
    problemsOf(() => read(file)).length > 0 ? {} : read(file).fields,
  );
  const categoryFile = remembering((folder: string) =>
    yamlFile(dir, `${knowledgeBaseFolder}/${folder}/_category_.yml`, category),
  );
  const addresses = lazy(() => addressesOf({articles, papers, pages}, fieldsOf, data));

  const markdownFiles = [...articles, ...papers, ...pages.filter(isMarkdown)];

  return {
    dir,
    articles,
    papers,
    markdownFiles,
    read,
    fieldsOf,
    data,
    categories: new Map(foldersOf(dir, articles).map((folder) => [folder, categoryFile(folder)])),
    categoryOf: (folder) => categoryFile(folder).value,
    get addresses() {
      return addresses();
    },
    get hasAllAddresses() {
      return (
        data.tags.valueOrNull !== null &&
        articles.every((file) => problemsOf(() => read(file)).length === 0)
      );
    },
    has: (file) => existsSync(path.join(dir, file)),
    anchorsOf: (file) =>
      markdownFiles.includes(file) && problemsOf(() => read(file)).length === 0
        ? anchorsIn(read(file))
        : null,
  };
}

type Stamps = ReadonlyMap<string, string>;

interface Parsed {
  readonly stamp: string | undefined;
  readonly markdown: MarkdownFile;
}

interface Loaded {
  /** What each file was when it was read, by its path. */
  readonly stamps: Stamps;
  readonly parsed: Map<string, Parsed>;
  readonly site: Site;
}

const loaded = new Map<string, Loaded>();

/**
 * The site in a folder, shared by all plugins of a build and reloaded only when one of its files has changed. What has
 * not changed since then is the same object, so what was found out about it still holds: see `checkSite`.
 */
export function siteOf(dir: string): Site {
  const stamps = stampsIn(dir);
  const known = loaded.get(dir);
  if (known && areSame(known.stamps, stamps)) {
    return known.site;
  }
  const parsed = known?.parsed ?? new Map<string, Parsed>();
  const site = siteFrom(dir, readOnce(dir, stamps, parsed), dataOf(dir));
  loaded.set(dir, {stamps, parsed, site});
  return site;
}

const loadedData = new Map<string, {readonly stamps: Stamps; readonly data: DataFiles}>();

/** The data files of {@link siteOf} alone: to look for changes among all articles takes long where each article asks. */
export function dataOf(dir: string): DataFiles {
  const stamps = stampsOf(dir, Object.values(dataPaths));
  const known = loadedData.get(dir);
  if (known && areSame(known.stamps, stamps)) {
    return known.data;
  }
  const data = dataFiles(dir);
  loadedData.set(dir, {stamps, data});
  return data;
}

/** Reads a file anew only if it has changed. */
function readOnce(
  dir: string,
  stamps: Stamps,
  parsed: Loaded['parsed'],
): (file: string) => MarkdownFile {
  return (file) => {
    const stamp = stamps.get(file);
    const known = parsed.get(file);
    const markdown = known?.stamp === stamp && known ? known.markdown : readFrom(dir, file);
    parsed.set(file, {stamp, markdown});
    return markdown;
  };
}

function areSame(before: Stamps, now: Stamps): boolean {
  return before.size === now.size && [...now].every(([file, stamp]) => before.get(file) === stamp);
}

function stampsIn(dir: string): Stamps {
  return stampsOf(dir, [
    ...filesIn(dir, knowledgeBaseFolder, '.md', '.yml'),
    ...filesIn(dir, papersFolder, '.md'),
    ...filesIn(dir, pagesFolder, '.mdx', '.tsx'),
    ...Object.values(dataPaths),
  ]);
}

function stampsOf(dir: string, files: readonly string[]): Stamps {
  return new Map(
    files.map((file) => {
      const {mtimeMs, size} = statSync(path.join(dir, file), {throwIfNoEntry: false}) ?? {};
      return [file, `${mtimeMs} ${size}`];
    }),
  );
}

/** Paths a plugin must watch to notice every change to a {@link Site}. */
export function pathsToWatch(dir: string): string[] {
  return [
    path.join(dir, knowledgeBaseFolder, '**/*.{md,yml}'),
    path.join(dir, papersFolder, '*.md'),
    path.join(dir, pagesFolder, '**/*.mdx'),
    path.join(dir, dataFolder, '*.yaml'),
  ];
}

function isMarkdown(page: string): boolean {
  return page.endsWith('.mdx');
}

function addressesOf(
  {articles, papers, pages}: Readonly<Record<'articles' | 'papers' | 'pages', readonly string[]>>,
  fieldsOf: Site['fieldsOf'],
  {tags}: DataFiles,
): Map<string, string | null> {
  const used = new Set(articles.flatMap((file) => listOf(fieldsOf(file).tags)));
  return new Map<string, string | null>([
    ...pages.map((file): [string, string | null] => [
      pageAddress(file),
      isMarkdown(file) ? file : null,
    ]),
    ...articles.map((file): [string, string] => [articleAddress(file, fieldsOf(file)), file]),
    ...papers.map((file): [string, string] => [paperAddress(file), file]),
    [`/${knowledgeBaseFolder}/tagi`, null],
    // A tag has a page once an article has the tag.
    ...Object.entries(tags.valueOrNull ?? {})
      .filter(([name]) => used.has(name))
      .map(([, {permalink}]): [string, null] => [`/${knowledgeBaseFolder}/tagi${permalink}`, null]),
  ]);
}

/** Address of a paper's page. */
export function paperAddress(file: string): string {
  return `/${papersFolder}/${articleName(file)}`;
}

/** The address set by an article, or else the one derived from its file name. */
function articleAddress(file: string, {root_url: own}: ReturnType<Site['fieldsOf']>): string {
  return typeof own === 'string' ? own : `/${knowledgeBaseFolder}/${articleName(file)}`;
}

function pageAddress(file: string): string {
  const address = file.slice(pagesFolder.length).replace(/\.(?:mdx|tsx)$/, '');
  return address.replace(/\/index$/, '') || '/';
}

/** Top-level folders of the knowledge base, and deeper ones that contain articles. */
function foldersOf(dir: string, articles: readonly string[]): string[] {
  const root = path.join(dir, knowledgeBaseFolder);
  const folders = existsSync(root)
    ? readdirSync(root, {withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map(({name}) => name)
    : [];
  const used = articles.map((file) =>
    path.posix.dirname(file.slice(knowledgeBaseFolder.length + 1)),
  );
  return [...new Set([...folders, ...used.filter((folder) => folder !== '.')])].sort();
}

function filesIn(dir: string, folder: string, ...endings: readonly string[]): string[] {
  const root = path.join(dir, folder);
  return existsSync(root)
    ? readdirSync(root, {recursive: true, encoding: 'utf8'})
        .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
        .filter((file) => endings.some((ending) => file.endsWith(ending)))
        .sort()
    : [];
}
