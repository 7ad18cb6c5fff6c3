import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps out of the first load what theme-classic puts there for every page: the code highlighter (35 kB, loaded by
 * our CodeBlock only where a code block stands), the loading bar (the pages are small enough without) and Infima's
 * rules (14 kB of CSS, of which our components use none; its variables are set in `custom.css`). The rules of the
 * calculator's charts come with the charts: Docusaurus puts all others into one sheet.
 */
export default function lightBundle({siteDir}: LoadContext): Plugin {
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
        optimization: {
          splitChunks: {
            cacheGroups: {
              charts: {
                name: 'charts',
                type: 'css/mini-extract',
                test: path.join(siteDir, 'src/components/charts'),
                chunks: 'async',
                enforce: true,
                priority: 60,
              },
            },
          },
        },
      }),
    }),
  };
}
