import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {ArticleFrontMatter} from '../../content/schema/article';
import type {SourcesByCode} from '../../content/schema/facts';
import type {ArticleLink, ArticleMetadata, ArticleSource} from '../../domain/articles/article';
import {countCitations} from '../../domain/articles/citations';
import {isOverAYearAgo} from '../../domain/polish/date';
import {setPolishSpaces, setPolishSpacesDeep} from '../../domain/polish/typography';
import {readingMinutes} from './readingTime';

type Doc = LoadedVersion['docs'][number];

/** Reads the Markdown body of a file, named relative to the root of the site. */
export type ReadBody = (file: string) => string;

/**
 * Adds to each doc what its page shows but its file only names: the cited sources, the related articles with their
 * titles, the reading time. The content rules check that all of them exist; the development server, which only
 * warns of a broken one, leaves out what is missing.
 */
export function enrichDocs(
  content: LoadedContent,
  sources: SourcesByCode,
  readBody: ReadBody,
  now: Date,
): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((version) => {
      const bySlug = new Map(version.docs.map((doc) => [fileSlug(doc), doc]));
      return {
        ...version,
        docs: version.docs.map((doc) => {
          const frontMatter = doc.frontMatter as unknown as ArticleFrontMatter;
          const body = readBody(fileOf(doc));
          const isFaq = frontMatter.root_url === '/faq';
          // Its text leads to the sources, but has too many citations to lead back to each.
          const cited = countCitations(isFaq ? '' : body);
          const article: ArticleMetadata = {
            kind: isFaq ? 'faq' : 'article',
            audience: frontMatter.audience,
            level: frontMatter.level,
            updated: frontMatter.updated,
            checked: frontMatter.checked,
            // Nobody should quote an article that is out of date.
            summary: frontMatter.retired
              ? []
              : frontMatter.summary.map((point) => setPolishSpaces(point)),
            readingMinutes: readingMinutes(body),
            sources: frontMatter.sources.flatMap((code) =>
              citedSource(code, sources, cited.get(code) ?? 0),
            ),
            related: frontMatter.related.flatMap((slug) => relatedArticle(bySlug.get(slug))),
            forcedMode: frontMatter.color_mode ?? null,
            ...(frontMatter.retired && {retired: frontMatter.retired}),
            ...(frontMatter.author !== undefined && {author: setPolishSpaces(frontMatter.author)}),
            ...(isOverAYearAgo(frontMatter.checked, now) && {isOld: true}),
            ...(frontMatter.middleware && {middleware: frontMatter.middleware}),
            ...(frontMatter.checks && {checks: frontMatter.checks}),
          };
          return {
            ...doc,
            title: setPolishSpaces(doc.title),
            frontMatter: {article},
          };
        }),
      };
    }),
  };
}

/** Name of a doc's file without its ending, which is its address in the knowledge base. */
function fileSlug(doc: Doc): string {
  return doc.id.slice(doc.id.lastIndexOf('/') + 1);
}

function fileOf(doc: Doc): string {
  return doc.source.replace('@site/', '');
}

function citedSource(code: string, sources: SourcesByCode, citations: number): ArticleSource[] {
  const source = sources[code];
  return source ? [{code, ...setPolishSpacesDeep(source), citations}] : [];
}

function relatedArticle(target: Doc | undefined): ArticleLink[] {
  return target ? [{title: setPolishSpaces(target.title), permalink: target.permalink}] : [];
}
