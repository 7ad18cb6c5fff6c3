import type {MarkdownFile} from '../../../content/articles/readMarkdown';
import type {MarkdownSection} from '../../../content/articles/sections';
import {
  articleOf,
  type CitedSource,
  type Correction,
  type Retirement,
} from '../../../domain/articles/article';
import {sourceFile, type Doc} from '../../../docusaurus/build/loadedContent';
import {sitePath} from '../../site-data/articleList';
import {stepsOfArticle, type MachineStep} from './steps';

/** An article, or the FAQ, as machines read it. Texts have plain spaces, days are `rrrr-mm-dd`. */
export interface MachineArticle {
  readonly kind: 'article' | 'faq';
  readonly title: string;
  readonly description: string;
  /** Address without the base path. */
  readonly address: string;
  /** File in the repository, relative to its root. */
  readonly file: string;
  /** Null for the FAQ, which is outside the categories. */
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly summary: readonly string[];
  readonly sources: readonly CitedSource[];
  /** The latest first. */
  readonly corrections: readonly Correction[];
  /** Day of the first publication; null until it is in the list of addresses. */
  readonly published: string | null;
  readonly updated: string;
  readonly checked: string;
  readonly readingMinutes: number;
  readonly retired: Retirement | null;
  /** The text without front matter, as the editor wrote it. */
  readonly markdown: string;
  /** The same, split at its headings. */
  readonly sections: readonly MarkdownSection[];
  /** The steps it leads through, if it does. */
  readonly steps: readonly MachineStep[];
}

interface Context {
  readonly baseUrl: string;
  /** Days of first publication by address. */
  readonly published: Readonly<Record<string, string>>;
  readonly read: (file: string) => MarkdownFile;
  /** Name and position of the category that a folder is. */
  readonly categoryOf: (folder: string) => {readonly label: string; readonly position: number};
}

/** Docs of the knowledge base in sidebar order, with the FAQ last. */
export function machineArticles(
  docs: readonly Doc[],
  {baseUrl, published, read, categoryOf}: Context,
): MachineArticle[] {
  return docs
    .map((doc) => {
      const category = doc.sourceDirName === '.' ? null : categoryOf(doc.sourceDirName);
      const file = sourceFile(doc);
      const {content, body} = read(file);
      const address = sitePath(doc.permalink, baseUrl);
      const {kind, summary, sources, corrections, updated, checked, readingMinutes, retired} =
        articleOf(doc);
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
        corrections: corrections.map(({date, text}) => ({date, text: plain(text)})),
        published: published[address] ?? null,
        updated,
        checked,
        readingMinutes,
        retired: retired ?? null,
        markdown: content,
        sections: body.sections,
        steps: stepsOfArticle(body.tree),
      };
      return {
        article,
        category: category?.position ?? Infinity,
        position: doc.sidebarPosition ?? 0,
      };
    })
    .sort((a, b) => compare(a.category, b.category) || compare(a.position, b.position))
    .map(({article}) => article);
}

/** Without the page's no-break spaces. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
