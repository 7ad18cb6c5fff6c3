import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {manifestName, searchFolder} from '../../domain/search/files/shapes';
import {encodeOutline, outlineName} from '../../domain/search/files/outline';
import {buildIndex, type SearchIndex} from './buildIndex';
import {languageOf} from '../../content/language/language';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {licenceName, licenceText} from './licence';
import {sitePages} from './sitePages';

const name = 'search-index';

/**
 * Writes the index of the search to `search/` of the site. The development server serves it from the folder of
 * generated files, where it is written anew on every change of the content.
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
      writeIndex(content, served);
    },
    // Docusaurus hands this part to its development server; the bundler's type does not know it.
    configureWebpack: () =>
      ({
        devServer: {static: [{directory: served, publicPath: baseUrl, watch: false}]},
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
    injectHtmlTags({content: {manifest}}) {
      const content = encodeOutline(manifest);
      return content === null
        ? {}
        : {headTags: [{tagName: 'meta', attributes: {name: outlineName, content}}]};
    },
    async postBuild({outDir, content}) {
      writeIndex(content, outDir);
      console.log(
        `[search-index] ${content.manifest.pages.length} pages, ${content.files.size} files in ${searchFolder}`,
      );
    },
  };
}

function writeIndex({manifest, files}: SearchIndex, root: string): void {
  const folder = path.join(root, searchFolder, manifest.id);
  mkdirSync(folder, {recursive: true});
  for (const [file, text] of files) {
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(path.join(folder, licenceName), licenceText);
  writeFileSync(path.join(root, searchFolder, manifestName), JSON.stringify(manifest));
}
