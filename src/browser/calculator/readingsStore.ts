import type {TimedReadings} from '@cooperative/settlement/cooperative/description/schema';
import {storage} from '../../site/behaviour';
import {answer, deleteDatabase, inTable} from '../device/database';

const place = {name: storage.meterReadings, table: 'odczyty'};

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
    const found = await unlessRefused(
      inTable(place, 'readonly', async (rows) =>
        Promise.all(
          ids.map(
            async (id) =>
              [id, await answer(rows.get(id) as IDBRequest<TimedReadings | undefined>)] as const,
          ),
        ),
      ),
    );
    return new Map((found ?? []).flatMap(([id, kept]) => (kept ? [[id, kept] as const] : [])));
  },
  keep: async (readings) => {
    await inTable(place, 'readwrite', async (rows) => {
      for (const [id, {startUtc, withdrawn, injected, generation}] of readings) {
        // A part of a longer series would be kept with all of it.
        await answer(
          rows.put(
            {startUtc, withdrawn: withdrawn.slice(), injected: injected.slice(), generation},
            id,
          ),
        );
      }
    });
  },
  isEmpty: async () =>
    ((await unlessRefused(inTable(place, 'readonly', (rows) => answer(rows.count())))) ?? 0) === 0,
  clear: async () => {
    await deleteDatabase(storage.meterReadings);
  },
};

/** Readings that cannot be read are not found: whoever opens their link is told so, and nothing is written over them. */
async function unlessRefused<T>(found: Promise<T | undefined>): Promise<T | undefined> {
  return found.catch(() => undefined);
}
