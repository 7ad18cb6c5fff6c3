import {renamedOwners} from '@cooperative/settlement/record';
import {folderOf, renamedIn} from '../../domain/papers/folderRecord';
import {storeOf} from '../cooperative/store';
import {renameInMonth} from '../month/renamedAnswers';
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
    if (before) {
      const {points, members} = before.record;
      const names = renamedIn(before.record, before.folder, folder);
      // A member whose name was cleared first is known by its points.
      const owners = renamedOwners(points, record.points, members);
      await renameInMonth(
        rows,
        id,
        {points: names.points, members: new Map([...owners, ...names.members])},
        {before: points, after: record.points},
      );
    }
  },
});
