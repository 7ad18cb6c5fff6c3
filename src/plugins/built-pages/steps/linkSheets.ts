import {remembering} from '@cooperative/polish';
import {addTo} from '../builtPage';
import type {PageStep} from '../pipeline';

/**
 * Links, after the style sheet of all pages, the other sheets with a rule for something on the page: Docusaurus links
 * only the first, and the others would come with the scripts, after the first paint, or never without scripts.
 */
export const linkSheets: PageStep = (page, {sheets, baseUrl}) => {
  const {classNames} = page.content;
  const links = sheets
    .filter(({css}) => classesIn(css).some((names) => names.every((name) => classNames.has(name))))
    .map(({file}) => `<link rel="stylesheet" href="${baseUrl}${file}">`);
  return links.length > 0 ? addTo(page, 'afterFirstSheet', links.join('')) : page;
};

/** The classes each selector of a sheet names. */
const classesIn = remembering((css: string) =>
  css
    .split(/[{},]/)
    .map((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))
    .filter((names) => names.length > 0),
);
