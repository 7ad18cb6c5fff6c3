/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {webcrypto} from 'node:crypto';
import {act, renderHook} from '@testing-library/react';
import {useFolder} from '@site/src/browser/papers/useFolder';
import {emptyFolder, withValue, writeFolder} from '@site/src/domain/papers/folderData';
import {storage} from '@site/src/site/behaviour';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', {value: webcrypto});
});

test.each([
  ['of a later version', '{"format":"teczka-2","nowe":1}', 'nowsza wersja strony'],
  ['half written', '{"format":"teczka-1","val', 'To nie jest plik teczki'],
])('A kept folder %s is told and left as it is until somebody begins anew', (_, kept, words) => {
  localStorage.setItem(storage.folder, kept);
  const {result} = renderHook(() => useFolder());
  expect(result.current.folder).toBeNull();
  expect(result.current.unread?.message).toContain(words);
  expect(result.current.unread?.text).toBe(kept);
  expect(localStorage.getItem(storage.folder)).toBe(kept);
  act(() => {
    result.current.unread?.startAnew();
  });
  expect(result.current.unread).toBeNull();
  expect(result.current.folder).toEqual(emptyFolder);
  expect(localStorage.getItem(storage.folder)).toBeNull();
});

test('A kept folder that can be read is the folder, and each change is kept', () => {
  localStorage.setItem(
    storage.folder,
    writeFolder(withValue(emptyFolder, 'spoldzielnia.nazwa', 'A')),
  );
  const {result} = renderHook(() => useFolder());
  expect(result.current.unread).toBeNull();
  act(() => {
    result.current.change((folder) => withValue(folder, 'spoldzielnia.nazwa', 'B'));
  });
  expect(localStorage.getItem(storage.folder)).toContain('"spoldzielnia.nazwa": "B"');
});
