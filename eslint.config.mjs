import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Packages that must never reach the browser. */
const nodeOnly = ['zod', 'yaml', 'node:*', 'gray-matter', 'satori', '@resvg/*'];

/** Forbids imports of other layers: domain <- browser <- components <- pages and theme; plugins at build time only. */
function layer(folder, forbidden, {allow = []} = {}) {
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    ignores: allow,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: forbidden.map(({layers, packages = [], typesToo = true, why}) => ({
            group: [
              ...packages,
              ...layers.flatMap((name) => [
                `**/src/${name}`,
                `**/src/${name}/**`,
                `../${name}/**`,
                `../../${name}/**`,
                `../../../${name}/**`,
              ]),
            ],
            message: why,
            allowTypeImports: !typesToo,
          })),
        },
      ],
    },
  };
}

const view = ['components', 'pages', 'theme'];

export default tseslint.config(
  {
    ignores: [
      'build',
      'build-base-path',
      'build-again',
      'build-changed',
      '.docusaurus',
      'node_modules',
      'coverage',
      'playwright-report',
      'test-results',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true, allowBoolean: true},
      ],
      // Docusaurus calls some hooks of its plugins as async functions, whether or not they wait for anything.
      '@typescript-eslint/require-await': 'off',
      // Plugins of Docusaurus are loaded as CommonJS, where `require.resolve` finds a package's files.
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    // Effects here read the page (headings, citations, what was typed) after it is drawn; that is what they are for.
    files: ['src/browser/**/*.ts', 'src/components/**/*.tsx', 'src/theme/**/*.tsx'],
    rules: {'react-hooks/set-state-in-effect': 'off'},
  },
  layer(
    'domain',
    [
      {
        layers: ['site', 'data', 'plugins', 'browser', ...view],
        packages: ['react', 'react-dom', '@docusaurus/*', '@theme/*', ...nodeOnly],
        why: 'The domain is pure TypeScript: it imports only the domain.',
      },
    ],
    {allow: ['src/domain/cooperative/description/schema.ts', 'src/domain/kernel/shape.ts']},
  ),
  layer('site', [
    {
      layers: ['data', 'plugins', 'browser', ...view],
      packages: nodeOnly,
      why: 'src/site holds plain values.',
    },
  ]),
  layer('data', [
    {
      layers: ['plugins', 'browser', 'site', ...view],
      why: 'src/data imports only domain types and Node packages.',
    },
  ]),
  layer('plugins', [
    {
      layers: ['browser', ...view],
      why: 'Plugins run at build time: they import domain, data and site.',
    },
  ]),
  layer('browser', [
    {
      layers: ['data', 'plugins', ...view],
      packages: nodeOnly,
      why: 'Hooks join the domain to the browser; they hold no view and read no files.',
    },
  ]),
  layer('client-modules', [
    {
      layers: ['data', 'plugins', ...view],
      packages: ['react', 'react-dom', '@theme/*', ...nodeOnly],
      why: 'Client modules run beside React: they import domain, site and browser.',
    },
  ]),
  layer('components', [
    {
      layers: ['plugins', 'pages', 'theme'],
      packages: [...nodeOnly, '@site-data/*'],
      why: 'Components get their data as props from a page.',
    },
    {layers: ['data'], typesToo: false, why: 'Only types of src/data may reach the browser.'},
  ]),
  layer('pages', [
    {layers: ['plugins'], packages: nodeOnly, why: 'Plugins run at build time only.'},
    {layers: ['data'], typesToo: false, why: 'Only types of src/data may reach the browser.'},
  ]),
  layer('theme', [
    {layers: ['plugins', 'pages'], packages: nodeOnly, why: 'Plugins run at build time only.'},
    {layers: ['data'], typesToo: false, why: 'Only types of src/data may reach the browser.'},
  ]),
  {
    // An ambient declaration with an import at its top would stop being ambient.
    files: ['src/types/*.d.ts'],
    rules: {'@typescript-eslint/consistent-type-imports': 'off'},
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        self: 'readonly',
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
      },
    },
  },
  prettier,
);
