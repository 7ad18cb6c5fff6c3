/** @jest-environment jsdom */
import {notLoaded} from '@site/src/browser/firstPaint/notLoaded';

const html = document.documentElement;
const note = (): HTMLElement => document.querySelector<HTMLElement>('[data-unloaded]') ?? html;

beforeEach(() => {
  jest.useFakeTimers();
  html.dataset.hasHydrated = 'false';
  document.body.innerHTML =
    '<div data-unloaded hidden>Nie wczytało się.</div><main><form class="needsScript"></form></main>';
  notLoaded(15_000);
});

afterEach(async () => {
  html.dataset.hasHydrated = 'true';
  await Promise.resolve();
  jest.useRealTimers();
});

test('a missing picture is no missing script, and a page that runs says nothing', () => {
  const picture = document.createElement('img');
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  expect(note().hidden).toBe(true);
  html.dataset.hasHydrated = 'true';
  jest.advanceTimersByTime(20_000);
  expect(note().hidden).toBe(true);
});

test('a page says after a while that its scripts have not come, and no longer once they have', async () => {
  jest.advanceTimersByTime(14_000);
  expect(note().hidden).toBe(true);
  jest.advanceTimersByTime(2000);
  expect(note().hidden).toBe(false);
  expect(document.forms[0]?.hidden).toBe(true);
  html.dataset.hasHydrated = 'true';
  await Promise.resolve();
  expect(note().hidden).toBe(true);
  expect(document.forms[0]?.hidden).toBe(false);
});

test('a page says at once that a script is missing', () => {
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(note().hidden).toBe(false);
});
