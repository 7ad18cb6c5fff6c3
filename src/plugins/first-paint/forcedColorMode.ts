import {modeAttribute} from '../../docusaurus/colorMode';
import {forcedModeAttribute} from '../../domain/browser/colorMode';

/**
 * Sets the mode a page forces, after the script of theme-classic has set the visitor's. Runs before the first paint,
 * so it is plain old JavaScript without dependencies.
 */
export const forcedColorModeScript = `(function () {
  var html = document.documentElement;
  var forced = html.getAttribute('${forcedModeAttribute}');
  if (forced === 'light' || forced === 'dark') {
    html.setAttribute('${modeAttribute}', forced);
  }
})();`;
