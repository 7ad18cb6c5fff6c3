import path from 'node:path';

const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
const noScript = path.join(__dirname, 'nothing.js');

/**
 * Keeps out of the first load of every page what theme-classic puts there: the highlighter's languages, the loading bar
 * and Infima's styles.
 *
 * Why: theme-classic has no option to turn them off.
 * Leans on: theme-classic 3.10 `getClientModules` returns exactly these three files, which core resolves to the paths
 * aliased here.
 * Breaks: 35 kB of scripts and 14 kB of styles return to the first load, and Infima changes the look of the site.
 */
export const withoutStockModules = {
  alias: {
    [path.join(theme, 'prism-include-languages')]: noScript,
    [path.join(theme, 'nprogress')]: noScript,
    [require.resolve('infima/dist/css/default/default.css')]: path.join(__dirname, 'nothing.css'),
  },
};
