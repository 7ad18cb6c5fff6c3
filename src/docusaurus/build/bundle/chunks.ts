import type {Bundler, WebpackPart} from '../webpackConfig';

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

/**
 * Names chunks by content only. For production builds.
 *
 * Why: the runtime, part of every first load, would otherwise list every name with its hash.
 * Leans on: core 3.10 webpack/base.js sets `output.chunkFilename`, which this overrides; core finds chunks by the
 * bundler's own list, never by file name.
 * Breaks: the first load grows, or chunks are not found.
 */
export const chunksNamedByContent: WebpackPart = {
  output: {chunkFilename: 'assets/js/[contenthash:7].js'},
};

/**
 * Tells browsers that the functions of the main script are called as it loads, so that they are compiled beside the
 * download and not one by one while the page wakes, which blocks it for longer than anything else.
 *
 * Why: `//# allFunctionsCalledOnLoad` is a comment at the head of a file, which the minifier takes away.
 * Leans on: core 3.10 webpack/client.js names the entry `main`. Browsers that do not know the comment ignore it.
 * Breaks: a page that wakes is blocked for twice as long (`npm run bench:pages`).
 */
export function compiledAhead({BannerPlugin, Compilation}: Bundler): WebpackPart {
  return {
    plugins: [
      new BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: /[\\/]main\.\w+\.js$/,
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
    ],
  };
}
