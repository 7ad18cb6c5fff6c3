import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {CitedSource, Retirement} from '../../domain/articles/article';
import {articleMetadata, sitePath} from '../site-data/articleList';

/** An article, or the FAQ, as machines read it. Texts have plain spaces, days are `rrrr-mm-dd`. */
export interface MachineArticle {
  readonly kind: 'article' | 'faq';
  readonly title: string;
  readonly description: string;
  /** Address without the base path. */
  readonly address: string;
  /** File in the repository, from its root. */
  readonly file: string;
  /** Null for the FAQ, which stands outside the categories. */
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly summary: readonly string[];
  readonly sources: readonly CitedSource[];
  /** Day of the first publication; null until it is on the list of addresses. */
  readonly published: string | null;
  readonly updated: string;
  readonly checked: string;
  readonly retired: Retirement | null;
  /** The text without front matter, as the editor wrote it. */
  readonly markdown: string;
}

interface Context {
  readonly baseUrl: string;
  /** Days of first publication by address. */
  readonly published: Readonly<Record<string, string>>;
  /** Text of a file without its front matter. */
  readonly readContent: (file: string) => string;
  /** Name and place of the category that a folder is. */
  readonly readCategory: (folder: string) => {readonly label: string; readonly position: number};
}

/** Docs of the knowledge base in the order of its sidebar; the FAQ is the last. */
export function machineArticles(
  docs: readonly LoadedVersion['docs'][number][],
  {baseUrl, published, readContent, readCategory}: Context,
): MachineArticle[] {
  return docs
    .map((doc) => {
      const category = doc.sourceDirName === '.' ? null : readCategory(doc.sourceDirName);
      const file = doc.source.replace('@site/', '');
      const address = sitePath(doc.permalink, baseUrl);
      const {kind, summary, sources, updated, checked, retired} = articleMetadata(doc);
      const article: MachineArticle = {
        kind,
        title: plain(doc.title),
        description: plain(doc.description),
        address,
        file,
        category: category?.label ?? null,
        tags: doc.tags.map(({label}) => label),
        summary: summary.map(plain),
        sources: sources.map((source) => ({...source, title: plain(source.title)})),
        published: published[address] ?? null,
        updated,
        checked,
        retired: retired ?? null,
        markdown: readContent(file),
      };
      return {
        article,
        category: category?.position ?? Infinity,
        position: doc.sidebarPosition ?? 0,
      };
    })
    .toSorted((a, b) => compare(a.category, b.category) || compare(a.position, b.position))
    .map(({article}) => article);
}

/** Without the no-break spaces of the page. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
