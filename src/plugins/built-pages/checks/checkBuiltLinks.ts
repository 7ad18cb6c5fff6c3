import {ContentError} from '../../../content/problem';
import type {Check} from '../pipeline';
import {findBrokenLinks, withoutSlash, type BrokenLink} from './findBrokenLinks';
import {linkLocator} from './linkLocator';

/** Written by the sitemap plugin at the same time, so it may not be there yet. */
const sitemap = 'sitemap.xml';

const remedies: Readonly<Record<BrokenLink['missing'], string>> = {
  page: 'prowadzi donikąd. Sprawdź adres strony.',
  place: 'prowadzi do miejsca, którego na tamtej stronie nie ma. Sprawdź część po znaku „#”.',
};

/**
 * Stops the build on a link that leads nowhere. Docusaurus checks this too, but in English and without naming the
 * link's file; here every link of every built page is checked, including those of pictures and scripts.
 */
export const checkBuiltLinks: Check = (site, pages, files) => {
  const isFile = (address: string): boolean => {
    const file = address.slice(site.baseUrl.length);
    return (
      address.startsWith(site.baseUrl) &&
      [file, `${file.replace(/\/$/, '')}/index.html`].some(
        (candidate) => candidate === sitemap || files.has(candidate),
      )
    );
  };
  const linked = new Map(pages.map(({route, content}) => [withoutSlash(route), content]));
  const broken = findBrokenLinks(linked, isFile);
  if (broken.length > 0) {
    const fileOfLink = linkLocator(site);
    const lines = broken.map(
      ({page, link, missing}) =>
        `  – ${fileOfLink(page, link)}: link „${link}” ${remedies[missing]}`,
    );
    throw new ContentError(`Linki, które nie działają:\n${[...new Set(lines)].join('\n')}`);
  }
};
