/**
 * Names Docusaurus gives to parts of a page, for use at build time and in the browser. Why: it has no API for them, and
 * our style sheets and scripts need them.
 * Leans on: core 3.10 ssg/ssgTemplate.html.js (root), theme-classic inlineScripts.js and theme-common
 * contexts/colorMode (modes), theme-classic theme/Heading (link).
 * Breaks: forced modes, copying a section's link, reading aloud. Style sheets repeat the names.
 */

/** Element into which React renders the site. */
export const rootId = '__docusaurus';

/** Attribute of `<html>` with the mode shown: `light` or `dark`. */
export const modeAttribute = 'data-theme';

/** Attribute of `<html>` with the visitor's choice: `light`, `dark` or `system`. */
export const modeChoiceAttribute = 'data-theme-choice';

/** Class of the link next to a heading that leads to its own section. */
export const headingLinkClass = 'hash-link';
