import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPages} from '../built-pages/read/builtPages';
import {linkSheets} from '../built-pages/steps/linkSheets';

/** Style sheets beside the one of all pages, by the folders whose rules stand in them. */
const ownSheets: Readonly<Record<string, RegExp>> = {
  calculator:
    /[\\/]src[\\/](?:components[\\/]calculator|pages[\\/]_components[\\/]kalkulator)[\\/]/,
  forms:
    /[\\/]src[\\/](?:components[\\/](?:contact|ui[\\/]controls)|pages[\\/]_components[\\/](?:kontakt|wzornik))[\\/]/,
};

/**
 * Keeps out of the first load what theme-classic puts there for every page: the code highlighter (35 kB, loaded by
 * our CodeBlock only where a code block stands), the loading bar (the pages are small enough without) and Infima's
 * rules (14 kB of CSS, of which our components use none; its variables are set in `custom.css`). The rules of the
 * calculator and of forms come where those stand: Docusaurus puts all others into one sheet. Chunks are named by their content alone,
 * since the runtime lists every name beside every hash.
 */
export default function lightBundle({baseUrl}: LoadContext): Plugin {
  const nothing = path.join(__dirname, 'nothing.js');
  const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
  return {
    name: 'light-bundle',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          [path.join(themeClassic, 'prism-include-languages')]: nothing,
          [path.join(themeClassic, 'nprogress')]: nothing,
          [require.resolve('infima/dist/css/default/default.css')]: path.join(
            __dirname,
            'nothing.css',
          ),
        },
      },
      ...(!isServer && {
        ...(process.env.NODE_ENV === 'production' && {
          output: {chunkFilename: 'assets/js/[contenthash:6].js'},
        }),
        optimization: {
          splitChunks: {
            cacheGroups: Object.fromEntries(
              Object.entries(ownSheets).map(([name, test]) => [
                name,
                {
                  name,
                  type: 'css/mini-extract',
                  test,
                  chunks: 'async' as const,
                  enforce: true,
                  priority: 60,
                },
              ]),
            ),
          },
        },
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
