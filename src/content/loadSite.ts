import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {loadBannedClaims, loadFacts, loadSources} from './data/load';
import type {BannedClaimEntry, Facts, Sources} from './schema/schema';
import {knowledgeBaseFolder, splitFrontMatter} from './markdown/hooks/parseFrontMatter';
import {readMarkdown, type MarkdownFile} from './articles/readMarkdown';

const pagesFolder = 'src/pages';

/** What the checks of one file know about the rest of the site. */
export interface Site {
  readonly dir: string;
  /** Markdown files of the knowledge base and of the pages, from the root of the site, sorted. */
  readonly markdownFiles: readonly string[];
  /** Addresses of the pages, each with the Markdown file it is made of, or null. */
  readonly addresses: ReadonlyMap<string, string | null>;
  /** Fields of an article; none where its file cannot be read. */
  readonly fieldsOf: (file: string) => Readonly<Record<string, unknown>>;
  readonly tags: ReadonlySet<string>;
  readonly sources: Sources;
  readonly facts: Facts;
  readonly bannedClaims: readonly BannedClaimEntry[];
  readonly textOf: (file: string) => string;
  readonly read: (file: string) => MarkdownFile;
}

/** Reads what the checks need to know about the site. Throws a Polish error where a list of it is broken. */
export function readSite(dir: string): Site {
  const textOf = remember((file) => readFileSync(path.join(dir, file), 'utf8'));
  const isOwn = (file: string): boolean => !path.basename(file).startsWith('_');
  const articles = filesIn(dir, knowledgeBaseFolder, '.md').filter(isOwn);
  const pages = filesIn(dir, pagesFolder, '.mdx', '.tsx').filter(
    (file) => !file.split('/').some((part) => part.startsWith('_')),
  );
  const fieldsOf = remember((file) => readFields(file, textOf(file)));
  const tags = parse(textOf(`${knowledgeBaseFolder}/tagi.yml`)) as Record<
    string,
    {permalink: string}
  >;
  const sources = loadSources(dir);
  const facts = loadFacts(dir, sources);

  return {
    dir,
    markdownFiles: [...articles, ...pages.filter((file) => file.endsWith('.mdx'))],
    addresses: new Map<string, string | null>([
      ...pages.map((file): [string, string | null] => [
        pageAddress(file),
        file.endsWith('.mdx') ? file : null,
      ]),
      ...articles.map((file): [string, string] => [
        // Reading the fields of every article takes a while, and few have an address of their own.
        (/^root_url:/m.test(textOf(file))
          ? (fieldsOf(file).root_url as string | undefined)
          : null) ?? `/${knowledgeBaseFolder}/${path.basename(file, '.md')}`,
        file,
      ]),
      [`/${knowledgeBaseFolder}/tagi`, null],
      ...Object.values(tags).map(({permalink}): [string, null] => [
        `/${knowledgeBaseFolder}/tagi${permalink}`,
        null,
      ]),
    ]),
    textOf,
    fieldsOf,
    tags: new Set(Object.keys(tags)),
    sources,
    facts,
    bannedClaims: loadBannedClaims(dir, facts),
    read: remember((file) => readMarkdown(file, textOf(file))),
  };
}

/** The function, computed once for each file. */
function remember<T>(compute: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    const value = known.get(file) ?? compute(file);
    known.set(file, value);
    return value;
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
