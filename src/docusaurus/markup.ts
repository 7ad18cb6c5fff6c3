/**
 * Names Docusaurus gives to parts of a page, for either side of the build.
 *
 * Why: it has no API for them, and our scripts and style sheets need them.
 * Leans on: core 3.10 ssg/ssgTemplate.html.js (root), theme-classic 3.10 theme/Heading (link).
 * Breaks: announcements move the page, a section's link is not copied; style sheets repeat the names.
 */

/** Element into which React renders the site. */
export const rootId = '__docusaurus';

/** Class of the link to its own section beside a heading. */
export const headingLinkClass = 'hash-link';
