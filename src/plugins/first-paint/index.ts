import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {contentDay} from '../../content/contentDay';
import {dataPaths} from '../../content/data/dataFiles';
import {siteOf} from '../../content/loadSite';
import {storageSuffix} from '../../docusaurus/build/storageSuffix';
import type {Announcements} from '../../content/schema/notices';
import {setPolishSpacesDeep} from '@cooperative/polish';
import {scriptText} from '../scriptText';
import {announcementsHtml, announcementsStyle} from './announcements';
import {headTags} from './headTags';

/**
 * What every page needs for a correct first paint, as HTML and as scripts of `browser/firstPaint`: what must run before all
 * else, the colour mode, the mark of old sources, and the announcements of changes in the law above every page.
 */
export default function firstPaint({siteDir, baseUrl}: LoadContext): Plugin<Announcements> {
  const define = {STORAGE_SUFFIX: storageSuffix(baseUrl)};
  return {
    name: 'first-paint',
    getPathsToWatch: () => [path.join(siteDir, dataPaths.announcements)],
    async loadContent() {
      return setPolishSpacesDeep(siteOf(siteDir).data.announcements.value);
    },
    injectHtmlTags({content: {items}}) {
      const hasItems = items.length > 0;
      const beforePaint = [script(scriptText('browser/firstPaint/beforeSheets.ts', {define}))];
      // Before the style sheets, or the parser waits for them here. Only in development does it have to follow the preset's
      // own script in the body, which sets the visitor's mode too; built pages are without that one.
      const isBuilt = process.env.NODE_ENV === 'production';
      return {
        headTags: [
          ...headTags(baseUrl),
          ...(isBuilt ? beforePaint : []),
          ...(hasItems ? [{tagName: 'style', innerHTML: announcementsStyle}] : []),
        ],
        preBodyTags: [
          ...(isBuilt ? [] : beforePaint),
          ...(hasItems
            ? [
                announcementsHtml(items, baseUrl, contentDay(siteOf(siteDir))),
                script(scriptText('browser/firstPaint/afterBars.ts', {define})),
              ]
            : []),
        ],
      };
    },
  };
}

function script(innerHTML: string): HtmlTagObject {
  return {tagName: 'script', innerHTML};
}
