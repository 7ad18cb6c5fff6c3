import type {WebpackPart} from '../docusaurus/build/webpackConfig';

/**
 * Names chunks by content only: 0.8 kB of gzip in every page that wakes.
 *
 * Why: the runtime, part of every first load, would otherwise list every name with its hash.
 * Leans on: core 3.10 webpack/base.js sets `output.chunkFilename`, which this overrides; core finds chunks by the
 * bundler's own list, never by file name.
 * Breaks: the first load grows, or chunks are not found.
 */
export const chunkNames: WebpackPart = {
  output: {chunkFilename: 'assets/js/[contenthash:7].js'},
};
