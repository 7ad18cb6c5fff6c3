import {readingsStore} from '@site/src/browser/calculator/readingsStore';

const readings = {
  startUtc: '2025-12-31T23:00Z',
  withdrawn: new Float64Array(2),
  injected: new Float64Array(2),
};

/** A database whose rows are taken, and whose transaction then ends in one way or the other. */
function open(ending: 'oncomplete' | 'onabort'): void {
  const request = (result: unknown) => {
    const made = {result, error: null, onsuccess: () => undefined};
    setTimeout(() => {
      made.onsuccess();
    });
    return made;
  };
  const transaction = {
    error: new DOMException('', 'QuotaExceededError'),
    oncomplete: () => undefined,
    onabort: () => undefined,
    objectStore: () => ({put: () => request('a-b')}),
  };
  const database = {
    transaction: () => {
      setTimeout(() => {
        transaction[ending]();
      }, 20);
      return transaction;
    },
    close: () => undefined,
  };
  Object.assign(globalThis, {indexedDB: {open: () => request(database)}});
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

test('readings are kept once all of the writing is done', async () => {
  open('oncomplete');
  await expect(readingsStore.keep(new Map([['a-b', readings]]))).resolves.toBeUndefined();
});

test('readings that the device had no room for are refused, so that they are tried again', async () => {
  open('onabort');
  await expect(readingsStore.keep(new Map([['a-b', readings]]))).rejects.toThrow('');
});

test('a deletion that the browser refuses is not taken for done', async () => {
  const request = {error: new DOMException('', 'UnknownError'), onerror: () => undefined};
  setTimeout(() => {
    request.onerror();
  });
  Object.assign(globalThis, {indexedDB: {deleteDatabase: () => request}});
  await expect(readingsStore.clear()).rejects.toThrow('');
});
