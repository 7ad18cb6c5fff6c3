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
export const missingMatchMedia = 'window.matchMedia||(window.matchMedia=()=>new EventTarget)';

/**
 * A style sheet that hangs would keep the page blank for as long as the connection lasts: after this time the text
 * shows without it, and takes its looks when it comes. Stands before the style sheet, which holds back later scripts.
 * Adds a listener, as whoever brought a sheet on the way may wait for it with `onload`.
 */
export const hangingSheets =
  "setTimeout(()=>{for(const l of document.querySelectorAll('[rel=stylesheet]'))if(!l.sheet){l.media='print';l.addEventListener('load',()=>{l.media=''})}},5e3)";

/**
 * Where strings become scripts or HTML, the policy of each page asks this: only addresses of the site are scripts, and
 * only HTML with plain marks of text goes into a page. Stands before everything that has such strings.
 */
export const trustedStrings = String.raw`window.trustedTypes?.createPolicy('default',{createScriptURL:u=>new URL(u,location).origin===origin?u:null,createHTML:h=>/<(?!\/?(?:code|em|s(?:pan|trong|ub|up))\b)/.test(h)?null:h})`;
