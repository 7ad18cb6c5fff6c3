import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {encodeOutline, outlineName} from '../../domain/search/files/outline';
import {languageOf} from '../../content/language/language';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {serveFolder} from '../../docusaurus/build/devServer';
import {buildIndex, type SearchIndex} from './buildIndex';
import {indexFiles} from './indexFiles';
import {sitePages} from './sitePages';

const name = 'search-index';

/**
 * Builds the search index, which a build writes to the site's `search/` (`built-pages`). The development server
 * serves it from the folder of generated files, where it is rewritten on every change of the content.
 */
export default function searchIndex({
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin<SearchIndex> {
  const served = path.join(generatedFilesDir, name, 'served');
  return {
    name,
    getPathsToWatch: () => pathsToWatch(siteDir),
    async loadContent() {
      const site = siteOf(siteDir);
      return buildIndex(sitePages(site), languageOf(site));
    },
    async contentLoaded({content}) {
      rmSync(served, {recursive: true, force: true});
      for (const [file, text] of indexFiles(content)) {
        mkdirSync(path.dirname(path.join(served, file)), {recursive: true});
        writeFileSync(path.join(served, file), text);
      }
    },
    configureWebpack: () => serveFolder(served, baseUrl),
    injectHtmlTags({content: {manifest}}) {
      const content = encodeOutline(manifest);
      return content === null
        ? {}
        : {headTags: [{tagName: 'meta', attributes: {name: outlineName, content}}]};
    },
  };
}
