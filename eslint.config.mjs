import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import tseslint from 'typescript-eslint';
import {layerRules} from './eslint/index.mjs';

/** See tests/e2e/tries.ts. */
const triesAll = process.env.TRY === 'all';

export default tseslint.config(
  {
    ignores: [
      'build',
      'build-base-path',
      'build-again',
      'build-plain',
      'build-changed',
      'build-weight',
      '.docusaurus',
      'node_modules',
      'coverage',
      'playwright-report',
      'test-results',
    ],
  },
  // What excuses a rule of the night excuses nothing by day.
  {linterOptions: {reportUnusedDisableDirectives: triesAll ? 'warn' : 'off'}},
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
      // Docusaurus requires some plugin hooks to be async, whether or not they await anything.
      '@typescript-eslint/require-await': 'off',
      // Docusaurus plugins are loaded as CommonJS, where `require.resolve` finds a package's files.
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    plugins: {'@docusaurus': docusaurus, redos},
    rules: {
      // Whoever writes a file, a link or an address must not be able to make an expression run for seconds. At night:
      // it takes a third of the time of all rules together, and expressions seldom change.
      // By steps: its limits of time, of a second each, would call an expression slow where the machine is.
      'redos/no-vulnerable': triesAll
        ? [
            'error',
            {
              attackTimeout: 60_000,
              incubationTimeout: 60_000,
              seedingTimeout: 60_000,
              timeout: 300_000,
            },
          ]
        : 'off',
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    // Effects here read the page (headings, citations, input) after it is rendered, which is a legitimate use.
    files: ['src/browser/**/*.ts', 'src/components/**/*.tsx', 'src/theme/**/*.tsx'],
    rules: {'react-hooks/set-state-in-effect': 'off'},
  },
  ...layerRules,
  {
    // An ambient declaration with a top-level import would no longer be ambient.
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
