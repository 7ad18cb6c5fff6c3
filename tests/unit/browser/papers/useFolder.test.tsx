/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {newRecord} from '@cooperative/settlement/record';
import {readCooperativeFile, withFile} from '@site/src/browser/cooperative/readCooperativeFile';
import {useKept} from '@site/src/browser/cooperative/useKept';
import {notify} from '@site/src/browser/notifications/notify';
import {useFolder} from '@site/src/browser/papers/useFolder';

jest.mock('@site/src/browser/cooperative/readCooperativeFile');
jest.mock('@site/src/browser/cooperative/useKept');
jest.mock('@site/src/browser/notifications/notify');

/** The folder of a cooperative that is open until the controller is aborted. */
function openFolder() {
  const open = new AbortController();
  jest.mocked(useKept).mockImplementation((state) => ({
    keeping: {kind: 'none'},
    findAgain: () => undefined,
    found: () => Promise.resolve(state),
    open: () => undefined,
    forget: () => Promise.resolve(),
    whileOpen: () => open.signal,
  }));
  const {result} = renderHook(() => useFolder());
  return {open, result};
}

const file = Object.assign(new File(['{}'], 'stary.json'), {text: () => Promise.resolve('{}')});

test('A question about an older file goes when another cooperative is opened', async () => {
  const record = {...newRecord, name: 'Stara'};
  jest.mocked(readCooperativeFile).mockResolvedValue({ok: true, value: {record}} as never);
  jest.mocked(withFile).mockReturnValue(record);
  const {open, result} = openFolder();
  act(() => result.current.addList((known) => ({...known, settledTo: '2026-05'})));
  await act(async () => {
    await result.current.openFile(file);
  });
  expect(result.current.olderFile?.name).toBe('stary.json');
  act(() => open.abort());
  expect(result.current.olderFile).toBeNull();
  expect(result.current.record.name).toBe('');
});

test('Taking back a list is offered as long as its cooperative is open', () => {
  const {open, result} = openFolder();
  for (const name of ['pierwsza', 'druga']) {
    act(() => result.current.addList((record) => ({...record, name})));
  }
  expect(jest.mocked(notify).mock.lastCall?.[0]).toMatchObject({
    action: {label: 'Cofnij'},
    signal: open.signal,
  });
});
