// Dates and sorting must not depend on the machine the tests run on.
process.env.TZ = 'UTC';

/** Packages that ship only ES modules; Jest runs CommonJS, so they are compiled like our own code. */
const esmOnly = [
  // What Docusaurus runs in the browser, for the contract tests.
  '@docusaurus/(core/lib/client|theme-(classic|common)/lib)',
  '@sindresorhus/.+',
  'bail',
  'ccount',
  'character-entities.*',
  'character-reference-invalid',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'entities',
  'estree-util-.+',
  'feed',
  'is-(alphabetical|alphanumerical|decimal|hexadecimal|plain-obj)',
  'lean-qr',
  'longest-streak',
  'markdown-table',
  'mdast-util-.+',
  'micromark.*',
  'parse-entities',
  'parse5',
  'qr',
  'remark-.+',
  'stringify-entities',
  'trough',
  'unified',
  'unist-util-.+',
  'vfile.*',
  'zwitch',
];

const swcOptions = {
  jsc: {
    target: 'es2022',
    parser: {syntax: 'typescript', tsx: true},
    transform: {react: {runtime: 'automatic'}},
  },
};

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // What the build writes in.
  globals: {STORAGE_SUFFIX: ''},
  // On two processors too: one worker would be no worker, and the one process keeps 2 GB of what its files have loaded.
  maxWorkers: '100%',
  // A busy machine is no failure: times are measured by the benchmarks.
  testTimeout: 30_000,
  setupFiles: ['<rootDir>/tests/tools/domSetup.ts'],
  // A module finds them at once instead of asking the context of its test: half the time of what counts much.
  sandboxInjectedGlobals: [
    'Array',
    'Float64Array',
    'Map',
    'Math',
    'Number',
    'Object',
    'Set',
    'String',
  ],
  testMatch: ['<rootDir>/{tests/unit,packages/*/tests}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/build', '<rootDir>/.docusaurus'],
  transform: {
    '\\.m?[jt]sx?$': ['@swc/jest', swcOptions],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/stubs/cssModule.ts',
    '^@icons/inlined\\.json$': '<rootDir>/tests/stubs/inlinedIcons.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    // Node's way of finding a package knows them without the ending.
    '^(react/jsx-(?:dev-)?runtime)\\.js$': '$1',
    '^@docusaurus/Link$': '<rootDir>/tests/stubs/Link.tsx',
    '^@docusaurus/router$': '<rootDir>/tests/stubs/router.ts',
    '^@docusaurus/useBaseUrl$': '<rootDir>/tests/stubs/useBaseUrl.ts',
    '^@docusaurus/useBrokenLinks$': '<rootDir>/tests/stubs/useBrokenLinks.ts',
    '^@docusaurus/useDocusaurusContext$': '<rootDir>/tests/stubs/useDocusaurusContext.ts',
    '^@docusaurus/useIsBrowser$': '<rootDir>/tests/stubs/useIsBrowser.ts',
  },
};
