import {partsOf} from '@cooperative/settlement/month/matching';
import {withRenamedChoices} from '@cooperative/settlement/record/rename';
import {folderOf, renamedPoints} from '../../domain/papers/folderRecord';
import {storeOf} from '../cooperative/store';
import {answer} from '../device/database';
import {findFiles, monthKey} from '../month/monthRows';
import type {MonthState} from '../month/monthState';
import type {FolderState} from './folderState';

/** The folders of the cooperatives on this device: all that papers know is in the record. */
export const recordStore = storeOf<FolderState>({
  recordOf: ({record}) => record,
  withRecord: ({folder, ...state}, record) => ({
    ...state,
    record,
    folder: {...folder, ...(record.id !== undefined && {id: record.id})},
  }),
  find: async (_, record) => Promise.resolve({record, folder: folderOf(record)}),
  keep: async (rows, {record, folder}, id, before) => {
    const names = before ? renamedPoints(before.record, before.folder, folder) : new Map();
    const month =
      names.size > 0
        ? await answer(rows.get(monthKey(id)) as IDBRequest<KeptMonth | undefined>)
        : undefined;
    if (before && month) {
      // Files that somebody gave a point by hand stay its own.
      const files = (await findFiles(rows, month.names, id)).flatMap((file) => file ?? []);
      const choices = withRenamedChoices(month.choices, partsOf(files), names, {
        before: before.record.points,
        after: record.points,
      });
      await answer(rows.put({...month, choices}, monthKey(id)));
    }
  },
});

type KeptMonth = Pick<MonthState, 'choices'> & {readonly names: readonly string[]};
