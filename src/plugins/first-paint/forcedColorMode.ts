import {modeAttribute, modeChoiceAttribute} from '../../docusaurus/colorMode';
import {forcedModeAttribute} from '../../domain/browser/colorMode';

/**
 * Sets the mode a page forces, after the script of theme-classic has set the visitor's, whatever was stored as such. Runs before the first paint,
 * so it is plain old JavaScript without dependencies.
 */
export const forcedColorModeScript = `(function () {
  var html = document.documentElement;
  var forced = html.getAttribute('${forcedModeAttribute}');
  var isMode = /^(light|dark)$/;
  if (!isMode.test(html.getAttribute('${modeAttribute}'))) {
    html.setAttribute('${modeAttribute}', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    html.setAttribute('${modeChoiceAttribute}', 'system');
  }
  if (isMode.test(forced)) {
    html.setAttribute('${modeAttribute}', forced);
  }
})();`;
