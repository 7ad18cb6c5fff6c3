import {globalsRule} from './globalsRule.mjs';
import {importRule} from './importRule.mjs';
import {layers} from './layers.mjs';

const handIn = (what, home) => `src/domain has no ${what}: hand it in as an argument. ${home}`;
const clock = handIn('clock', 'Its reading belongs in src/browser, src/plugins or src/cli.');
const chance = handIn('chance', 'Repeatable numbers come from src/domain/energy/random.ts.');
const locale = handIn('locale of its own', "Name the locale: 'pl'.");

/**
 * The layers as ESLint configuration objects.
 * @type {import('eslint').Linter.Config[]}
 */
export const layerRules = [
  {
    // All of src, so that a folder without a row is reported.
    files: ['src/**', ...layers.flatMap(({files}) => files)],
    plugins: {layers: {rules: {imports: importRule, globals: globalsRule}}},
    rules: {'layers/imports': 'error', 'layers/globals': 'error'},
  },
  {
    files: layers.filter(({globals}) => globals).flatMap(({files}) => files),
    // Without the DOM, whose names would otherwise count as known globals.
    languageOptions: {parserOptions: {lib: ['es2023']}},
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {object: 'Date', property: 'now', message: clock},
        {object: 'Math', property: 'random', message: chance},
      ],
      'no-restricted-syntax': [
        'error',
        {selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: clock},
        {selector: 'CallExpression[callee.name="Date"]', message: clock},
        {
          selector: 'CallExpression[callee.property.name=/^toLocale/][arguments.length=0]',
          message: locale,
        },
        {
          selector: 'CallExpression[callee.property.name="localeCompare"][arguments.length=1]',
          message: locale,
        },
        {
          selector:
            ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][arguments.length=0]',
          message: locale,
        },
      ],
    },
  },
];
