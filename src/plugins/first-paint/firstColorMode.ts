import {modeAttribute, modeChoiceAttribute} from '../../docusaurus/colorMode';
import {forcedModeAttribute} from '../../domain/browser/colorMode';

/**
 * Sets the mode: the one a page forces, or else the visitor's, whatever was stored as such. Runs before the first
 * paint, so it is plain old JavaScript without dependencies. In built pages it takes the place of the script of
 * theme-classic: that one also lets an address set any attribute of the page.
 */
export const firstColorModeScript = `(() => {
  const data = document.documentElement.dataset;
  const isMode = (mode) => /^(?:light|dark)$/.test(mode);
  let choice;
  try {
    choice = localStorage.theme;
  } catch {}
  data.${keyOf(modeChoiceAttribute)} = isMode(choice) ? choice : 'system';
  data.${keyOf(modeAttribute)} =
    [data.${keyOf(forcedModeAttribute)}, choice].find(isMode) ||
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
})();`;

/** `data-a-b` as a script finds it in the `dataset`: `aB`. */
function keyOf(attribute: string): string {
  return attribute
    .replace(/^data-/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
