import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dataPaths} from '../../content/data/dataFiles';
import {siteOf} from '../../content/loadSite';
import type {Announcements} from '../../content/schema/notices';
import {isoDay} from '../../domain/polish/date';
import {setPolishSpacesDeep} from '../../domain/polish/typography';
import {announcementsHtml, announcementsScript, announcementsStyle} from './render';

/** Puts the announcements of changes in the law above every page, as HTML that needs none of our code. */
export default function announcements({siteDir, baseUrl}: LoadContext): Plugin<Announcements> {
  return {
    name: 'announcements',
    getPathsToWatch: () => [path.join(siteDir, dataPaths.announcements)],
    async loadContent() {
      return setPolishSpacesDeep(siteOf(siteDir).data.announcements.value);
    },
    injectHtmlTags({content: {items}}) {
      if (items.length === 0) {
        return {};
      }
      return {
        headTags: [{tagName: 'style', innerHTML: announcementsStyle}],
        preBodyTags: [
          announcementsHtml(items, baseUrl, isoDay(new Date())),
          {tagName: 'script', innerHTML: announcementsScript},
        ],
      };
    },
  };
}
