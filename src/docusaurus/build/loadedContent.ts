import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A doc as loaded by the docs plugin. */
export type Doc = LoadedVersion['docs'][number];

/** The part used here of what the pages plugin loads. */
export interface LoadedPage {
  readonly permalink: string;
  readonly source: string;
  /** Only for pages written in Markdown. */
  readonly frontMatter?: object;
}

/**
 * The docs loaded by the docs plugin.
 *
 * Why: lists, payloads and feeds are made from them, and Docusaurus passes them untyped.
 * Leans on: core 3.10 server/plugins/pluginsUtils.js keys content by plugin name and id; plugin-content-docs 3.10 loads
 * versions with docs, plugin-content-pages 3.10 a list of pages.
 * Breaks: the build fails on the first article.
 */
export function loadedDocs(allContent: AllContent): readonly Doc[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  return content.loadedVersions.flatMap(({docs}) => docs);
}

/** The same for pages that are not docs; papers, loaded by a second instance, are not among them. */
export function loadedPages(allContent: AllContent): readonly LoadedPage[] {
  return allContent['docusaurus-plugin-content-pages']?.default as readonly LoadedPage[];
}

/** Source file of a doc or a page, relative to the repository root. Docusaurus gives it as `@site/…`. */
export function sourceFile({source}: {readonly source: string}): string {
  return source.replace('@site/', '');
}
