import esx from 'eslint-plugin-es-x';

const {rules} = esx.configs['flat/restrict-to-es2022'];
/** Iterators have methods of the same names as arrays, which a built script cannot tell apart. */
const alsoOfArrays = Object.keys(rules).filter((name) => name.startsWith('es-x/no-iterator-'));

/**
 * Rules for the scripts as they are built, with the packages in them: nothing that Chrome 109, Firefox 115 or Safari
 * 16.0 lacks, see `browserslist` in package.json. A method is judged by its name, as a built script has no types.
 */
export default [
  {
    plugins: {'es-x': esx},
    languageOptions: {ecmaVersion: 'latest', sourceType: 'script'},
    linterOptions: {noInlineConfig: true},
    settings: {'es-x': {aggressive: true}},
    rules: {
      ...rules,
      ...Object.fromEntries(alsoOfArrays.map((name) => [name, 'off'])),
      // Safari before 16.4 stops at one, wherever in the script it stands.
      'es-x/no-regexp-lookbehind-assertions': 'error',
    },
  },
];
