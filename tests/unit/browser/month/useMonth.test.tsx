/** @jest-environment jsdom */
import {act, renderHook, waitFor} from '@testing-library/react';
import {useKept} from '@site/src/browser/cooperative/useKept';
import {useMonth} from '@site/src/browser/month/useMonth';
import {notify} from '@site/src/browser/notifications/notify';

jest.mock('@site/src/browser/cooperative/useKept');
jest.mock('@site/src/browser/notifications/notify');

/** A list of points, which needs no worker. */
function list(name: string): File {
  const text = 'nazwa;członek;PPE\nurząd;Gmina;590310600000000017\n';
  const file = new File([text], name);
  const bytes = new TextEncoder().encode(text);
  // jsdom's files cannot be read in parts.
  Object.assign(file, {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
    slice: () => ({arrayBuffer: () => Promise.resolve(bytes.buffer)}),
  });
  return file;
}

test('Files given while the device is being emptied come once it is empty', async () => {
  let endDeleting = (): void => undefined;
  jest.mocked(useKept).mockImplementation((state, setState, {empty}) => ({
    keeping: {kind: 'none'},
    findAgain: () => undefined,
    found: () => Promise.resolve(state),
    whileOpen: () => new AbortController().signal,
    open: () => undefined,
    forget: () =>
      new Promise((resolve) => {
        endDeleting = () => {
          setState(empty);
          resolve();
        };
      }),
  }));
  const {result} = renderHook(() => useMonth());
  const points = (): readonly string[] => result.current.state.input.points.map(({id}) => id);
  await act(async () => {
    result.current.addFiles([list('pierwsza.csv')]);
    await Promise.resolve();
  });
  await waitFor(() => expect(points()).toEqual(['urząd']));
  let forgotten: Promise<void> | undefined;
  act(() => {
    forgotten = result.current.forget();
    result.current.addFiles([list('druga.csv')]);
  });
  // Longer than the list takes to be read.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await act(async () => {
    endDeleting();
    await forgotten;
  });
  await waitFor(() => {
    expect(result.current.notes.map(({message}) => message)).toEqual([
      'Wczytano listę punktów i członków: druga.csv.',
    ]);
  });
  expect(points()).toEqual(['urząd']);
});

test('What is taken away comes back to the cooperative, or the example, it was taken from', async () => {
  const whileOpen = new AbortController().signal;
  jest.mocked(useKept).mockImplementation((state) => ({
    keeping: {kind: 'none'},
    findAgain: () => undefined,
    found: () => Promise.resolve(state),
    open: () => undefined,
    forget: () => Promise.resolve(),
    whileOpen: () => whileOpen,
  }));
  const {result} = renderHook(() => useMonth());
  const offered = (): AbortSignal | undefined => jest.mocked(notify).mock.lastCall?.[0].signal;
  act(() => result.current.remove('Usunięto.', (state) => ({...state})));
  expect(offered()).toBe(whileOpen);
  act(() => result.current.openExample([]));
  await waitFor(() => expect(result.current.reading).toBeNull());
  act(() => result.current.remove('Usunięto.', (state) => ({...state})));
  expect(offered()?.aborted).toBe(false);
  act(() => result.current.closeExample());
  expect(offered()?.aborted).toBe(true);
});
