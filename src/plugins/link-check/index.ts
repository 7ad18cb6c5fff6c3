import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError} from '../../content/problem';
import {sourcesOfRoutes} from '../page-payload/pageFacts';
import {findBrokenLinks, readLinks, withoutSlash, type BrokenLink} from './findBrokenLinks';
import {linkLocator} from './linkLocator';

/** Files that other plugins write at the same time, so they may not be there yet. */
const emittedFiles = ['sitemap.xml'];

const remedies: Readonly<Record<BrokenLink['missing'], string>> = {
  page: 'prowadzi donikąd. Sprawdź adres strony.',
  place: 'prowadzi do miejsca, którego na tamtej stronie nie ma. Sprawdź część po znaku „#”.',
};

/**
 * Stops the build on a link that leads nowhere. Docusaurus checks this too, but in English and without the file the
 * link stands in; here every link of every built page is looked at, also those of pictures and scripts.
 */
export default function linkCheck({siteDir}: LoadContext): Plugin {
  return {
    name: 'link-check',
    async postBuild({outDir, baseUrl, routes, routesPaths}) {
      const fileOf = (address: string): string =>
        path.join(outDir, address.slice(baseUrl.length) || 'index');
      const pages = new Map(
        routesPaths
          .map((route) => withoutSlash(route))
          .filter((route) => existsSync(`${fileOf(route)}.html`))
          .map((route) => [route, readLinks(readFileSync(`${fileOf(route)}.html`, 'utf8'))]),
      );
      const isFile = (address: string): boolean =>
        address.startsWith(baseUrl) &&
        (emittedFiles.includes(address.slice(baseUrl.length)) ||
          existsSync(path.join(outDir, address.slice(baseUrl.length))));

      const fileOfLink = linkLocator(siteDir, baseUrl, sourcesOfRoutes(routes));
      const broken = findBrokenLinks(pages, isFile);
      if (broken.length > 0) {
        const lines = broken.map(
          ({page, link, missing}) =>
            `  – ${fileOfLink(page, link)}: link „${link}” ${remedies[missing]}`,
        );
        throw new ContentError(`Linki, które nie działają:\n${[...new Set(lines)].join('\n')}`);
      }
      console.log(`[link-check] links of ${pages.size} pages lead somewhere`);
    },
  };
}
