import type {HtmlTagObject} from '@docusaurus/types';
import {fontFile} from '../../site/fonts';
import {themeColors} from '../../site/themeColors';
import {scriptText} from '../scriptText';

/** What must run before everything else in a page, and what the browser shows of it before the page is there. */
export function headTags(baseUrl: string): HtmlTagObject[] {
  return [
    {
      tagName: 'script',
      innerHTML: scriptText('browser/firstPaint/inHead.ts'),
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
        href: `${baseUrl}fonts/${fontFile}`,
      },
    },
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
