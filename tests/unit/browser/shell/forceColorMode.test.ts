/** @jest-environment jsdom */
import {forceColorMode} from '@site/src/browser/shell/forceColorMode';

const html = document.documentElement;
let isSystemDark = false;

beforeEach(() => {
  isSystemDark = false;
  window.matchMedia = ((query: string) => ({
    matches: query.includes('dark') && isSystemDark,
  })) as typeof window.matchMedia;
  html.setAttribute('data-theme', 'light');
  html.setAttribute('data-theme-choice', 'system');
});

/** Lets the observer of the attribute run. */
const settle = (): Promise<void> => Promise.resolve();

test('shows the forced mode and then the system’s preference again', () => {
  const release = forceColorMode('dark');
  expect(html.dataset.theme).toBe('dark');
  expect(html.dataset.themeChoice).toBe('system');
  release();
  expect(html.dataset.theme).toBe('light');
});

test('restores the system’s mode as it is on leaving, not as it was', () => {
  const release = forceColorMode('light');
  isSystemDark = true;
  release();
  expect(html.dataset.theme).toBe('dark');
});

test('restores the visitor’s choice, even one made meanwhile', () => {
  const release = forceColorMode('light');
  html.setAttribute('data-theme-choice', 'dark');
  release();
  expect(html.dataset.theme).toBe('dark');
});

test('holds the mode when something else sets another', async () => {
  const release = forceColorMode('dark');
  html.setAttribute('data-theme', 'light');
  await settle();
  expect(html.dataset.theme).toBe('dark');
  release();
  html.setAttribute('data-theme', 'dark');
  await settle();
  expect(html.dataset.theme).toBe('dark');
});

test('of two conflicting modes the later one wins, and they do not fight', async () => {
  const releaseFirst = forceColorMode('dark');
  const releaseSecond = forceColorMode('light');
  await settle();
  expect(html.dataset.theme).toBe('light');
  releaseSecond();
  expect(html.dataset.theme).toBe('dark');
  releaseFirst();
  releaseFirst();
  expect(html.dataset.theme).toBe('light');
});
