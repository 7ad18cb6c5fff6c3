import type {FolderFile} from '@cooperative/settlement/month/matching';
import {storage} from '../../site/behaviour';
import {answer, inTable} from '../device/database';
import type {MonthState} from './monthState';

const place = {name: storage.month, table: 'miesiac'};
const stateKey = 'stan';
const fileKey = (name: string): string => `odczyty ${name}`;
/** An earlier reader kept less of a file, and may have read it wrong: such a file is asked for again. */
const earlierKey = (name: string): string => `plik ${name}`;

/** A month as the device has it. */
export interface KeptMonth {
  readonly state: MonthState;
  /** Counts the writings, so that a tab sees that another one has written. */
  readonly revision: number;
  /** When it was written, in milliseconds since 1.01.1970; null where an older version of the site wrote it. */
  readonly keptMs: number | null;
}

/** A state without its files, which are kept once each: of a year of fifty points they take 20 MB. */
type Stored = Omit<MonthState, 'files' | 'again'> & {readonly names: readonly string[]} & Partial<
    Pick<MonthState, 'again'> & Pick<KeptMonth, 'revision' | 'keptMs'>
  >;

/** Another tab has changed the month, or deleted it, since it was read here. */
class ChangedElsewhere extends Error {
  override name = 'ChangedElsewhere';
}

/** The month on this device. Nothing is sent. All of it rejects if the browser refuses or does not answer. */
export const monthStore = {
  /** What was kept; null if nothing was. */
  find: async (): Promise<KeptMonth | null> => {
    const found = await inTable(place, 'readonly', async (rows) => {
      const kept = await answer(rows.get(stateKey) as IDBRequest<Stored | undefined>);
      if (!kept) {
        return null;
      }
      const {names, again = [], revision = 0, keptMs = null, ...typed} = kept;
      const files = await Promise.all(
        names.map(async (name) =>
          answer(rows.get(fileKey(name)) as IDBRequest<FolderFile | undefined>),
        ),
      );
      const state: MonthState = {
        ...typed,
        files: files.flatMap((file) => file ?? []),
        again: [...again, ...names.filter((_, index) => files[index] === undefined)],
      };
      return {state, revision, keptMs};
    });
    return found ?? null;
  },
  /**
   * Keeps a state in place of the one that is known to be there, null for none. Files that are kept already are not
   * written again. Rejects unless all of it is now on the device, with `ChangedElsewhere` if something else is there.
   */
  keep: async (state: MonthState, known: KeptMonth | null, keptMs: number): Promise<KeptMonth> => {
    const {files, ...typed} = state;
    const names = files.map(({name}) => name);
    const before = known?.state.files ?? [];
    const revision = (known?.revision ?? 0) + 1;
    await inTable(place, 'readwrite', async (rows) => {
      const there = await answer(rows.get(stateKey) as IDBRequest<Stored | undefined>);
      if (
        (there === undefined) !== (known === null) ||
        (there?.revision ?? 0) !== (known?.revision ?? 0)
      ) {
        throw new ChangedElsewhere();
      }
      for (const file of files) {
        if (!before.includes(file)) {
          await answer(rows.put(file, fileKey(file.name)));
        }
      }
      for (const name of state.again) {
        await answer(rows.delete(earlierKey(name)));
      }
      for (const {name} of before) {
        if (!names.includes(name)) {
          await answer(rows.delete(fileKey(name)));
        }
      }
      await answer(rows.put({...typed, names, revision, keptMs}, stateKey));
    });
    return {state, revision, keptMs};
  },
  clear: async (): Promise<void> => {
    await answer(indexedDB.deleteDatabase(storage.month));
  },
};
