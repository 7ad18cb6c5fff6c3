/** @jest-environment jsdom */
import type scrollModule from '@site/src/client-modules/scroll';

jest.mock(
  '@docusaurus/ExecutionEnvironment',
  () => ({__esModule: true, default: {canUseDOM: true}}),
  {
    virtual: true,
  },
);

type Navigation = Parameters<NonNullable<typeof scrollModule.onRouteDidUpdate>>[0];

let grow: () => void;
const scrolledTo: string[] = [];

/** Opens a page at an address, from another page or as the first one. */
function open(address: string, from?: string): void {
  const locationOf = (text: string): Navigation['location'] => {
    const {pathname, search, hash} = new URL(text, 'https://example.org');
    return {pathname, search, hash} as Navigation['location'];
  };
  jest.isolateModules(() => {
    const {default: scroll} = jest.requireActual<{default: typeof scrollModule}>(
      '@site/src/client-modules/scroll',
    );
    scroll.onRouteDidUpdate?.({
      location: locationOf(address),
      previousLocation: from === undefined ? null : locationOf(from),
    });
  });
}

/** Puts in what React draws once the memory of the browser has been read. */
function draw(html: string): void {
  document.body.innerHTML += html;
  grow();
}

beforeEach(() => {
  scrolledTo.length = 0;
  document.body.innerHTML = '<main><h1>Teczka</h1></main>';
  window.history.replaceState(null, '');
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id || this.tagName);
  };
  window.scrollBy = () => undefined;
  const observers = new Set<() => void>();
  window.ResizeObserver = class implements ResizeObserver {
    readonly observe: () => void;
    readonly disconnect: () => void;
    readonly unobserve = (): void => undefined;
    constructor(callback: ResizeObserverCallback) {
      const then = () => callback([], this);
      this.observe = () => {
        observers.add(then);
      };
      this.disconnect = () => {
        observers.delete(then);
      };
    }
  };
  grow = () => {
    [...observers].forEach((then) => then());
  };
});

test.each([
  ['as the first page', undefined, []],
  ['from another page', '/wzory', ['BODY']],
])('a place that is drawn later is gone to once it is there, opened %s', (_, from, before) => {
  open('/teczka#dane', from);
  draw('<p>Jeszcze nic</p>');
  expect(scrolledTo).toEqual(before);
  draw('<section id="dane"><h2>Dane</h2></section>');
  expect(scrolledTo).toEqual([...before, 'dane']);
  expect(document.activeElement?.textContent).toBe('Dane');
  grow();
  expect(scrolledTo).toEqual([...before, 'dane']);
});

test('who has begun to scroll stays where they are', () => {
  open('/teczka#dane');
  window.dispatchEvent(new Event('wheel'));
  draw('<section id="dane"><h2>Dane</h2></section>');
  expect(scrolledTo).toEqual([]);
});
