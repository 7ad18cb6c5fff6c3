import {copyFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {slashTwins} from '../built-pages/emit/slashTwins';

export interface StaticHostingOptions {
  readonly id?: string;
  /** Own domain of the site, or null on an address of the host. */
  readonly customDomain: string | null;
}

/** What GitHub Pages needs beside the pages: both forms of each address, the domain, and rules for robots. */
export default function staticHosting(
  {siteConfig}: LoadContext,
  {customDomain}: StaticHostingOptions,
): Plugin {
  return {
    name: 'static-hosting',
    async postBuild({outDir, routesPaths, baseUrl}) {
      const twins = slashTwins(routesPaths, baseUrl).filter(({from}) =>
        existsSync(path.join(outDir, from)),
      );
      for (const {from, to} of twins) {
        mkdirSync(path.dirname(path.join(outDir, to)), {recursive: true});
        copyFileSync(path.join(outDir, from), path.join(outDir, to));
      }
      const sitemap = new URL(`${baseUrl}sitemap.xml`, siteConfig.url).href;
      writeFileSync(
        path.join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`,
      );
      // Keeps GitHub Pages from running the files through Jekyll, which drops some of them.
      writeFileSync(path.join(outDir, '.nojekyll'), '');
      if (customDomain) {
        writeFileSync(path.join(outDir, 'CNAME'), `${customDomain}\n`);
      }
      console.log(`[static-hosting] ${twins.length} addresses also answer with a trailing slash`);
    },
  };
}
