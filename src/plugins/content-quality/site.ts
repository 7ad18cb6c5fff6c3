import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {loadBannedClaims, loadFacts, loadSources} from '../../data/load';
import type {BannedClaimEntry, Facts, Sources} from '../../data/schema';
import {knowledgeBaseFolder, splitFrontMatter} from '../markdown/parseFrontMatter';
import {readMarkdown, type MarkdownFile} from './readMarkdown';

const pagesFolder = 'src/pages';

/** What the checks of one file know about the rest of the site. */
export interface Site {
  readonly dir: string;
  /** Markdown files of the knowledge base and of the pages, from the root of the site, sorted. */
  readonly markdownFiles: readonly string[];
  /** Addresses of the pages, each with the Markdown file it is made of, or null. */
  readonly addresses: ReadonlyMap<string, string | null>;
  /** Fields of the articles; none where a file cannot be read. */
  readonly fieldsOf: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly tags: ReadonlySet<string>;
  readonly sources: Sources;
  readonly facts: Facts;
  readonly bannedClaims: readonly BannedClaimEntry[];
  readonly read: (file: string) => MarkdownFile;
}

/** Reads what the checks need to know about the site. Throws a Polish error where a list of it is broken. */
export function readSite(dir: string): Site {
  const text = (file: string): string => readFileSync(path.join(dir, file), 'utf8');
  const isOwn = (file: string): boolean => !path.basename(file).startsWith('_');
  const articles = filesIn(dir, knowledgeBaseFolder, '.md').filter(isOwn);
  const pages = filesIn(dir, pagesFolder, '.mdx', '.tsx').filter(
    (file) => !file.split('/').some((part) => part.startsWith('_')),
  );
  const fields = new Map(articles.map((file) => [file, readFields(file, text(file))]));
  const tags = parse(text(`${knowledgeBaseFolder}/tagi.yml`)) as Record<
    string,
    {permalink: string}
  >;
  const facts = loadFacts(dir);
  const cache = new Map<string, MarkdownFile>();

  return {
    dir,
    markdownFiles: [...articles, ...pages.filter((file) => file.endsWith('.mdx'))],
    addresses: new Map<string, string | null>([
      ...pages.map((file): [string, string | null] => [
        pageAddress(file),
        file.endsWith('.mdx') ? file : null,
      ]),
      ...articles.map((file): [string, string] => [
        (fields.get(file)?.root_url as string | undefined) ??
          `/${knowledgeBaseFolder}/${path.basename(file, '.md')}`,
        file,
      ]),
      [`/${knowledgeBaseFolder}/tagi`, null],
      ...Object.values(tags).map(({permalink}): [string, null] => [
        `/${knowledgeBaseFolder}/tagi${permalink}`,
        null,
      ]),
    ]),
    fieldsOf: fields,
    tags: new Set(Object.keys(tags)),
    sources: loadSources(dir),
    facts,
    bannedClaims: loadBannedClaims(dir, facts),
    read: (file) => {
      const known = cache.get(file) ?? readMarkdown(file, text(file));
      cache.set(file, known);
      return known;
    },
  };
}

/** Whether a file belongs to the knowledge base. */
export function isArticle(file: string): boolean {
  return file.startsWith(`${knowledgeBaseFolder}/`);
}

function filesIn(dir: string, folder: string, ...endings: readonly string[]): string[] {
  const root = path.join(dir, folder);
  return existsSync(root)
    ? readdirSync(root, {recursive: true, encoding: 'utf8'})
        .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
        .filter((file) => endings.some((ending) => file.endsWith(ending)))
        .toSorted()
    : [];
}

/** Fields of a file, or none where they cannot be read: that is reported when the file itself is checked. */
function readFields(file: string, text: string): Record<string, unknown> {
  try {
    return splitFrontMatter(file, text).fields as Record<string, unknown>;
  } catch {
    return {};
  }
}

function pageAddress(file: string): string {
  const address = file.slice(pagesFolder.length).replace(/\.(?:mdx|tsx)$/, '');
  return address.replace(/\/index$/, '') || '/';
}
