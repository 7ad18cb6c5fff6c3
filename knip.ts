import type {KnipConfig} from 'knip';

const config: KnipConfig = {
  entry: [
    'docusaurus.config.ts',
    'sidebars.ts',
    'src/pages/**/*.{tsx,mdx}',
    'src/theme/**/*.tsx',
    'src/plugins/*/index.ts',
    'scripts/*.{ts,mjs}',
    'tests/e2e/*.mjs',
  ],
  project: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.{ts,tsx,mjs}'],
  ignoreDependencies: [
    // Named by the preset and by generated files, not by our code.
    '@docusaurus/faster',
    '@mdx-js/react',
    // Prescribed; theme-classic's highlighter uses it.
    'prism-react-renderer',
    // Prescribed; @playwright/test and the browser finder stand on it.
    'playwright',
  ],
  paths: {
    '@site/*': ['./*'],
    '@site-data/*': ['./.docusaurus/site-data/default/*'],
  },
};

export default config;
