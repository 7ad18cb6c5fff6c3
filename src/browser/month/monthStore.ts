import type {FolderFile} from '../../domain/month/matching';
import {storage} from '../../site/behaviour';
import {answer, inTable} from '../device/database';
import type {MonthState} from './monthState';

const place = {name: storage.month, table: 'miesiac'};
const stateKey = 'stan';
/** Files kept under another name had less in them, so they are added anew. */
const fileKey = (name: string): string => `odczyty ${name}`;

/** A state without its files, which are kept once each: of a year of fifty points they take 20 MB. */
interface KeptState extends Omit<MonthState, 'files'> {
  readonly names: readonly string[];
}

/** The month on this device. Nothing is sent. */
export const monthStore = {
  /** What was kept; null if nothing was, or the browser refuses. */
  find: async (): Promise<MonthState | null> => {
    const found = await inTable(place, 'readonly', async (rows) => {
      const kept = await answer(rows.get(stateKey) as IDBRequest<KeptState | undefined>);
      if (!kept) {
        return null;
      }
      const {names, ...state} = kept;
      const files = await Promise.all(
        names.map(async (name) =>
          answer(rows.get(fileKey(name)) as IDBRequest<FolderFile | undefined>),
        ),
      );
      return {...state, files: files.flatMap((file) => file ?? [])};
    });
    return found ?? null;
  },
  /** Rejects unless all of it is now on the device. Files that are kept already are not written again. */
  keep: async ({files, ...state}: MonthState, known: readonly FolderFile[]): Promise<void> => {
    const names = files.map(({name}) => name);
    const kept = await inTable(place, 'readwrite', async (rows) => {
      for (const file of files) {
        if (!known.includes(file)) {
          await answer(rows.put(file, fileKey(file.name)));
        }
      }
      for (const {name} of known) {
        if (!names.includes(name)) {
          await answer(rows.delete(fileKey(name)));
        }
      }
      await answer(rows.put({...state, names}, stateKey));
      return true;
    });
    if (kept !== true) {
      throw new Error('The browser refused.');
    }
  },
  /** Rejects if the browser does not let it. */
  clear: async (): Promise<void> => {
    await answer(indexedDB.deleteDatabase(storage.month));
  },
};
