import {
  payloadAddress,
  payloadVersion,
  type PagePayload,
} from '../../../domain/articles/pagePayload';
import {setPolishSpaces} from '@cooperative/polish';
import type {BuiltPage, PageContent} from '../builtPage';
import type {OutputFile} from '../pipeline';
import type {PublishedSite} from '../publishedSite';
import type {MachineArticle} from '../read/machineArticles';

/** What is told of a page that is not an article. */
export type OutlinedPage = Pick<BuiltPage, 'route' | 'address'> & {
  readonly content: Pick<PageContent, 'title' | 'description' | 'headings'>;
};

/**
 * A JSON file next to every page (`/oferta/_payload.json`, `/_payload.json` for the home page) with what link previews
 * and others need to know about it. Its shape is `PagePayload`.
 */
export function payloads(site: PublishedSite, pages: readonly OutlinedPage[]): OutputFile[] {
  return pages.map((page) => {
    const article = site.articles.find(({address}) => address === page.address);
    const payload = article ? articlePayload(article) : otherPayload(site, page);
    return {
      file: payloadAddress(page.address).slice(1),
      content: `${JSON.stringify(payload)}\n`,
    };
  });
}

/** For an article or the FAQ, whose Markdown says more than its page. */
function articlePayload(article: MachineArticle): PagePayload {
  const {title, description, updated, checked, readingMinutes, tags, file, sections} = article;
  return {
    version: payloadVersion,
    title: setPolishSpaces(title),
    description: setPolishSpaces(description),
    headings: sections
      .filter(({depth}) => depth >= 2 && depth <= 4)
      .map(({id, heading, depth}) => ({id, text: setPolishSpaces(heading), level: depth})),
    updated,
    checked,
    readingMinutes,
    tags,
    sourcePath: file,
  };
}

function otherPayload(
  {days, sources}: PublishedSite,
  {route, content: {title, description, headings}}: OutlinedPage,
): PagePayload {
  return {
    version: payloadVersion,
    title,
    description,
    headings,
    updated: days.get(route) ?? null,
    checked: null,
    readingMinutes: null,
    tags: [],
    sourcePath: sources.get(route) ?? null,
  };
}
