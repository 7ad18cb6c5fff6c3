import path from 'node:path';

const nothing = path.join(__dirname, 'nothing.js');
const instead = path.resolve(__dirname, '../../browser/instead');

/** Packages of Docusaurus's client, and what the pages get instead. For the browser only: the build uses the packages. */
export const replacements: Readonly<Record<string, string>> = {
  'react-helmet-async$': path.join(instead, 'head.tsx'),
  'path-to-regexp$': path.join(instead, 'pathToRegexp.ts'),
  'hoist-non-react-statics$': path.join(instead, 'hoistStatics.ts'),
  history$: path.join(instead, 'history.ts'),
  tslib$: path.join(instead, 'tslib.ts'),
  'react-loadable$': path.join(instead, 'loadable.tsx'),
};

/** Core's own link stays in the build, which by it finds the links that lead nowhere. */
const link = {'@docusaurus/Link': path.join(instead, 'link.tsx')};

/** They only check, and only during development, which does not start without them. */
const checks = {'prop-types$': nothing, 'react-is$': nothing};

const byOwn = (name: string) => ({
  loader: path.join(__dirname, 'insteadLoader.cjs'),
  options: {file: path.join(instead, name)},
});

/**
 * Replaces packages that Docusaurus's client brings into the scripts of every page for what this site does not have:
 * scripts in the head, patterns in addresses, addresses after a `#`, helpers of old compilers, checks for development,
 * a banner that is switched off (15 kB); and the parts of that client that block a slow phone for longest.
 *
 * Why: they cannot be left out or changed by a setting, nor shaken off.
 * Leans on: core 3.10 and theme-common import them as the tests in `tests/unit/docusaurus/browser/instead.test.tsx` say.
 * Breaks: the build fails for a missing export, or a page keeps the title or the address of the one before.
 */
export function lighterPackages(isProduction: boolean) {
  return {
    resolve: {alias: {...replacements, ...link, ...(isProduction && checks)}},
    module: {
      rules: [
        {
          test: require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner'),
          use: byOwn('noBanner.ts'),
        },
        // Draws the page before once more, to keep it until the next one comes, only if that has not come yet.
        {
          test: require.resolve('@docusaurus/core/lib/client/PendingNavigation'),
          use: path.join(__dirname, 'pendingLoader.cjs'),
        },
      ],
    },
  };
}
