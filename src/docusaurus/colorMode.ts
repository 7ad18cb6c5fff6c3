/**
 * Attributes of `<html>` that tell the colour mode, for either side of the build.
 *
 * Why: Docusaurus lets no page force a mode.
 * Leans on: theme-classic 3.10 inlineScripts.js and theme-common 3.10 contexts/colorMode set both, the first before the
 * first paint, the second on every choice.
 * Breaks: pages that force a mode show the visitor's, an address sets attributes again; style sheets repeat the names.
 */

/** Stands in the script by which theme-classic sets both, and attributes named by an address, before the first paint. */
export const themeScriptMark = 'docusaurus-data-';

/** The mode shown: `light` or `dark`. */
export const modeAttribute = 'data-theme';

/** The visitor's choice: `light`, `dark` or `system`. */
export const modeChoiceAttribute = 'data-theme-choice';
