import {addTo} from '../builtPage';
import type {PageStep} from '../pipeline';

/**
 * Links, after the style sheet of all pages, the other sheets whose classes a page uses: Docusaurus links only the
 * first, and the others would come with the scripts, after the first paint, or never without scripts.
 */
export const linkSheets: PageStep = (page, {sheets, baseUrl}) => {
  const {classNames} = page.content;
  const links = sheets
    .filter(({css}) =>
      [...css.matchAll(/\.([a-z][\w-]*)/gi)].some(([, name = '']) => classNames.has(name)),
    )
    .map(({file}) => `<link rel="stylesheet" href="${baseUrl}${file}">`);
  return links.length > 0 ? addTo(page, 'afterFirstSheet', links.join('')) : page;
};
