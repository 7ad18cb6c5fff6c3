import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPages} from '../built-html/builtPages';
import {chunksNamedByContent, ownStyleSheets} from '../../docusaurus/build/chunks';
import {withoutStockModules} from '../../docusaurus/build/stockModules';
import {linkSheets} from './linkSheets';

/** Style sheets beside the one of all pages, by the folders whose rules stand in them. */
const ownSheets: Readonly<Record<string, RegExp>> = {
  calculator:
    /[\\/]src[\\/](?:components[\\/]calculator|pages[\\/]_components[\\/]kalkulator)[\\/]/,
  forms:
    /[\\/]src[\\/](?:components[\\/](?:contact|ui[\\/]controls)|pages[\\/]_components[\\/](?:kontakt|wzornik))[\\/]/,
};

/**
 * Keeps out of the first load what Docusaurus puts there for every page: the code highlighter (35 kB, loaded by our
 * CodeBlock only where a code block stands), the loading bar (the pages are small enough without) and Infima's rules
 * (14 kB of CSS, of which our components use none; its variables are set in `custom.css`). The rules of the calculator
 * and of forms come where those stand.
 */
export default function lightBundle({baseUrl}: LoadContext): Plugin {
  return {
    name: 'light-bundle',
    configureWebpack: (_config, isServer) => ({
      ...withoutStockModules(),
      ...(!isServer && {
        ...ownStyleSheets(ownSheets),
        ...(process.env.NODE_ENV === 'production' && chunksNamedByContent),
      }),
    }),
    // Works without a pause, before the plugins that read or copy the built pages.
    async postBuild({outDir, routesPaths}) {
      const sheets = readdirSync(path.join(outDir, 'assets/css'))
        .filter((file) => Object.keys(ownSheets).some((name) => file.startsWith(`${name}.`)))
        .map((file) => ({
          href: `${baseUrl}assets/css/${file}`,
          css: readFileSync(path.join(outDir, 'assets/css', file), 'utf8'),
        }));
      for (const {file} of builtPages(outDir, routesPaths, baseUrl)) {
        writeFileSync(file, linkSheets(readFileSync(file, 'utf8'), sheets));
      }
    },
  };
}
