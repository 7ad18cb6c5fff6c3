/** @jest-environment jsdom */
import {unfold} from '@site/src/browser/navigation/unfold';

beforeEach(() => {
  document.body.innerHTML =
    '<h2 id="tytul"></h2><details id="pytanie"><summary></summary><p id="odpowiedz"></p></details>';
});

const fold = (): HTMLDetailsElement | null => document.querySelector('details');

test.each(['pytanie', 'odpowiedz'])('a fold is opened for #%s, once', (id) => {
  expect(unfold(document.getElementById(id))).toBe(true);
  expect(fold()?.open).toBe(true);
  expect(unfold(document.getElementById(id))).toBe(false);
});

test('all folds around a place are opened', () => {
  document.body.innerHTML = '<details><details id="pytanie"></details></details>';
  expect(unfold(document.getElementById('pytanie'))).toBe(true);
  expect(document.querySelectorAll('details[open]')).toHaveLength(2);
});

test.each(['tytul', 'nic'])('nothing is opened for #%s', (id) => {
  expect(unfold(document.getElementById(id))).toBe(false);
  expect(fold()?.open).toBe(false);
});
