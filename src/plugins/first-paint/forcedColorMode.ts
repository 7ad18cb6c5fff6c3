import {modeAttribute, modeChoiceAttribute} from '../../docusaurus/colorMode';
import {forcedModeAttribute} from '../../domain/browser/colorMode';

/**
 * Sets the mode a page forces, after the script of theme-classic has set the visitor's, whatever was stored as such. Runs before the first paint,
 * so it is plain old JavaScript without dependencies.
 */
export const forcedColorModeScript = `(() => {
  const data = document.documentElement.dataset;
  const isMode = /^(?:light|dark)$/;
  if (!isMode.test(data.${keyOf(modeAttribute)})) {
    data.${keyOf(modeAttribute)} = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    data.${keyOf(modeChoiceAttribute)} = 'system';
  }
  if (isMode.test(data.${keyOf(forcedModeAttribute)})) {
    data.${keyOf(modeAttribute)} = data.${keyOf(forcedModeAttribute)};
  }
})();`;

/** `data-a-b` as a script finds it in the `dataset`: `aB`. */
function keyOf(attribute: string): string {
  return attribute
    .replace(/^data-/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
