import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {ArticleFrontMatter, Sources} from '../../content/schema/schema';
import {ContentError} from '../../content/data/checkShape';
import type {ArticleLink, ArticleMetadata, CitedSource} from '../../domain/articles/article';
import {isOverAYearAgo} from '../../domain/polish/date';
import {setPolishSpaces, setPolishSpacesDeep} from '../../domain/polish/typography';
import {sameTitle, unknownRelated, unknownSource} from '../../content/quality/messages';
import {readingMinutes} from './readingTime';

type Doc = LoadedVersion['docs'][number];

/** Reads the Markdown body of a doc, by its `@site/…` address. */
export type ReadBody = (source: string) => string;

/**
 * Adds to each doc what its page shows but its file only names: the cited sources, the related articles with their
 * titles, the reading time. Throws when a source or a related article does not exist, or two articles share a title.
 */
export function enrichDocs(
  content: LoadedContent,
  sources: Sources,
  readBody: ReadBody,
  now: Date,
): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((version) => {
      checkTitles(version.docs);
      const bySlug = new Map(version.docs.map((doc) => [fileSlug(doc), doc]));
      return {
        ...version,
        docs: version.docs.map((doc) => {
          const frontMatter = doc.frontMatter as unknown as ArticleFrontMatter;
          const article: ArticleMetadata = {
            kind: frontMatter.root_url === '/faq' ? 'faq' : 'article',
            audience: frontMatter.audience,
            level: frontMatter.level,
            updated: frontMatter.updated,
            checked: frontMatter.checked,
            // Nobody should quote an article that is out of date.
            summary: frontMatter.retired
              ? []
              : frontMatter.summary.map((point) => setPolishSpaces(point)),
            readingMinutes: readingMinutes(readBody(doc.source)),
            sources: frontMatter.sources.map((code) => citedSource(doc, code, sources)),
            related: frontMatter.related.map((slug) => relatedArticle(doc, slug, bySlug)),
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

function citedSource(doc: Doc, code: string, sources: Sources): CitedSource {
  const source = sources[code];
  if (!source) {
    throw new ContentError(`${fileOf(doc)}: ${unknownSource(code)}`);
  }
  return {code, ...setPolishSpacesDeep(source)};
}

function relatedArticle(doc: Doc, slug: string, bySlug: ReadonlyMap<string, Doc>): ArticleLink {
  const target = bySlug.get(slug);
  if (!target || target === doc) {
    throw new ContentError(`${fileOf(doc)}: ${unknownRelated(slug)}`);
  }
  if ((target.frontMatter as unknown as ArticleFrontMatter).retired) {
    throw new ContentError(
      `${fileOf(doc)}: pole „related” wymienia „${slug}”, a to artykuł wycofany. Wybierz inny.`,
    );
  }
  return {title: setPolishSpaces(target.title), permalink: target.permalink};
}

function checkTitles(docs: readonly Doc[]): void {
  const seen = new Map<string, Doc>();
  for (const doc of docs) {
    const other = seen.get(doc.title);
    if (other) {
      throw new ContentError(`${fileOf(doc)}: ${sameTitle(doc.title, fileOf(other))}`);
    }
    seen.set(doc.title, doc);
  }
}
