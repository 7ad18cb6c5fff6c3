/** A database of the site with its only table. */
interface Place {
  readonly name: string;
  readonly table: string;
}

/** Runs a step on the table; undefined if there is none and it is only read, or if the browser refuses. */
export async function inTable<T>(
  {name, table}: Place,
  mode: IDBTransactionMode,
  step: (rows: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  let database: IDBDatabase | undefined;
  try {
    database = await open(name, table, mode);
    const transaction = database.transaction(table, mode);
    // What was written is there only once all of it is: the device may still be full.
    const [found] = await Promise.all([step(transaction.objectStore(table)), ended(transaction)]);
    return found;
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

/** Opens the database. Reading never makes one: who has kept nothing gets nothing stored. */
function open(name: string, table: string, mode: IDBTransactionMode): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    if (mode === 'readonly') {
      request.transaction?.abort();
    } else {
      request.result.createObjectStore(table);
    }
  };
  return answer(request);
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The browser refused.'));
    };
  });
}

/** What a request gives. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The browser refused.'));
    };
  });
}
