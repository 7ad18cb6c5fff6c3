import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Style sheets beside the one of all pages, by the folders whose rules stand in them. */
export const ownSheets: Readonly<Record<string, RegExp>> = {
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
  };
}
