import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ArticleFrontMatter} from '../../content/schema/article';
import type {SourcesByCode} from '../../content/schema/facts';
import type {
  ArticleLink,
  ArticleMetadata,
  ArticleSource,
  Correction,
} from '../../domain/articles/article';
import {citingQuestions, countCitations} from '../../domain/articles/citations';
import {nextStepFirst} from '../../domain/articles/nextStep';
import {
  isOverAYearAgo,
  remembering,
  setPolishSpaces,
  setPolishSpacesDeep,
} from '@cooperative/polish';
import {sourceFile, type Doc} from '../../docusaurus/build/loadedContent';
import {readingMinutes} from './readingTime';

/** How many articles of its category an article links to in the margin, so that no page grows with the site. */
const neighbourLimit = 40;

/** What docs name, or what is known of them. Files are named relative to the root of the site. */
interface Known {
  readonly sources: SourcesByCode;
  /** The Markdown body of a file. */
  readonly readBody: (file: string) => string;
  readonly categoryLabel: (folder: string) => string;
  readonly corrections: ReadonlyMap<string, readonly Correction[]>;
  readonly now: Date;
}

/**
 * Adds to each doc what its page shows but its file only names: the cited sources, the related articles with their
 * titles, the corrections, the reading time. The content rules check that all of them exist; the development server,
 * which only warns of a broken one, leaves out what is missing.
 */
export function enrichDocs(
  content: LoadedContent,
  {sources, readBody, categoryLabel, corrections, now}: Known,
): LoadedContent {
  // Once, and not for every article that names them.
  const nameOf = remembering(shortName);
  const spacedSources = setPolishSpacesDeep(sources);
  return {
    loadedVersions: content.loadedVersions.map((version) => {
      const bySlug = new Map(version.docs.map((doc) => [fileSlug(doc), doc]));
      const categories = byCategory(version.docs);
      return {
        ...version,
        docs: version.docs.map((doc) => {
          const frontMatter = fieldsOf(doc);
          const body = readBody(sourceFile(doc));
          const isFaq = frontMatter.root_url === '/faq';
          const cited = countCitations(body);
          const questions = isFaq ? citingQuestions(body) : null;
          const article: ArticleMetadata = {
            kind: isFaq ? 'faq' : 'article',
            category: isInCategory(doc) ? setPolishSpaces(categoryLabel(doc.sourceDirName)) : null,
            neighbours: neighboursOf(doc, categories.get(doc.sourceDirName) ?? [], nameOf),
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
              citedSource(code, spacedSources, {
                citations: cited.get(code) ?? 0,
                ...(questions && {questions: questions.get(code) ?? []}),
              }),
            ),
            corrections: setPolishSpacesDeep(corrections.get(sourceFile(doc)) ?? []),
            related: nextStepFirst(
              frontMatter.related.flatMap((slug) => relatedArticle(bySlug.get(slug))),
              [doc.previous, doc.next],
            ),
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
            previous: spaced(doc.previous),
            next: spaced(doc.next),
            frontMatter: {article},
          };
        }),
      };
    }),
  };
}

function isInCategory(doc: Doc): boolean {
  return doc.sourceDirName !== '.';
}

/** Docs by the folder of their category, in its order, without those that are out of date. */
function byCategory(docs: readonly Doc[]): ReadonlyMap<string, readonly Doc[]> {
  const categories = new Map<string, Doc[]>();
  docs
    .filter((doc) => isInCategory(doc) && !fieldsOf(doc).retired)
    .sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0))
    .forEach((doc) => {
      categories.set(doc.sourceDirName, [...(categories.get(doc.sourceDirName) ?? []), doc]);
    });
  return categories;
}

function neighboursOf(
  doc: Doc,
  category: readonly Doc[],
  nameOf: (doc: Doc) => string,
): ArticleLink[] {
  const last = Math.max(category.length - neighbourLimit, 0);
  const first = Math.min(Math.max(category.indexOf(doc) - neighbourLimit / 2, 0), last);
  return category
    .slice(first, first + neighbourLimit)
    .map((other) => ({title: nameOf(other), permalink: other.permalink}));
}

function shortName(doc: Doc): string {
  return setPolishSpaces(fieldsOf(doc).sidebar_label ?? doc.title);
}

function fieldsOf(doc: Doc): ArticleFrontMatter {
  return doc.frontMatter as unknown as ArticleFrontMatter;
}

/** Name of a doc's file without its ending, which is its address in the knowledge base. */
function fileSlug(doc: Doc): string {
  return doc.id.slice(doc.id.lastIndexOf('/') + 1);
}

function citedSource(
  code: string,
  sources: SourcesByCode,
  places: Pick<ArticleSource, 'citations' | 'questions'>,
): ArticleSource[] {
  const source = sources[code];
  return source ? [{code, ...source, ...places}] : [];
}

function spaced(link: Doc['next']): Doc['next'] {
  return link && {...link, title: setPolishSpaces(link.title)};
}

function relatedArticle(target: Doc | undefined): ArticleLink[] {
  return target ? [{title: setPolishSpaces(target.title), permalink: target.permalink}] : [];
}
