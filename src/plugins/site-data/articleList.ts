import {articleOf, categoryAddress, type ArticleListItem} from '../../domain/articles/article';
import {setPolishSpaces} from '@cooperative/polish';
import type {Doc} from '../../docusaurus/build/loadedContent';

interface Category {
  readonly label: string;
  readonly position: number;
}

/** Whether lists and the search show an article: all but those that are out of date. */
export function isListed(doc: Doc): boolean {
  return articleOf(doc).retired === undefined;
}

/** Address without the base path, as links inside the site are written. */
export function sitePath(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`;
}

/** Rows of the article list in sidebar order; docs outside a category (the FAQ) are not in it. */
export function articleList(
  docs: readonly Doc[],
  readCategory: (folder: string) => Category,
  baseUrl: string,
): ArticleListItem[] {
  return docs
    .filter((doc) => doc.sourceDirName !== '.')
    .map((doc) => ({doc, category: readCategory(doc.sourceDirName)}))
    .sort(
      (a, b) =>
        a.category.position - b.category.position ||
        (a.doc.sidebarPosition ?? 0) - (b.doc.sidebarPosition ?? 0),
    )
    .map(({doc, category}) => {
      const {audience, level, updated, checked, readingMinutes} = articleOf(doc);
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
    categories: categories.map((label) => ({
      label: setPolishSpaces(label),
      to: categoryAddress(label),
    })),
    lawCheckedOn: articles.map((article) => article.checked).sort()[0] ?? '',
  };
}
