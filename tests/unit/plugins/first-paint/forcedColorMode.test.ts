/** @jest-environment jsdom */
import {runInNewContext} from 'node:vm';
import {forcedColorModeScript} from '@site/src/plugins/first-paint/forcedColorMode';

const html = document.documentElement;

test.each([
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['system', 'light', 'light'],
  ['', 'dark', 'dark'],
  [null, 'dark', 'dark'],
])('a page that forces %j, seen by a visitor of the %s mode, is %s', (forced, own, shown) => {
  html.setAttribute('data-theme', own);
  html.removeAttribute('data-forced-theme');
  if (forced !== null) {
    html.setAttribute('data-forced-theme', forced);
  }
  runInNewContext(forcedColorModeScript, {document});
  expect(html.getAttribute('data-theme')).toBe(shown);
});

test.each(['{}', 'DARK', ''])('%j, stored as a mode, is the mode of the system', (stored) => {
  html.setAttribute('data-theme', stored);
  html.setAttribute('data-theme-choice', stored);
  html.removeAttribute('data-forced-theme');
  runInNewContext(forcedColorModeScript, {document, matchMedia: () => ({matches: true})});
  expect(html.getAttribute('data-theme')).toBe('dark');
  expect(html.getAttribute('data-theme-choice')).toBe('system');
});
