import type {Folder} from '../../domain/papers/folderData';
import {monthPointsOf} from '../../domain/papers/folderMonth';
import {emptyState, withPoints} from '../month/monthState';
import {monthStore} from '../month/monthStore';

/**
 * Leaves the folder's name and points on this device for the settling of months, where its files, points, rates and
 * stock stay as they are. Rejects if the browser does not keep them.
 */
export async function leaveForMonth(folder: Folder): Promise<void> {
  const kept = await monthStore.find();
  const taken = withPoints(kept?.state ?? emptyState, monthPointsOf(folder));
  const name = folder.values['spoldzielnia.nazwa'] ?? taken.input.name;
  await monthStore.keep({...taken, input: {...taken.input, name}}, kept, Date.now());
}
