import {addTo} from '../builtPage';
import type {PageStep} from '../pipeline';

/**
 * Links, after the style sheet of all pages, the other sheets with a rule for something on the page: Docusaurus links
 * only the first, and the others would come with the scripts, after the first paint, or never without scripts.
 */
export const linkSheets: PageStep = (page, {sheets, baseUrl}) => {
  const {classNames} = page.content;
  const links = sheets
    .filter(({css}) => css.split(/[{},]/).some((selector) => isFor(selector, classNames)))
    .map(({file}) => `<link rel="stylesheet" href="${baseUrl}${file}">`);
  return links.length > 0 ? addTo(page, 'afterFirstSheet', links.join('')) : page;
};

/** Whether a page has all classes that a selector names. */
function isFor(selector: string, classNames: ReadonlySet<string>): boolean {
  const names = [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);
  return names.length > 0 && names.every((name) => classNames.has(name));
}
