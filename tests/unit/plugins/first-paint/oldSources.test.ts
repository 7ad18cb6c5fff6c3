/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {oldSourcesWarning} from '@site/src/domain/articles/article';
import {oldSourcesScript} from '@site/src/plugins/first-paint/oldSources';

const html = document.documentElement;
const isMarked = (): boolean => html.hasAttribute('data-old-sources');

beforeEach(() => {
  jest.useFakeTimers({now: new Date('2027-11-20T12:00:00Z'), doNotFake: ['queueMicrotask']});
  html.removeAttribute('data-old-sources');
});

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['2027-11-20', false],
  [null, false],
])('a page of %j on 20 November 2027 is old: %s', (checked, expected) => {
  html.removeAttribute('data-checked');
  if (checked !== null) {
    html.setAttribute('data-checked', checked);
  }
  window.eval(oldSourcesScript);
  expect(isMarked()).toBe(expected);
});

test('writes the warning only into an article with old sources', async () => {
  const place = (): HTMLElement | null => document.querySelector('p');
  html.setAttribute('data-checked', '2027-01-01');
  document.body.innerHTML = '<p data-old-sources-warning></p>';
  window.eval(oldSourcesScript);
  expect(place()).toBeEmptyDOMElement();
  html.setAttribute('data-checked', '2020-01-01');
  await Promise.resolve();
  expect(place()).toHaveTextContent(oldSourcesWarning);
  // The next article comes with an empty place of its own.
  document.body.innerHTML = '<p data-old-sources-warning></p>';
  await Promise.resolve();
  expect(place()).toHaveTextContent(oldSourcesWarning);
});

test('follows the visitor from article to article', async () => {
  html.setAttribute('data-checked', '2020-01-01');
  window.eval(oldSourcesScript);
  html.setAttribute('data-checked', '2027-01-01');
  await Promise.resolve();
  expect(isMarked()).toBe(false);
  html.setAttribute('data-checked', '2020-01-01');
  await Promise.resolve();
  expect(isMarked()).toBe(true);
});
