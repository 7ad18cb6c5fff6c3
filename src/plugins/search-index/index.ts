import type {LoadContext, Plugin} from '@docusaurus/types';
import {lazy} from '@cooperative/polish';
import {outlineName} from '@cooperative/polish-search';
import {languageOf} from '../../content/language/language';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {buildIndex, encodeOutline, type SearchIndex} from '@cooperative/polish-search/build';
import {sitePages} from './sitePages';

/**
 * Makes the search index once it is needed: a build for the pages and for the files in `search/`, the development
 * server when somebody searches (both in `built-pages`), not at each save.
 */
export default function searchIndex({siteDir}: LoadContext): Plugin<() => SearchIndex> {
  return {
    name: 'search-index',
    getPathsToWatch: () => pathsToWatch(siteDir),
    async loadContent() {
      return lazy(() => {
        const site = siteOf(siteDir);
        return buildIndex(sitePages(site), languageOf(site));
      });
    },
    injectHtmlTags({content}) {
      const outline =
        process.env.NODE_ENV === 'development' ? null : encodeOutline(content().manifest);
      return outline === null
        ? {}
        : {headTags: [{tagName: 'meta', attributes: {name: outlineName, content: outline}}]};
    },
  };
}
