import type {KnipConfig} from 'knip';

const config: KnipConfig = {
  entry: [
    'src/pages/**/*.{tsx,mdx}',
    'src/theme/**/*.tsx',
    'src/plugins/*/index.ts',
    'src/client-modules/*.ts',
    'src/cli/*.ts',
    'tests/e2e/*.mjs',
  ],
  // Pages of the fixtures are read as files, and imported by nobody.
  project: [
    'eslint/*.mjs',
    'src/**/*.{ts,tsx,mdx}',
    'tests/**/*.{ts,tsx,mjs}',
    '!tests/fixtures/**',
  ],
  ignoreDependencies: [
    // Prescribed; theme-classic's highlighter uses it.
    'prism-react-renderer',
    // An alias of Docusaurus, not a package.
    '@docusaurus/ErrorBoundary',
    // Comes with theme-classic; src/docusaurus/build/stockModules.ts only takes it out.
    'infima',
    // Comes with Docusaurus; the contract of its development server stands in for it.
    'webpack-dev-server',
  ],
  // Makes the certificate of a measurement by HTTP/2; comes with every system.
  ignoreBinaries: ['openssl'],
  paths: {
    '@site/*': ['./*'],
    '@icons/*': ['./.docusaurus/icons/default/*'],
    '@site-data/*': ['./.docusaurus/site-data/default/*'],
  },
};

export default config;
