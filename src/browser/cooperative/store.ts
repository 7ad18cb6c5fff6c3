import {type CooperativeRecord, isLaterRecord} from '@cooperative/settlement/record';
import {storage} from '../../site/behaviour';
import {answer, deleteDatabase, inTable} from '../device/database';
import {recall} from '../device/memory';
import {newCooperative, openCooperative, wantedCooperative} from './open';
import {
  earlierReadings,
  earlierStateKey,
  keysIn,
  listIn,
  place,
  recordKey,
  type Listed,
  type Row,
} from './rows';

/** What a tool has of a cooperative that is kept. */
export interface Kept<S> extends Omit<Row, 'record'> {
  readonly id: string;
  readonly state: S;
}

/** What one tool knows of a cooperative: its record, and what only this tool keeps beside it. */
interface Tool<S> {
  readonly recordOf: (state: S) => CooperativeRecord;
  readonly withRecord: (state: S, record: CooperativeRecord) => S;
  /** What is kept beside the record of this id. */
  readonly find: (rows: IDBObjectStore, record: CooperativeRecord, id: string) => Promise<S>;
  /** Keeps what is new since `before`. */
  readonly keep: (rows: IDBObjectStore, state: S, id: string, before: S | null) => Promise<void>;
}

/** Cooperatives on this device, for one tool. Nothing is sent. All of it rejects if the browser refuses or does not answer. */
export interface Store<S> {
  /** The cooperative that is open; null if none is kept, or a new one was begun. */
  readonly find: () => Promise<Kept<S> | null>;
  /**
   * Keeps a state in place of the one that is known to be there, null for none. Rejects unless all of it is now on the
   * device, with `ChangedElsewhere` if something else is there.
   */
  readonly keep: (state: S, known: Kept<S> | null, keptMs: number) => Promise<Kept<S>>;
}

/** Another tab has changed the cooperative, or deleted it, since it was read here. */
class ChangedElsewhere extends Error {
  override name = 'ChangedElsewhere';
}

/** A later version of the site has written it: nothing may be written over it. */
class LaterVersion extends Error {
  override name = 'LaterVersion';
}

export function storeOf<S>(tool: Tool<S>): Store<S> {
  return {
    find: async () => {
      await adoptEarlier();
      const found = await inTable(place, 'readonly', async (rows) => {
        const id = openOf(await listIn(rows));
        if (id === null) {
          return null;
        }
        const {record, revision, keptMs} = await answer(rows.get(recordKey(id)) as IDBRequest<Row>);
        if (isLaterRecord(record)) {
          throw new LaterVersion();
        }
        return {id, state: await tool.find(rows, record, id), revision, keptMs};
      });
      return found ?? null;
    },
    keep: async (given, known, keptMs) => {
      const record = tool.recordOf(given);
      const id = known?.id ?? record.id ?? crypto.randomUUID();
      const state = record.id === id ? given : tool.withRecord(given, {...record, id});
      const revision = (known?.revision ?? 0) + 1;
      await inTable(place, 'readwrite', async (rows) => {
        const there = await answer(rows.get(recordKey(id)) as IDBRequest<Row | undefined>);
        if (
          (there === undefined) !== (known === null) ||
          (there?.revision ?? 0) !== (known?.revision ?? 0)
        ) {
          throw new ChangedElsewhere();
        }
        await tool.keep(rows, state, id, known?.state ?? null);
        const row: Row = {record: tool.recordOf(state), revision, keptMs};
        await answer(rows.put(row, recordKey(id)));
      });
      openCooperative(id);
      return {id, state, revision, keptMs};
    },
  };
}

/** All cooperatives on this device, the last one written first. */
export async function listCooperatives(): Promise<readonly Listed[]> {
  return (await inTable(place, 'readonly', listIn)) ?? [];
}

/** Deletes a cooperative from this device, with its files; with the last one goes the whole database. */
export async function forgetCooperative(id: string): Promise<void> {
  const left = await inTable(place, 'readwrite', async (rows) => {
    const keys = await keysIn(rows);
    // Each key ends with the id, or has the name of a file after it.
    for (const key of keys.filter((one) => one.split(' ')[1] === id)) {
      await answer(rows.delete(key));
    }
    const {length} = await listIn(rows);
    if (length === 0) {
      // Readings of no cooperative go too, even where the database cannot be deleted.
      await answer(rows.clear());
    }
    return length;
  });
  openCooperative(null);
  if (left === 0) {
    // Emptied, it may stay for as long as another tab has it open.
    await deleteDatabase(place.name).catch(() => undefined);
  }
}

function openOf(list: readonly Listed[]): string | null {
  const wanted = wantedCooperative();
  if (wanted === newCooperative || list.some(({id}) => id === wanted)) {
    return wanted === newCooperative ? null : wanted;
  }
  return list[0]?.id ?? null;
}

/** What the site kept before there were records becomes one. Its code comes only where there is any of it. */
export async function adoptEarlier(): Promise<void> {
  const hasMonth = await inTable(place, 'readonly', async (rows) =>
    answer(rows.getKey(earlierStateKey)),
  );
  if (hasMonth !== undefined || recall('localStorage', storage.folder) !== null) {
    const {adopt} = await import('./earlier');
    await adopt();
  }
  if ((await inTable(earlierReadings, 'readonly', async (rows) => answer(rows.count()))) ?? 0) {
    const {adoptReadings} = await import('./earlier');
    await adoptReadings();
  }
}
