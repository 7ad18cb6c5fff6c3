import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {builtPages} from '../built-html/builtPages';
import {linkSheet, type Sheet} from './linkSheet';

const calculatorParts =
  /[\\/]src[\\/](?:components[\\/](?:Calculator\w*|MeterImport|Paging|Tabs|charts)|pages[\\/]_components[\\/]kalkulator)[\\/]/;

const sheetName = 'calculator';

/**
 * Keeps out of the first load what theme-classic puts there for every page: the code highlighter (35 kB, loaded by
 * our CodeBlock only where a code block stands), the loading bar (the pages are small enough without) and Infima's
 * rules (14 kB of CSS, of which our components use none; its variables are set in `custom.css`). The rules of the
 * calculator come with the calculator: Docusaurus puts all others into one sheet. Its own pages link it in their HTML, which
 * leaves the form its room before the script comes. Chunks are named by their content alone,
 * since the runtime lists every name beside every hash.
 */
export default function lightBundle(): Plugin {
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
            cacheGroups: {
              calculator: {
                name: sheetName,
                type: 'css/mini-extract',
                test: calculatorParts,
                chunks: 'async',
                enforce: true,
                priority: 60,
              },
            },
          },
        },
      }),
    }),
    // Works without a pause, before the plugins that read or copy the built pages.
    async postBuild({outDir, routesPaths, baseUrl}) {
      const sheet = builtSheet(outDir, baseUrl);
      for (const {file} of builtPages(outDir, routesPaths, baseUrl)) {
        const linked = linkSheet(readFileSync(file, 'utf8'), sheet);
        if (linked !== null) {
          writeFileSync(file, linked);
        }
      }
    },
  };
}

function builtSheet(outDir: string, baseUrl: string): Sheet {
  const folder = 'assets/css';
  const name = readdirSync(path.join(outDir, folder)).find((file) =>
    file.startsWith(`${sheetName}.`),
  );
  if (name === undefined) {
    throw new Error(`The build wrote no style sheet ${folder}/${sheetName}.*.css.`);
  }
  return {
    href: `${baseUrl}${folder}/${name}`,
    css: readFileSync(path.join(outDir, folder, name), 'utf8'),
  };
}
