/** @jest-environment jsdom */
import {firstColorMode} from '@site/src/browser/firstPaint/colorMode';
import {hangingSheets, missingMatchMedia, trustedStrings} from '@site/src/browser/firstPaint/head';
import {notLoaded} from '@site/src/browser/firstPaint/notLoaded';
import {oldSources} from '@site/src/browser/firstPaint/oldSources';
import {modeAttribute, modeChoiceAttribute} from '@site/src/docusaurus/colorMode';
import {checkedAttribute} from '@site/src/domain/articles/article';
import {forcedModeAttribute} from '@site/src/domain/browser/colorMode';

const html = document.documentElement;

describe('colorMode', () => {
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
});

describe('head', () => {
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
      ['Do <span class="unbroken">240 000</span> zł', true],
      ['<span class="unbroken" onclick="alert(1)">a</span>', false],
      ['<em onmouseover=alert(1)>a</em>', false],
      ['<code\nonfocus=alert(1) tabindex=0>a</code>', false],
      ['<strong style="position:fixed">a</strong>', false],
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
});

describe('notLoaded', () => {
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
});

describe('oldSources', () => {
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
});
