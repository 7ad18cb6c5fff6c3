import type {HtmlTagObject} from '@docusaurus/types';
import {hangingSheets, missingMatchMedia, trustedStrings} from '../../asleep/head';
import {firstPaint} from '../../site/behaviour';
import {fontFiles, themeColors} from '../../site/head';
import {asText} from '../asText';

/** What must run before everything else in a page, and what the browser shows of it before the page is there. */
export function headTags(baseUrl: string): HtmlTagObject[] {
  return [
    {
      tagName: 'script',
      innerHTML:
        asText(missingMatchMedia) +
        asText(trustedStrings) +
        asText(hangingSheets, firstPaint.sheetsMs),
    },
    ...fontFiles.map((file) => ({
      tagName: 'link',
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
        href: `${baseUrl}fonts/${file}`,
      },
    })),
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/touch-icon.png`},
    },
    ...themeColors.map(({media, color}) => ({
      tagName: 'meta',
      attributes: {name: 'theme-color', media, content: color},
    })),
  ];
}
