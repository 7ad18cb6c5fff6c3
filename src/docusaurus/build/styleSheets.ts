import type {WebpackPart} from './webpackConfig';

/** Names and settings of groups of modules that the bundler puts into files of their own. */
type CacheGroups = Readonly<Record<string, object>>;

/** Core's group for all styles has 50. */
const leastPriority = 60;

/**
 * Style sheets separate from the shared one, by the files whose rules they contain. Each loads with the scripts that
 * need it; its file is `assets/css/<name>.<hash>.css`. A file goes to the first sheet that wants it.
 *
 * Why: Docusaurus puts the styles of all pages into one sheet, which every page loads.
 * Leans on: core 3.10 webpack/base.js has a single cache group `styles` of priority 50 for them, and its configuration
 * is merged, not replaced.
 * Breaks: the rules are back in the first load, or a page lacks them.
 */
export function ownStyleSheets(files: Readonly<Record<string, RegExp | string>>): CacheGroups {
  const entries = Object.entries(files).reverse();
  return Object.fromEntries(
    entries.map(([name, test], index) => [
      name,
      {
        name,
        type: 'css/mini-extract',
        test,
        chunks: 'async',
        enforce: true,
        priority: leastPriority + index,
      },
    ]),
  );
}

export function withCacheGroups(cacheGroups: CacheGroups): WebpackPart {
  return {optimization: {splitChunks: {cacheGroups}}};
}
