import {markRoot, ownName, ownsBareNames} from './ownName';

/** A database of the site with its only table. */
interface Place {
  readonly name: string;
  readonly table: string;
}

/** A browser that has not opened the database by then never will: another program holds its files. */
const openingMs = 5000;
/** The same for a step: a year of files of fifty points, 20 MB, takes a slow phone a third of this. */
const stepMs = 30_000;

/**
 * Runs a step on the table; undefined if nothing was ever kept and it is only read. Rejects if the browser refuses or
 * does not answer: that nothing could be read does not mean that nothing is there.
 */
export async function inTable<T>(
  place: Place,
  mode: IDBTransactionMode,
  step: (rows: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  if (ownsBareNames()) {
    await moveEarlier(place);
  }
  return inDatabase({...place, name: ownName(place.name)}, mode, step);
}

async function inDatabase<T>(
  {name, table}: Place,
  mode: IDBTransactionMode,
  step: (rows: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  const database = await open(name, table, mode);
  try {
    if (!database) {
      return undefined;
    }
    markRoot();
    const transaction = database.transaction(table, mode);
    const steps = step(transaction.objectStore(table)).catch((error: unknown) => {
      abort(transaction);
      throw error;
    });
    // What was written is there only once all of it is: the device may still be full.
    const [found] = await inTime(Promise.all([steps, ended(transaction)]), stepMs).catch(
      (error: unknown) => {
        // What is told as not kept is not kept later.
        abort(transaction);
        throw error;
      },
    );
    return found;
  } finally {
    database?.close();
  }
}

/** What an earlier version of this copy kept under the name alone goes to the name of its own; all of it or nothing. */
async function moveEarlier({name, table}: Place): Promise<void> {
  const kept = await inDatabase({name, table}, 'readonly', async (rows) =>
    Promise.all([answer(rows.getAllKeys()), answer(rows.getAll() as IDBRequest<unknown[]>)]),
  );
  if (!kept) {
    return;
  }
  const [keys, values] = kept;
  await inDatabase({name: ownName(name), table}, 'readwrite', async (rows) => {
    for (const [index, key] of keys.entries()) {
      // Another tab may have moved it meanwhile, and gone on with it.
      if ((await answer(rows.getKey(key))) === undefined) {
        await answer(rows.put(values[index], key));
      }
    }
  });
  await inDatabase({name, table}, 'readwrite', async (rows) => answer(rows.clear()));
  // Whenever no tab of an earlier version has it open.
  indexedDB.deleteDatabase(name);
}

/** Nothing of a step that failed is kept. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

/** Opens the database; null if there is none and it is only read: who has kept nothing gets nothing stored. */
async function open(
  name: string,
  table: string,
  mode: IDBTransactionMode,
): Promise<IDBDatabase | null> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    if (mode === 'readonly') {
      request.transaction?.abort();
    } else {
      request.result.createObjectStore(table);
    }
  };
  try {
    return await inTime(answer(request), openingMs);
  } catch (error) {
    // The making was given up just above.
    if (mode === 'readonly' && error instanceof DOMException && error.name === 'AbortError') {
      return null;
    }
    // One that comes late would keep the database from being deleted.
    request.onsuccess = () => request.result.close();
    throw error;
  }
}

function inTime<T>(answered: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser does not answer.')), limitMs);
    answered.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser refused.'));
  });
}

/** What a request gives. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused.'));
  });
}

/** Deletes the database, with all that is in it. Rejects if the browser refuses, or does not answer. */
export async function deleteDatabase(name: string): Promise<void> {
  await inTime(answer(indexedDB.deleteDatabase(ownName(name))), openingMs);
}
