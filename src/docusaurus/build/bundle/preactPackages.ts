import path from 'node:path';

const compat = path.dirname(require.resolve('preact/compat/package.json'));

/**
 * Has what is written against React run on Preact, in the browser and where the build draws the pages: 58 kB less to wake
 * an article. `npm start` keeps React, through which it changes parts of a page without a reload.
 *
 * Why: React is most of what a page fetches when it wakes.
 * Leans on: core 3.10 webpack/base.js gives `react` and `react-dom` these two aliases; client/serverEntry.js draws a page
 * by `renderToHtml`, which takes a stream from React.
 * Breaks: the build fails, or React is back and `tests/e2e/weight.spec.ts` over its budgets.
 */
export const preactPackages = {
  resolve: {alias: {react: compat, 'react-dom': compat}},
  inBuild: {
    rules: [
      {
        test: require.resolve('@docusaurus/core/lib/client/renderToHtml'),
        use: {
          loader: path.join(__dirname, 'insteadLoader.cjs'),
          options: {file: path.join(__dirname, 'renderToHtml.ts')},
        },
      },
    ],
  },
};
