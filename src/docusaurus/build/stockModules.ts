import path from 'node:path';
import type {WebpackPart} from './webpackConfig';

/**
 * Keeps out of every page what theme-classic puts into the first load of all: the highlighter's languages, the loading
 * bar and Infima's rules.
 *
 * Why: theme-classic has no options for them.
 * Leans on: theme-classic 3.10 `getClientModules` names exactly these three files, which core resolves to the paths
 * that are aliased here.
 * Breaks: 35 kB of scripts and 14 kB of rules return to the first load, and Infima's rules change the look of the site.
 */
export function withoutStockModules(): WebpackPart {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const noScript = path.join(__dirname, 'nothing.js');
  return {
    resolve: {
      alias: {
        [path.join(theme, 'prism-include-languages')]: noScript,
        [path.join(theme, 'nprogress')]: noScript,
        [require.resolve('infima/dist/css/default/default.css')]: path.join(
          __dirname,
          'nothing.css',
        ),
      },
    },
  };
}
