/** @jest-environment jsdom */
import {isHelpKey, isHelpKeyOn, turnHelpKey} from '@site/src/browser/shell/helpKey';

const press = (key: string, tag: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', {key});
  document.createElement(tag).dispatchEvent(event);
  return event;
};

test('the key is „?” anywhere but in a field', () => {
  expect(isHelpKey(press('?', 'main'))).toBe(true);
  expect(isHelpKey(press('/', 'main'))).toBe(false);
  expect(isHelpKey(press('?', 'input'))).toBe(false);
});

test('it can be turned off and on again', () => {
  turnHelpKey(false);
  expect(isHelpKeyOn()).toBe(false);
  expect(isHelpKey(press('?', 'main'))).toBe(false);
  turnHelpKey(true);
  expect(isHelpKeyOn()).toBe(true);
});
