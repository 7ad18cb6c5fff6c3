import type {Emitter} from '../pipeline';
import {fullAddress} from '../publishedSite';
import {headersFile} from '../security/headers';
import {securityContact} from '../security/securityContact';

/** What hosts need besides the pages: robots rules, headers, whom to tell of a weakness, for GitHub Pages its Jekyll switch and the domain. */
export const hostingFiles: Emitter = (site) => [
  {
    file: 'robots.txt',
    content: `User-agent: *\nAllow: /\n\nSitemap: ${fullAddress(site, 'sitemap.xml')}\n`,
  },
  // GitHub Pages takes it for a file like any other.
  {file: '_headers', content: headersFile(site.baseUrl)},
  ...securityContact(site),
  // Keeps GitHub Pages from running the files through Jekyll, which drops some of them.
  {file: '.nojekyll', content: ''},
  ...(site.customDomain === null ? [] : [{file: 'CNAME', content: `${site.customDomain}\n`}]),
];
