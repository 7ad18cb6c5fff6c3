import type {MonthFile} from '@cooperative/settlement/month';
import {answer} from '../device/database';

/** Where what the month keeps beside its cooperative stands: the answers given, and each of its files once. */
export const monthKey = (id: string): string => `rozliczenie ${id}`;
export const fileKey = (id: string, name: string): string => `odczyty ${id} ${name}`;
/** Until November 2026 the device had one month. */
const earlierFileKey = (name: string): string => `odczyty ${name}`;

/** The files of these names; undefined for one that is not there. */
export async function findFiles(
  rows: IDBObjectStore,
  names: readonly string[],
  id: string,
): Promise<readonly (MonthFile | undefined)[]> {
  return Promise.all(
    names.map(async (name) =>
      answer(rows.get(fileKey(id, name)) as IDBRequest<MonthFile | undefined>),
    ),
  );
}

/** Gives the files of the one month there was to a cooperative. */
export async function keepFiles(
  rows: IDBObjectStore,
  names: readonly string[],
  id: string,
): Promise<void> {
  for (const name of names) {
    const file = await answer(rows.get(earlierFileKey(name)) as IDBRequest<MonthFile | undefined>);
    if (file) {
      await answer(rows.put(file, fileKey(id, name)));
      await answer(rows.delete(earlierFileKey(name)));
    }
  }
}
