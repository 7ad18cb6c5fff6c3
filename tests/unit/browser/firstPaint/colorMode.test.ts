/** @jest-environment jsdom */
import {firstColorMode} from '@site/src/browser/firstPaint/colorMode';
import {modeAttribute, modeChoiceAttribute} from '@site/src/docusaurus/colorMode';
import {forcedModeAttribute} from '@site/src/domain/browser/colorMode';

const html = document.documentElement;

/** Runs the script on a page that forces a mode, for a visitor who chose one and has a system of the mode given. */
function run(forced: string | null, stored: string | undefined, system: string): void {
  html.removeAttribute(forcedModeAttribute);
  if (forced !== null) {
    html.setAttribute(forcedModeAttribute, forced);
  }
  localStorage.clear();
  if (stored !== undefined) {
    localStorage.setItem('theme', stored);
  }
  Object.assign(window, {matchMedia: () => ({matches: system === 'dark'})});
  firstColorMode();
}

test.each([
  ['dark', 'light', 'light', 'dark', 'light'],
  ['light', 'dark', 'dark', 'light', 'dark'],
  ['system', 'light', 'dark', 'light', 'light'],
  ['', 'dark', 'light', 'dark', 'dark'],
  [null, 'dark', 'light', 'dark', 'dark'],
  [null, undefined, 'dark', 'dark', 'system'],
  [null, undefined, 'light', 'light', 'system'],
])(
  'forced %j, stored %j, system %j: %s, and the choice is %s',
  (forced, stored, system, shown, choice) => {
    run(forced, stored, system);
    expect(html.getAttribute(modeAttribute)).toBe(shown);
    expect(html.getAttribute(modeChoiceAttribute)).toBe(choice);
  },
);

test.each(['{}', 'DARK', ''])('%j, stored as a mode, is the mode of the system', (stored) => {
  run(null, stored, 'dark');
  expect(html.getAttribute(modeAttribute)).toBe('dark');
  expect(html.getAttribute(modeChoiceAttribute)).toBe('system');
});

test('a storage that throws is an empty one', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  Object.assign(window, {matchMedia: () => ({matches: false})});
  firstColorMode();
  read.mockRestore();
  expect(html.getAttribute(modeAttribute)).toBe('light');
});
