/** @jest-environment jsdom */
import {oldSources} from '@site/src/browser/firstPaint/oldSources';
import {checkedAttribute} from '@site/src/domain/articles/article';

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
  html.removeAttribute(checkedAttribute);
  if (checked !== null) {
    html.setAttribute(checkedAttribute, checked);
  }
  oldSources();
  expect(isMarked()).toBe(expected);
});

test('follows the visitor from article to article', async () => {
  html.setAttribute(checkedAttribute, '2020-01-01');
  oldSources();
  html.setAttribute(checkedAttribute, '2027-01-01');
  await Promise.resolve();
  expect(isMarked()).toBe(false);
  html.setAttribute(checkedAttribute, '2020-01-01');
  await Promise.resolve();
  expect(isMarked()).toBe(true);
});
