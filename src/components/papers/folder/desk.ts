import {createContext, useContext} from 'react';
import type {FolderUse} from '@site/src/browser/papers/useFolder';
import type {Folder} from '@site/src/domain/papers/folderData';

/** The folder that is filled in. */
interface Desk extends Pick<FolderUse, 'change'> {
  readonly folder: Folder;
  /** Whom a folder that was sent to somebody asks; null is whoever keeps it. */
  readonly who: string | null;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) {
    throw new Error('Fields of the folder need its desk.');
  }
  return desk;
}
