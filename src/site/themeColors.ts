/** Colour of the browser's own bars: the page background of each mode (`--se-page`). */
export const themeColors = [
  {media: '(prefers-color-scheme: light)', color: '#ffffff'},
  {media: '(prefers-color-scheme: dark)', color: '#020617'},
] as const;
