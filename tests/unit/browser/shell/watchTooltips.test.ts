/** @jest-environment jsdom */
import {watchTooltips} from '@site/src/browser/shell/watchTooltips';

const onChange = jest.fn();
let stop: () => void;

// The test's browser lacks it.
beforeAll(() => {
  globalThis.PointerEvent = class extends MouseEvent {} as typeof PointerEvent;
});

function pointAt(selector: string): void {
  const event = new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'});
  document.querySelector(selector)?.dispatchEvent(event);
}

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockClear();
  document.body.innerHTML =
    '<button data-tooltip="Szukaj"><b>S</b><i>z</i></button><a data-tooltip="Motyw">M</a><p>Tekst</p>';
  stop = watchTooltips({tooltipItself: '#podpowiedz', waitedMs: 0, onChange});
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('the rest of 700 ms goes on while the pointer passes over parts of the element', () => {
  pointAt('b');
  jest.advanceTimersByTime(400);
  pointAt('i');
  jest.advanceTimersByTime(299);
  expect(onChange).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledWith(document.querySelector('button'));
});

test.each(['p', 'a'])('it begins anew after the pointer was on another element: %s', (other) => {
  pointAt('b');
  jest.advanceTimersByTime(400);
  pointAt(other);
  pointAt('b');
  jest.advanceTimersByTime(699);
  expect(onChange).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  [290, 0],
  [310, 700],
])('the next one, %d ms after the last was hidden, shows after %d ms', (pause, wait) => {
  pointAt('b');
  jest.advanceTimersByTime(700);
  pointAt('p');
  expect(onChange).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(pause);
  pointAt('a');
  jest.advanceTimersByTime(Math.max(wait - 1, 0));
  expect(onChange).toHaveBeenCalledTimes(wait === 0 ? 3 : 2);
  jest.advanceTimersByTime(1);
  expect(onChange).toHaveBeenLastCalledWith(document.querySelector('a'));
});
