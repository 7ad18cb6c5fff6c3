import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {ArticleMetadata} from '../../domain/articles/article';
import {payloadVersion, type PagePayload} from '../../domain/articles/pagePayload';
import {setPolishSpaces} from '../../domain/polish/typography';
import type {BuiltPage} from '../built-html/readPage';
import type {MarkdownSection} from '../../content/articles/sections';

type Doc = LoadedVersion['docs'][number];

/** Payload of an article or of the FAQ, from the doc and the sections of its text. */
export function articlePayload(doc: Doc, sections: readonly MarkdownSection[]): PagePayload {
  // Put there by the knowledge-base plugin.
  const {article} = doc.frontMatter as unknown as {article: ArticleMetadata};
  return {
    version: payloadVersion,
    title: doc.title,
    description: setPolishSpaces(doc.description),
    headings: sections
      .filter(({depth}) => depth >= 2 && depth <= 4)
      .map(({id, heading, depth}) => ({id, text: setPolishSpaces(heading), level: depth})),
    updated: article.updated,
    checked: article.checked,
    readingMinutes: article.readingMinutes,
    tags: doc.tags.map(({label}) => label),
    sourcePath: doc.source.replace('@site/', ''),
  };
}

/** Payload of any other page, from its built HTML and what its route and front matter tell. */
export function otherPayload(
  page: BuiltPage,
  {updated, sourcePath}: Pick<PagePayload, 'updated' | 'sourcePath'>,
): PagePayload {
  return {
    version: payloadVersion,
    title: page.title,
    description: page.description,
    headings: page.headings,
    updated,
    checked: null,
    readingMinutes: null,
    tags: [],
    sourcePath,
  };
}
