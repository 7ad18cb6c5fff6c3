import {folderOf} from '../../domain/papers/folderRecord';
import {storeOf} from '../cooperative/store';
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
  keep: async () => Promise.resolve(),
});
