import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A doc as the docs plugin loads it. */
export type Doc = LoadedVersion['docs'][number];

/** The part we read of what the pages plugin loads. */
export interface LoadedPage {
  readonly permalink: string;
  readonly source: string;
  /** Only pages written in Markdown have one. */
  readonly frontMatter?: object;
}

/**
 * What other plugins loaded.
 *
 * Why: lists, payloads and feeds are made of it, and Docusaurus hands it over untyped.
 * Leans on: core 3.10 server/plugins/pluginsUtils.js keys it by a plugin's name and id; plugin-content-docs 3.10 loads
 * versions with docs, plugin-content-pages 3.10 a list of pages.
 * Breaks: the build fails on the first article.
 */
export function loadedDocs(allContent: AllContent): readonly Doc[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  return content.loadedVersions.flatMap(({docs}) => docs);
}

/** As above, for pages that are no docs. */
export function loadedPages(allContent: AllContent): readonly LoadedPage[] {
  return allContent['docusaurus-plugin-content-pages']?.default as readonly LoadedPage[];
}

/** File of a doc or a page, from the root of the repository. Docusaurus calls it `@site/…`. */
export function sourceFile({source}: {readonly source: string}): string {
  return source.replace('@site/', '');
}
