import {ownName} from '../device/ownName';

/**
 * Sets the colour mode before the first paint: the one a page forces, or else the visitor's, whatever was stored as
 * such. In built pages it takes the place of the script of theme-classic: that one also lets an address set any
 * attribute of the page.
 */
export function firstColorMode(): void {
  const data = document.documentElement.dataset;
  const isMode = (mode: unknown): mode is string => /^(?:light|dark)$/.test(mode as string);
  let choice: unknown;
  try {
    choice = localStorage.getItem(ownName('theme'));
  } catch {
    // Where nothing can be stored, the mode is that of the system.
  }
  data.themeChoice = isMode(choice) ? choice : 'system';
  data.theme =
    [data.forcedTheme, choice].find(isMode) ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
