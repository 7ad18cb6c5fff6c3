/**
 * Names Docusaurus gives to parts of a page, for either side of the build.
 * Why: it has no interface for them, and style sheets and scripts of ours need them.
 * Leans on: core 3.10 ssg/ssgTemplate.html.js (root), theme-classic inlineScripts.js and theme-common
 * contexts/colorMode (modes), theme-classic theme/Heading (link).
 * Breaks: forced modes, copying of a section's link, reading aloud; style sheets repeat the names.
 */

/** Element React draws the site into. */
export const rootId = '__docusaurus';

/** Attribute of `<html>` with the mode shown: `light` or `dark`. */
export const modeAttribute = 'data-theme';

/** Attribute of `<html>` with the visitor's choice: `light`, `dark` or `system`. */
export const modeChoiceAttribute = 'data-theme-choice';

/** Class of the link to its own section beside a heading. */
export const headingLinkClass = 'hash-link';
