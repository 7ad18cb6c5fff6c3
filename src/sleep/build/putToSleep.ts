import {awakePages} from '../../site/behaviour';
import {addTo, replaceScripts} from '../../plugins/built-pages/builtPage';
import type {PageStep} from '../../plugins/built-pages/pipeline';
import type {PublishedSite} from '../../plugins/built-pages/publishedSite';
import {speculationRules} from './speculationRules';

interface Scripts {
  /** The script of a page that sleeps, as text to be put into the page. */
  readonly pageScript: string;
  /** Address of the light script, with the base path. */
  readonly lightScript: string;
  /** Scripts a route needs besides those of all pages, relative to the build folder. */
  readonly routeScripts: (route: string) => readonly string[];
}

/**
 * A page that is read comes without React: in place of its scripts stands a short one that loads them when the visitor
 * comes near a control. Pages for work stay as they are.
 */
export function putToSleep(
  {baseUrl, hasStatistics}: Pick<PublishedSite, 'baseUrl' | 'hasStatistics'>,
  {pageScript, lightScript, routeScripts}: Scripts,
): PageStep {
  const rules = JSON.stringify(
    speculationRules({
      baseUrl,
      awake: awakePages.map((address) => baseUrl + address.slice(1)),
      hasStatistics,
    }),
  );
  return (page) => {
    const {scripts, attributes} = page.content;
    const isAwake = awakePages.includes(page.address) || attributes.has('data-awake');
    if (isAwake || scripts.length === 0) {
      return page;
    }
    const own = routeScripts(page.route).map((file) => baseUrl + file);
    const list = [lightScript, ...own, ...scripts.map(({src}) => src)].join(' ');
    return addTo(
      replaceScripts(page, `<script type="speculationrules">${rules}</script>`),
      // A script after the style sheets waits for them, and all that follows with it.
      'beforeFirstSheet',
      `<script data-scripts="${list}">${pageScript}</script>`,
    );
  };
}
