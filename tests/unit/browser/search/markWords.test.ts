/** @jest-environment jsdom */
import {markWords} from '@site/src/browser/search/markWords';

const marked = new Map<string, {ranges: Range[]}>();

beforeEach(() => {
  jest.useFakeTimers();
  marked.clear();
  Object.assign(globalThis, {
    Highlight: class {
      ranges: Range[];
      constructor(...ranges: Range[]) {
        this.ranges = ranges;
      }
    },
    CSS: {highlights: marked},
  });
  document.body.innerHTML = `<main>
    <h2 id="raz">Opłata mocowa</h2><p>Opłatę naliczamy co godzinę.</p>
    <h2 id="dwa">Inne</h2><p>Opłata handlowa.</p></main>`;
});
afterEach(() => {
  jest.useRealTimers();
});

const markedTexts = (): string[] => (marked.get('search')?.ranges ?? []).map(String);

test('marks words only in the section of the hash', () => {
  window.history.replaceState(null, '', '/artykul#raz');
  markWords(['opłata', 'opłatę']);
  expect(markedTexts()).toEqual(['Opłata', 'Opłatę']);
});

test('without a hash marks the whole text, whole words only', () => {
  window.history.replaceState(null, '', '/artykul');
  markWords(['opłata', 'hand']);
  expect(markedTexts()).toEqual(['Opłata', 'Opłata']);
});

test('waits for a section that loads later', () => {
  window.history.replaceState(null, '', '/artykul#trzy');
  markWords(['opłata']);
  expect(markedTexts()).toEqual([]);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h2 id="trzy">Opłata</h2>');
  jest.advanceTimersByTime(200);
  expect(markedTexts()).toEqual(['Opłata']);
});

test('gives up on a page that was left, and on a hash that cannot be decoded', () => {
  window.history.replaceState(null, '', '/artykul#%E0%A4%A');
  markWords(['opłata']);
  window.history.replaceState(null, '', '/inny#raz');
  jest.advanceTimersByTime(5000);
  expect(markedTexts()).toEqual([]);
});
