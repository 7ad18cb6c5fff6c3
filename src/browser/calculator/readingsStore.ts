import type {TimedReadings} from '../../domain/cooperative/description/schema';
import {storage} from '../../site/behaviour';

const table = 'odczyty';

/** Readings kept on the device by their marks. Where storage is blocked, nothing is found. */
interface ReadingsStore {
  readonly find: (ids: readonly string[]) => Promise<ReadonlyMap<string, TimedReadings>>;
  /** Rejects unless all of them are now on the device. */
  readonly keep: (readings: ReadonlyMap<string, TimedReadings>) => Promise<void>;
  readonly isEmpty: () => Promise<boolean>;
  /** Rejects if the browser does not let it. Another tab that is reading or writing delays it. */
  readonly clear: () => Promise<void>;
}

export const readingsStore: ReadingsStore = {
  find: async (ids) => {
    const found = await inTable('readonly', async (rows) =>
      Promise.all(
        ids.map(
          async (id) =>
            [id, await answer(rows.get(id) as IDBRequest<TimedReadings | undefined>)] as const,
        ),
      ),
    );
    return new Map((found ?? []).flatMap(([id, kept]) => (kept ? [[id, kept] as const] : [])));
  },
  keep: async (readings) => {
    const kept = await inTable('readwrite', async (rows) => {
      for (const [id, {startUtc, withdrawn, injected, generation}] of readings) {
        // A part of a longer series would be kept with all of it.
        await answer(
          rows.put(
            {startUtc, withdrawn: withdrawn.slice(), injected: injected.slice(), generation},
            id,
          ),
        );
      }
      return true;
    });
    if (kept !== true) {
      throw new Error('The browser refused.');
    }
  },
  isEmpty: async () => ((await inTable('readonly', (rows) => answer(rows.count()))) ?? 0) === 0,
  clear: async () => {
    await answer(indexedDB.deleteDatabase(storage.meterReadings));
  },
};

/** Runs a step on the table; undefined if there is none and it is only read, or if the browser refuses. */
async function inTable<T>(
  mode: IDBTransactionMode,
  step: (rows: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  let database: IDBDatabase | undefined;
  try {
    database = await open(mode);
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

/** Opens the database. Reading never makes one: who has no readings gets nothing stored. */
function open(mode: IDBTransactionMode): Promise<IDBDatabase> {
  const request = indexedDB.open(storage.meterReadings, 1);
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

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The browser refused.'));
    };
  });
}
