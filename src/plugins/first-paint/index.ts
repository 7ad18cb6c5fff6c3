import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {contentDay} from '../../content/contentDay';
import {dataPaths} from '../../content/data/dataFiles';
import {siteOf} from '../../content/loadSite';
import type {Announcements} from '../../content/schema/notices';
import {setPolishSpacesDeep} from '../../domain/polish/typography';
import {announcementsHtml, announcementsScript, announcementsStyle} from './announcements';
import {firstColorModeScript} from './firstColorMode';
import {oldSourcesScript} from './oldSources';

/**
 * What every page needs for a correct first paint, as HTML and scripts that use none of our code: the colour mode, the mark of old sources, and the announcements of changes in the law above every page.
 */
export default function firstPaint({siteDir, baseUrl}: LoadContext): Plugin<Announcements> {
  return {
    name: 'first-paint',
    getPathsToWatch: () => [path.join(siteDir, dataPaths.announcements)],
    async loadContent() {
      return setPolishSpacesDeep(siteOf(siteDir).data.announcements.value);
    },
    injectHtmlTags({content: {items}}) {
      const hasItems = items.length > 0;
      return {
        headTags: hasItems ? [{tagName: 'style', innerHTML: announcementsStyle}] : [],
        preBodyTags: [
          // After the preset's own script, which sets the visitor's mode.
          // With an attribute, or the minifier joins it to that one, which built pages are without.
          script(`${firstColorModeScript}${oldSourcesScript}`, {'data-own': true}),
          ...(hasItems
            ? [
                announcementsHtml(items, baseUrl, contentDay(siteOf(siteDir))),
                script(announcementsScript),
              ]
            : []),
        ],
      };
    },
  };
}

function script(innerHTML: string, attributes?: HtmlTagObject['attributes']): HtmlTagObject {
  return {tagName: 'script', innerHTML, ...(attributes && {attributes})};
}
