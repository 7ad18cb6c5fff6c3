import type {Emitter} from '../pipeline';
import {fullAddress} from '../publishedSite';

/** What GitHub Pages needs besides the pages: robots rules, its Jekyll switch and the domain. */
export const hostingFiles: Emitter = (site) => [
  {
    file: 'robots.txt',
    content: `User-agent: *\nAllow: /\n\nSitemap: ${fullAddress(site, 'sitemap.xml')}\n`,
  },
  // Keeps GitHub Pages from running the files through Jekyll, which drops some of them.
  {file: '.nojekyll', content: ''},
  ...(site.customDomain === null ? [] : [{file: 'CNAME', content: `${site.customDomain}\n`}]),
];
