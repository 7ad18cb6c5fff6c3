/** @jest-environment jsdom */
import {ahead} from '@site/src/asleep/ahead';
import {colorMode} from '@site/src/asleep/colorMode';
import {followReading} from '@site/src/asleep/followReading';
import type {SleepingPage} from '@site/src/asleep/page';
import {statistics} from '@site/src/asleep/statistics';
import {settings} from './settings';

const wake = jest.fn();
let ending: AbortController;

function page(fields: Partial<SleepingPage> = {}): SleepingPage {
  return {
    settings,
    files: ['/runtime.js', '/main.js'],
    signal: ending.signal,
    isDear: false,
    isGood: false,
    listen: (types, then, to = window) => {
      to.addEventListener(types, then as EventListener, {signal: ending.signal});
    },
    find: (target, selector) =>
      target instanceof Element ? target.closest<HTMLElement>(selector) : null,
    each: (selector, then) => {
      document.querySelectorAll<HTMLElement>(selector).forEach(then);
    },
    wake,
    ...fields,
  };
}

const html = document.documentElement;
let system: EventTarget & {matches: boolean};

beforeEach(() => {
  jest.useFakeTimers();
  wake.mockReset();
  ending = new AbortController();
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/strona');
  delete html.dataset.forcedTheme;
  system = Object.assign(new EventTarget(), {matches: false});
  Object.assign(window, {matchMedia: () => system});
  Object.assign(HTMLScriptElement, {supports: () => true});
});

afterEach(() => {
  ending.abort();
  jest.useRealTimers();
});

describe('What a page wakes for by itself', () => {
  test.each([
    ['', false],
    ['?utm_source=list', false],
    ['?fbclid=abc', false],
    ['?znajdz=akcyza', true],
    ['?fbclid=abc&tag=kowr', true],
  ])('the address %s: %s', (search, expected) => {
    window.history.replaceState(null, '', `/strona${search}`);
    ahead(page());
    expect(wake).toHaveBeenCalledTimes(Number(expected));
  });

  test.each([
    [null, true],
    ['{"categories":["necessary","statistics"]}', true],
    ['{"categories":["necessary"]}', false],
  ])('the question about statistics, answered with %s: %s', (answer, expected) => {
    if (answer !== null) {
      localStorage.setItem('se:consent', answer);
    }
    statistics(page());
    expect(wake).toHaveBeenCalledTimes(Number(expected));
  });
});

describe('What is fetched ahead', () => {
  const fetched = (): (string | null)[] =>
    [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

  test('the scripts, for a visitor who stays on a good line', () => {
    ahead(page({isGood: true}));
    jest.advanceTimersByTime(9_999);
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(fetched()).toEqual(['/runtime.js', '/main.js']);
  });

  test('nothing on another line, and no rules where every byte counts', () => {
    document.head.innerHTML = '<script type="speculationrules"></script>';
    ahead(page({isDear: true}));
    jest.runAllTimers();
    expect(fetched()).toEqual([]);
    expect(document.querySelector('script')).toBeNull();
  });

  test('a page the pointer comes to, where the browser has no rules for it', () => {
    Object.assign(HTMLScriptElement, {supports: undefined});
    const request = jest.fn(() => Promise.resolve());
    Object.assign(window, {fetch: request});
    document.body.innerHTML = '<a href="/inna">Inna</a><a href="/plik.csv">Plik</a>';
    ahead(page());
    for (const link of document.querySelectorAll('a')) {
      link.dispatchEvent(new Event('pointerover', {bubbles: true}));
    }
    expect(request.mock.calls).toEqual([['http://localhost/inna', {priority: 'low'}]]);
  });
});

describe('The colour mode', () => {
  const radios = '<input type="radio" data-mode="system"><input type="radio" data-mode="dark">';
  const chosen = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(
      ({dataset}) => dataset.mode,
    );

  beforeEach(() => {
    document.body.innerHTML = radios;
    html.dataset.themeChoice = 'system';
    colorMode(page());
  });

  test('is shown in the choice, follows the choice and is kept', () => {
    expect(chosen()).toEqual(['system']);
    document.querySelector('[data-mode=dark]')?.dispatchEvent(new Event('input', {bubbles: true}));
    expect(html.dataset.theme).toBe('dark');
    expect(chosen()).toEqual(['dark']);
    expect(localStorage.getItem('theme')).toBe('dark');
    document
      .querySelector('[data-mode=system]')
      ?.dispatchEvent(new Event('input', {bubbles: true}));
    expect(html.dataset.theme).toBe('light');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('follows the system and another tab', () => {
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(html.dataset.theme).toBe('dark');
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: 'light'}));
    expect(html.dataset.theme).toBe('light');
  });

  test('of a page that forces one stays, and the choice is kept', () => {
    html.dataset.forcedTheme = 'light';
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: 'dark'}));
    expect(html.dataset.theme).toBe('light');
    expect(html.dataset.themeChoice).toBe('dark');
  });
});

test('The section being read is marked and told', async () => {
  document.body.innerHTML =
    '<ol data-contents><a href="#a">A</a><a href="#b">B</a></ol><h2 id="a"></h2><h2 id="b"></h2>';
  const tops: Record<string, number> = {a: 500, b: 900};
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    return {top: tops[this.id]} as DOMRect;
  });
  const told: (string | null)[] = [];
  followReading(ending, (id) => told.push(id));
  const scrollBy = async (distance: number): Promise<void> => {
    tops.a = (tops.a ?? 0) - distance;
    tops.b = (tops.b ?? 0) - distance;
    window.dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(20);
  };
  await scrollBy(0);
  await scrollBy(400);
  await scrollBy(400);
  await scrollBy(-800);
  expect(told).toEqual([null, 'a', 'b', null]);
  expect(document.querySelector('[aria-current]')).toBeNull();
});
