/**
 * Names Docusaurus gives to parts of a page, for either side of the build.
 *
 * Why: it has no API for them, and our scripts and style sheets need them.
 * Leans on: core 3.10 ssg/ssgTemplate.html.js (root).
 * Breaks: announcements move the page.
 */

/** Element into which React renders the site. */
export const rootId = '__docusaurus';
