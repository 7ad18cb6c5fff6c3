/** @jest-environment jsdom */
import {recall, remember} from '@site/src/browser/device/memory';

function at(suffix: string): void {
  Object.assign(globalThis, {STORAGE_SUFFIX: suffix});
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('two copies of the site on one host know nothing of one another', () => {
  at('-a');
  remember('localStorage', 'se:listy', 'jedna');
  at('-b');
  expect(recall('localStorage', 'se:listy')).toBeNull();
  remember('localStorage', 'se:listy', 'druga');
  remember('localStorage', 'se:listy', null);
  at('-a');
  expect(recall('localStorage', 'se:listy')).toBe('jedna');
});

test('what a copy below the root kept under the bare name is moved at its first reading, and stays deleted', () => {
  localStorage.setItem('se:listy', 'dawna');
  at('-a');
  expect(recall('localStorage', 'se:listy')).toBe('dawna');
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({'se:listy-a': 'dawna'});
  remember('localStorage', 'se:listy', null);
  expect(recall('localStorage', 'se:listy')).toBeNull();
});

test.each([
  [
    'written',
    () => {
      remember('localStorage', 'se:listy', 'korzeń');
    },
  ],
  ['read', () => localStorage.setItem('se:listy', 'korzeń')],
])('what a copy at the root has %s is not taken by one below it', (_, keep) => {
  at('');
  keep();
  expect(recall('localStorage', 'se:listy')).toBe('korzeń');
  at('-a');
  expect(recall('localStorage', 'se:listy')).toBeNull();
  at('');
  expect(recall('localStorage', 'se:listy')).toBe('korzeń');
});

test('what only lasts as long as the tab is not moved', () => {
  sessionStorage.setItem('se:kalkulator', 'dawny');
  at('-a');
  expect(recall('sessionStorage', 'se:kalkulator')).toBeNull();
});

test('where there is no room to move it, it is not lost', () => {
  localStorage.setItem('se:listy', 'dawna');
  at('-a');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(recall('localStorage', 'se:listy')).toBe('dawna');
  full.mockRestore();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({'se:listy': 'dawna'});
});
