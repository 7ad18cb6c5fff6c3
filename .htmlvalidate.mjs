import {defineConfig} from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The name of a heading is its own words, without the link beside them.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // Titles are for readers; search engines cut long ones without harm.
    'long-title': 'off',
    // „Menu” is a link to the footer's links until scripts make it the button of the drawer; a group of table
    // cells that scrolls is no fieldset; the progress bar is Radix's.
    'prefer-native-element': ['error', {exclude: ['button', 'group', 'progressbar']}],
  },
});
