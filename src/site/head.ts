import {fonts} from './fonts';

/** Every page needs both files: `ó` is in the first, the other Polish letters are in the second. */
export const fontFiles = fonts.map(({file}) => file);

/** Colour of the browser's own bars: the page background of each mode (`--se-page`). */
export const themeColors = [
  {media: '(prefers-color-scheme: light)', color: '#ffffff'},
  {media: '(prefers-color-scheme: dark)', color: '#020617'},
] as const;

/**
 * Stub for `matchMedia` where it is missing (old or hardened browsers). Docusaurus calls it in its own inline script to
 * find the colour mode, so the stub must be defined before that.
 */
export const missingMatchMedia =
  'window.matchMedia||(window.matchMedia=function(q){var f=function(){};return{matches:false,media:q,onchange:null,addEventListener:f,removeEventListener:f,addListener:f,removeListener:f,dispatchEvent:f}})';
