import {storeOf} from '../cooperative/store';
import {answer} from '../device/database';
import {emptyState, type MonthState} from './monthState';
import {fileKey, findFiles, monthKey} from './monthRows';

/** An earlier reader kept less of a file, and may have read it wrong: such a file is asked for again. */
const earlierKey = (name: string): string => `plik ${name}`;

/** The month without its record, and without its files, which are kept once each: of a year of fifty points they take 20 MB. */
type Stored = Omit<MonthState, 'input' | 'files' | 'again'> &
  Partial<Pick<MonthState, 'again'>> & {readonly names: readonly string[]};

/** The months of the cooperatives on this device. */
export const monthStore = storeOf<MonthState>({
  recordOf: ({input}) => input,
  withRecord: (state, input) => ({...state, input}),
  find: async (rows, input, id) => {
    const kept = await answer(rows.get(monthKey(id)) as IDBRequest<Stored | undefined>);
    if (!kept) {
      return {...emptyState, input};
    }
    const {names, again = [], ...typed} = kept;
    const files = await findFiles(rows, names, id);
    return {
      ...typed,
      input,
      files: files.flatMap((file) => file ?? []),
      again: [...again, ...names.filter((_, index) => files[index] === undefined)],
    };
  },
  keep: async (rows, {input: _input, files, ...typed}, id, before) => {
    const names = files.map(({name}) => name);
    for (const file of files) {
      if (before?.files.includes(file) !== true) {
        await answer(rows.put(file, fileKey(id, file.name)));
      }
    }
    for (const name of typed.again) {
      await answer(rows.delete(earlierKey(name)));
    }
    for (const {name} of before?.files ?? []) {
      if (!names.includes(name)) {
        await answer(rows.delete(fileKey(id, name)));
      }
    }
    await answer(rows.put({...typed, names}, monthKey(id)));
  },
});
