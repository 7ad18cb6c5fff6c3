import type {WebpackPart} from './webpackConfig';

/** Above the group of core that takes all rules (50). */
const priority = 60;

/**
 * Style sheets beside the one of all pages, by the files whose rules stand in them. Each comes with the scripts that
 * need it, and its file is `assets/css/<name>.<hash>.css`.
 *
 * Why: Docusaurus puts the rules of all pages into one sheet, which every page loads.
 * Leans on: core 3.10 webpack/base.js has the one cache group `styles` of priority 50 for them, and its configuration
 * is merged, not replaced.
 * Breaks: the rules are back in the first load, or a page stands without them.
 */
export function ownStyleSheets(files: Readonly<Record<string, RegExp | string>>): WebpackPart {
  return {
    optimization: {
      splitChunks: {
        cacheGroups: Object.fromEntries(
          Object.entries(files).map(([name, test]) => [
            name,
            {name, type: 'css/mini-extract', test, chunks: 'async', enforce: true, priority},
          ]),
        ),
      },
    },
  };
}

/**
 * Names chunks by their content alone; to be used in production only.
 *
 * Why: the runtime, part of every first load, lists every name beside every hash.
 * Leans on: core 3.10 webpack/base.js sets `output.chunkFilename`, which this overrides, and finds chunks by the
 * bundler's own list, never by their file names.
 * Breaks: the first load grows, or chunks are not found.
 */
export const chunksNamedByContent: WebpackPart = {
  output: {chunkFilename: 'assets/js/[contenthash:6].js'},
};
