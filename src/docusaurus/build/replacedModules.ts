import path from 'node:path';
import type {Bundler} from './webpackConfig';

const browser = path.join(__dirname, '../browser');
const jsxRuntime = path.join(browser, 'jsxRuntime.ts');

/**
 * Puts modules of ours in the place of two of core's client and of React's runtime for JSX; the head of each says why.
 *
 * Why: none of them has a setting.
 * Leans on: core 3.10 lib/client has files of these names; it gives `react` its folder as an alias, so that a longer name
 * needs one of its own.
 * Breaks: what the heads of the modules say.
 */
export function replacedModules({NormalModuleReplacementPlugin}: Bundler) {
  return {
    alias: {'react/jsx-runtime$': jsxRuntime, 'react/jsx-dev-runtime$': jsxRuntime},
    plugins: [
      new NormalModuleReplacementPlugin(
        /core[\\/]lib[\\/]client[\\/]browserContext\.js$/,
        path.join(browser, 'browserContext.tsx'),
      ),
      new NormalModuleReplacementPlugin(
        /core[\\/]lib[\\/]client[\\/]renderToHtml\.js$/,
        path.join(__dirname, 'renderToHtml.ts'),
      ),
    ],
  };
}
