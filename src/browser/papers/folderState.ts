import {type CooperativeRecord, newRecord} from '@cooperative/settlement/record';
import {emptyFolder, type Folder} from '../../domain/papers/folderData';
import {folderOf, withFolder} from '../../domain/papers/folderRecord';
import {joinFolders} from '../../domain/papers/joinFolders';
import {asBefore} from '../cooperative/asBefore';

/** A cooperative, and its folder as it is being typed: a name that was cleared stays empty until the page is left. */
export interface FolderState {
  readonly record: CooperativeRecord;
  readonly folder: Folder;
}

export const emptyFolderState: FolderState = {record: newRecord, folder: emptyFolder};

export function ofRecord(record: CooperativeRecord): FolderState {
  return {record, folder: folderOf(record)};
}

/** Changes the folder, and the record with it. */
export function withStep(state: FolderState, step: (folder: Folder) => Folder): FolderState {
  const folder = step(state.folder);
  return folder === state.folder
    ? state
    : {folder, record: withFolder(state.record, state.folder, folder)};
}

/** What was found on the device, with what was typed meanwhile. */
export function joinedStates(found: FolderState, added: FolderState): FolderState {
  return withStep(found, (folder) => joinFolders(folder, added.folder));
}

/** Takes another record back for the one that was there before; what was typed since then stays. */
export function takenBack(now: FolderState, before: FolderState, after: FolderState): FolderState {
  return now === after ? before : ofRecord(asBefore(now.record, before.record, after.record).value);
}
