import type {WebpackPart} from '../docusaurus/build/webpackConfig';

/**
 * Names chunks by content only: 0.8 kB of gzip in every page that wakes. Nine digits, as two of some 230 chunks once had
 * seven in common, and the build stopped.
 *
 * Why: the runtime, part of every first load, would otherwise list every name with its hash.
 * Leans on: core 3.10 webpack/base.js sets `output.chunkFilename`, which this overrides; core finds chunks by the
 * bundler's own list, never by file name.
 * Breaks: the first load grows, or chunks are not found.
 */
export const chunkNames: WebpackPart = {
  output: {chunkFilename: 'assets/js/[contenthash:9].js'},
};
