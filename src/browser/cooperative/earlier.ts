import {type CooperativeRecord, newRecord, recordOfKept} from '@cooperative/settlement/record';
import {emptyFolder, readFolder, type Folder} from '../../domain/papers/folderData';
import {folderOf, withFolder} from '../../domain/papers/folderRecord';
import {isSameBy, joinFolders} from '../../domain/papers/joinFolders';
import {storage} from '../../site/behaviour';
import {answer, inTable} from '../device/database';
import {recall, remember} from '../device/memory';
import {keepFiles, monthKey} from '../month/monthRows';
import {
  earlierReadings,
  earlierStateKey,
  listIn,
  nobody,
  place,
  readingsKey,
  recordKey,
  type Row,
} from './rows';

/** The month as it stood on a device until November 2026: all of it in one row, and its files beside it. */
interface EarlierMonth {
  readonly input: CooperativeRecord;
  readonly names: readonly string[];
  readonly keptMs?: number | null;
}

/**
 * Makes records of the month and of the papers' folder that the site kept apart until November 2026. If both are of one
 * cooperative, as far as their names and points tell, it is one record; else two. A folder that cannot be read stays
 * where it is. All of it happens or nothing.
 */
export async function adopt(): Promise<void> {
  const text = recall('localStorage', storage.folder);
  const read = text === null ? null : readFolder(text);
  const folder = read?.ok === true ? read.value : null;
  await inTable(place, 'readwrite', async (rows) => {
    const month = await answer(rows.get(earlierStateKey) as IDBRequest<EarlierMonth | undefined>);
    const input = month && recordOfKept(month.input);
    const isOne = input === undefined || folder === null || isSame(folderOf(input), folder);
    if (month && input) {
      const record = named(isOne && folder ? joined(input, folder) : input);
      const {input: _, names, keptMs = null, ...rest} = month;
      await put(rows, {record, keptMs, revision: 1});
      await answer(rows.put({...rest, names}, monthKey(record.id)));
      await keepFiles(rows, names, record.id);
      await answer(rows.delete(earlierStateKey));
    }
    if (folder && !(month && isOne)) {
      const record = named(withFolder(newRecord, emptyFolder, folder));
      // Another tab may have made it meanwhile, with the month in it.
      if ((await answer(rows.getKey(recordKey(record.id)))) === undefined) {
        await put(rows, {record, keptMs: null, revision: 1});
      }
    }
  });
  if (folder) {
    remember('localStorage', storage.folder, null);
  }
}

/**
 * Gives the readings that the calculator kept in a place of their own until November 2026 to the cooperatives whose plans
 * count them. Those that only a link knows are kept beside them, and go with the last cooperative.
 */
export async function adoptReadings(): Promise<void> {
  const found = await inTable(earlierReadings, 'readonly', async (rows) =>
    Promise.all([answer(rows.getAllKeys()), answer<unknown[]>(rows.getAll())]),
  );
  const [marks, readings] = found ?? [[], []];
  await inTable(place, 'readwrite', async (rows) => {
    const list = await listIn(rows);
    const plans = await Promise.all(
      list.map(async ({id}) => {
        const {record} = await answer(rows.get(recordKey(id)) as IDBRequest<Row>);
        return {id, text: JSON.stringify(record.plan ?? null)};
      }),
    );
    for (const [index, mark] of marks.map(String).entries()) {
      const owners = plans.filter(({text}) => text.includes(`"${mark}"`)).map(({id}) => id);
      for (const id of owners.length > 0 ? owners : [nobody]) {
        await answer(rows.put(readings[index], readingsKey(id, mark)));
      }
    }
  });
  await answer(indexedDB.deleteDatabase(earlierReadings.name));
}

async function put(
  rows: IDBObjectStore,
  row: Row & {readonly record: {readonly id: string}},
): Promise<void> {
  await answer(rows.put(row, recordKey(row.record.id)));
}

function named(record: CooperativeRecord): CooperativeRecord & {readonly id: string} {
  return {...record, id: record.id ?? crypto.randomUUID()};
}

function joined(record: CooperativeRecord, folder: Folder): CooperativeRecord {
  const before = folderOf(record);
  return withFolder(record, before, {
    ...joinFolders(before, folder),
    ...(folder.id !== undefined && {id: folder.id}),
    ...(folder.sent && {sent: folder.sent}),
  });
}

/** Whether two folders can be of one cooperative: no names that differ, and a point that both have if both have any. */
function isSame(one: Folder, other: Folder): boolean {
  const names = [one, other].map(({values}) => values['cooperative.name']?.toLowerCase());
  const isPoint = isSameBy('points');
  const [points, others] = [one.lists.points, other.lists.points];
  return (
    (names.includes(undefined) || names[0] === names[1]) &&
    (points.length === 0 ||
      others.length === 0 ||
      points.some((point) => others.some((known) => isPoint(point, known))))
  );
}
