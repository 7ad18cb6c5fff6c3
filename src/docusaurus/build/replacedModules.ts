import path from 'node:path';
import type {Bundler} from './webpackConfig';

const browser = path.join(__dirname, '../browser');

/**
 * Puts modules of ours in the place of two of core's client and of React's runtime for JSX; the head of each says why.
 *
 * Why: none of them has a setting.
 * Leans on: core 3.10 lib/client has files of these names; its alias of `react` comes before any of ours, so the names of
 * the runtimes are replaced and not given an alias.
 * Breaks: what the heads of the modules say.
 */
export function replacedModules({NormalModuleReplacementPlugin}: Bundler) {
  return [
    new NormalModuleReplacementPlugin(
      /^react\/jsx-(?:dev-)?runtime$/,
      path.join(browser, 'jsxRuntime.ts'),
    ),
    new NormalModuleReplacementPlugin(
      /core[\\/]lib[\\/]client[\\/]browserContext\.js$/,
      path.join(browser, 'browserContext.tsx'),
    ),
    new NormalModuleReplacementPlugin(
      /core[\\/]lib[\\/]client[\\/]renderToHtml\.js$/,
      path.join(__dirname, 'renderToHtml.ts'),
    ),
  ];
}
