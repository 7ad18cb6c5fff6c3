import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcementsFile, checkSourceCodes, loadYaml} from '../../content/data/load';
import type {Announcements} from '../../content/schema/schema';
import {isoDay} from '../../domain/polish/date';
import {setPolishSpacesDeep} from '../../domain/polish/typography';
import {announcementsHtml, announcementsScript, announcementsStyle} from './render';

/** Puts the announcements of changes in the law above every page, as HTML that needs none of our code. */
export default function announcements({siteDir, baseUrl}: LoadContext): Plugin<Announcements> {
  const {file, schema} = announcementsFile;
  return {
    name: 'announcements',
    getPathsToWatch: () => [path.join(siteDir, file)],
    async loadContent() {
      const content = loadYaml(siteDir, file, schema);
      checkSourceCodes(
        siteDir,
        file,
        content.items.map(({source}) => source),
      );
      return setPolishSpacesDeep(content);
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
