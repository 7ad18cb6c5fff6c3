import {fonts} from './fonts';

/** Every page needs both files: `ó` is in the first, the other Polish letters are in the second. */
export const fontFiles = fonts.map(({file}) => file);

/** Colour of the browser's own bars: the page background of each mode (`--se-page`). */
export const themeColors = [
  {media: '(prefers-color-scheme: light)', color: '#ffffff'},
  {media: '(prefers-color-scheme: dark)', color: '#020617'},
] as const;
