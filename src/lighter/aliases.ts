import path from 'node:path';
import type {WebpackPart} from '../docusaurus/build/webpackConfig';

const nothing = path.join(__dirname, 'nothing.js');
const tslib = path.join(__dirname, 'tslib.js');

/**
 * Leaves out of the pages what only checks, and only during development; what the router wants for a function that nobody
 * calls; and all of `tslib` but one function: 5.8 kB of gzip in every page that wakes.
 *
 * Why: the packages that bring them cannot be told to leave them out.
 * Leans on: react-router 5 imports `react-is` for checks of props;
 * react-router 5 calls `hoist-non-react-statics` in `withRouter` only; utils-common 3.10 is compiled to call `tslib`.
 * Breaks: the build fails for a missing export, or a page does not wake.
 */
export const aliases: WebpackPart = {
  resolve: {
    alias: {
      'hoist-non-react-statics$': nothing,
      'react-is$': nothing,
      tslib$: tslib,
    },
  },
};
