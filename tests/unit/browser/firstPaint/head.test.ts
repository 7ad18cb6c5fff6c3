/** @jest-environment jsdom */
import {hangingSheets, missingMatchMedia, trustedStrings} from '@site/src/browser/firstPaint/head';

afterEach(() => {
  jest.useRealTimers();
});

test('a browser without matchMedia gets one that matches nothing', () => {
  const query = jest.fn();
  Object.assign(window, {matchMedia: undefined});
  missingMatchMedia();
  const list = matchMedia('(prefers-color-scheme: dark)');
  list.addEventListener('change', query);
  expect(list.matches).toBeFalsy();
});

test('a matchMedia that is there stays', () => {
  const own = new EventTarget();
  Object.assign(window, {matchMedia: () => own});
  missingMatchMedia();
  expect(matchMedia('(prefers-color-scheme: dark)')).toBe(own);
});

describe('strings that become scripts or HTML', () => {
  let rules: Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;
  beforeAll(() => {
    const createPolicy = (_: string, given: typeof rules): void => {
      rules = given;
    };
    Object.assign(window, {trustedTypes: {createPolicy}});
    trustedStrings();
  });

  test.each([
    ['/assets/js/main.js', true],
    ['http://localhost/offline.js', true],
    ['https://example.com/a.js', false],
    ['//example.com/a.js', false],
    ['data:text/javascript,alert(1)', false],
  ])('%s as a script: %s', (address, isTaken) => {
    expect(rules.createScriptURL(address)).toBe(isTaken ? address : null);
  });

  test.each([
    ['H<sub>2</sub>O, <strong>ważne</strong> i <code>kWh</code>', true],
    ['<span>a</span>', true],
    ['<img src=x onerror=alert(1)>', false],
    ['<script>alert(1)</script>', false],
    ['<section>a</section>', false],
  ])('%s as HTML: %s', (html, isTaken) => {
    expect(rules.createHTML(html)).toBe(isTaken ? html : null);
  });
});

test('a style sheet that hangs lets the text show, and takes its looks once it comes', () => {
  jest.useFakeTimers();
  document.head.innerHTML = '<link rel="stylesheet" href="a.css">';
  const link = document.querySelector('link');
  hangingSheets(5000);
  jest.advanceTimersByTime(4999);
  expect(link?.media).toBe('');
  jest.advanceTimersByTime(1);
  expect(link?.media).toBe('print');
  link?.dispatchEvent(new Event('load'));
  expect(link?.media).toBe('');
});
