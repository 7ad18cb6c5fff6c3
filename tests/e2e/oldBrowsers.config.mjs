import esx from 'eslint-plugin-es-x';

const {rules} = esx.configs['flat/restrict-to-es2022'];

/** What Chrome 109, Firefox 115 or Safari 16.0 lacks. A method is judged by its name, as a built script has no types. */
export default {
  plugins: [],
  categories: {correctness: 'off'},
  jsPlugins: ['eslint-plugin-es-x'],
  settings: {'es-x': {aggressive: true}},
  rules: {
    ...rules,
    // Safari before 16.4 runs no line of a script that has one.
    'es-x/no-regexp-lookbehind-assertions': 'error',
    // Iterators have methods of the same names as arrays; and generators, as compiled, ask first whether there is a class.
    ...Object.fromEntries(
      Object.keys(rules)
        .filter((name) => name.startsWith('es-x/no-iterator'))
        .map((name) => [name, 'off']),
    ),
  },
};
