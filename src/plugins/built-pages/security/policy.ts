import {createHash} from 'node:crypto';
import type {PublicSettings} from '../../../site/settings';
import {attributeOf, elementsIn, textOf} from '../read/html';

/** What the settings of a site allow its pages besides their own files. */
export type Allowed = Pick<
  PublicSettings,
  'tagManagerId' | 'apiBaseUrl' | 'contactEndpoint' | 'publicIconService'
>;

/** Hosts of Google's tag manager and statistics, as Google names them for such policies. */
const google = {
  // The container and the statistics it loads come from this one; others would be for tags that sell.
  scripts: ['https://www.googletagmanager.com'],
  answers: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};
const publicIcons = 'https://api.iconify.design';

/** Scripts that a browser runs or obeys; any other type is data, which no policy forbids. */
const runningTypes = [undefined, '', 'module', 'text/javascript', 'importmap', 'speculationrules'];

/**
 * What a page may load and run, for the browser to hold it to: its own files, and exactly the scripts and styles that
 * stand in it, each by its hash. Strings become scripts and HTML only by the policy of `browser/firstPaint/head`.
 */
export function contentPolicy(html: string, allowed: Allowed): string {
  const {scripts, styles} = inlineParts(html);
  const hasStatistics = allowed.tagManagerId !== null;
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...(hasStatistics ? google.scripts : [])],
    'style-src': ["'self'", ...styles],
    // Aligned columns, places in charts: an attribute styles its own element only.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(hasStatistics ? google.answers.slice(0, 2) : [])],
    'connect-src': ["'self'", ...connections(allowed), ...(hasStatistics ? google.answers : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    // A tag manager's container writes scripts of its own.
    ...(hasStatistics
      ? {}
      : {'require-trusted-types-for': ["'script'"], 'trusted-types': ['default']}),
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The same as an element for the head of the page, ahead of everything it is to hold. */
export function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

function connections({apiBaseUrl, contactEndpoint, publicIconService}: Allowed): string[] {
  const ownServers = [apiBaseUrl, contactEndpoint].flatMap((address) =>
    address === null || address.startsWith('/') ? [] : new URL(address).origin,
  );
  return [...new Set([...ownServers, ...(publicIconService ? [publicIcons] : [])])];
}

/** The hashes of the scripts and styles that stand in a page, in its order, each once. */
function inlineParts(html: string): {readonly scripts: string[]; readonly styles: string[]} {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const element of elementsIn(html)) {
    const isScript =
      element.tagName === 'script' &&
      attributeOf(element, 'src') === undefined &&
      runningTypes.includes(attributeOf(element, 'type'));
    if (isScript || element.tagName === 'style') {
      const hash = createHash('sha256')
        .update(textOf(element, () => false))
        .digest('base64');
      (isScript ? scripts : styles).add(`'sha256-${hash}'`);
    }
  }
  return {scripts: [...scripts], styles: [...styles]};
}
