/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useChecklist} from '@site/src/browser/papers/useChecklist';
import {parseChecklists} from '@site/src/domain/papers/checklist';
import {storage} from '@site/src/site/behaviour';

const address = '/wzory/lista';
const kept = () => parseChecklists(localStorage.getItem(storage.checklists))[address];

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('a tick adds to what was ticked meanwhile in another tab', () => {
  const tabs = [0, 1].map(() => renderHook(() => useChecklist(address)).result);
  act(() => {
    tabs[0]?.current.toggle('a');
  });
  act(() => {
    tabs[1]?.current.toggle('b');
  });
  expect(kept()?.done).toEqual(['a', 'b']);
  expect(tabs[1]?.current.list?.done).toEqual(['a', 'b']);
});

test('what was cleared in another tab does not come back', () => {
  const tabs = [0, 1].map(() => renderHook(() => useChecklist(address)).result);
  act(() => {
    tabs[0]?.current.toggle('a');
  });
  act(() => {
    tabs[1]?.current.clear();
  });
  act(() => {
    tabs[0]?.current.toggle('b');
  });
  expect(kept()?.done).toEqual(['b']);
});

test('ticks work without storage until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const {result} = renderHook(() => useChecklist(address));
  for (const step of ['a', 'b']) {
    act(() => result.current.toggle(step));
  }
  expect(result.current.list?.done).toEqual(['a', 'b']);
});
