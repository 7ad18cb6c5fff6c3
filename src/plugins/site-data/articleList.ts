import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {parse} from 'yaml';
import {categoryAddress, type ArticleListItem, type ArticleMetadata} from '../../domain/article';
import {setPolishSpaces} from '../../domain/typography';
import {knowledgeBaseFolder} from '../markdown/parseFrontMatter';

type Doc = LoadedVersion['docs'][number];

/** The data an article's page gets (see the knowledge-base plugin). */
function articleMetadata(doc: Doc): ArticleMetadata {
  return (doc.frontMatter as unknown as {article: ArticleMetadata}).article;
}

/** Address without the base path, as links inside the site are written. */
export function sitePath(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`;
}

/** Rows of the list of articles in the order of the sidebar; docs outside a category (the FAQ) are not in it. */
export function articleList(
  docs: readonly Doc[],
  readFile: (file: string) => string,
  baseUrl: string,
): ArticleListItem[] {
  const categories = new Map<string, {label: string; position: number}>();
  const categoryOf = (doc: Doc): {label: string; position: number} => {
    let category = categories.get(doc.sourceDirName);
    if (!category) {
      category = parse(readFile(`${knowledgeBaseFolder}/${doc.sourceDirName}/_category_.yml`)) as {
        label: string;
        position: number;
      };
      categories.set(doc.sourceDirName, category);
    }
    return category;
  };
  return docs
    .filter((doc) => doc.sourceDirName !== '.')
    .map((doc) => ({doc, category: categoryOf(doc)}))
    .toSorted(
      (a, b) =>
        a.category.position - b.category.position ||
        (a.doc.sidebarPosition ?? 0) - (b.doc.sidebarPosition ?? 0),
    )
    .map(({doc, category}) => {
      const {audience, level, updated, checked, readingMinutes} = articleMetadata(doc);
      return {
        title: doc.title,
        permalink: sitePath(doc.permalink, baseUrl),
        description: setPolishSpaces(doc.description),
        category: category.label,
        audience,
        level,
        tags: doc.tags.map((tag) => tag.label),
        updated,
        checked,
        readingMinutes,
      };
    });
}

/** What the footer of every page shows of the knowledge base. */
export function shellData(articles: readonly ArticleListItem[]): {
  categories: {label: string; to: string}[];
  lawCheckedOn: string;
} {
  const categories = [...new Set(articles.map((article) => article.category))];
  return {
    categories: categories.map((label) => ({label, to: categoryAddress(label)})),
    lawCheckedOn: articles.map((article) => article.checked).toSorted()[0] ?? '',
  };
}
