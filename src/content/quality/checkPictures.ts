import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownFile} from '../articles/readMarkdown';
import type {Site} from '../loadSite';
import {pictureFile} from '../markdown/pictures/pictureFile';
import {svgCode} from '../markdown/pictures/svgCode';
import type {Problem} from '../problem';
import {svgRefusal} from './checkStatic';
import {hidesItsHost, isElsewhere} from './checkLinks';
import {foreignPicture, missingPicture, noPicture} from './messages';

/** Checks that the pictures of a file are where it says. */
export function checkPictures({file, body}: MarkdownFile, site: Site): Problem[] {
  return body.images.flatMap(({url, line}) => {
    const text = brokenPicture(url, file, site);
    return text === null ? [] : [{file, line, text}];
  });
}

/** The policy of the pages shows no picture of another host. */
function brokenPicture(url: string, file: string, site: Site): string | null {
  if (hidesItsHost(url) || isElsewhere(url)) {
    return `obraz „${url}” leży w innym serwisie, a strony pokazują tylko własne. Połóż plik obok artykułu.`;
  }
  const found = pictureFile(url, path.join(site.dir, file), site.dir);
  switch (found.kind) {
    case 'missing':
      return missingPicture(url);
    case 'outside':
      return foreignPicture(url);
    case 'noPicture':
      return noPicture(url);
    case 'found': {
      const code = /\.svg$/i.test(found.file) ? svgCode(readFileSync(found.file)) : null;
      return code === null ? null : svgRefusal(code);
    }
  }
}
