import {useCallback, useEffect, useRef, useState} from 'react';
import {
  emptyFolder,
  isEmptyFolder,
  readFolder,
  withId,
  writeFolder,
  type Folder,
} from '../../domain/papers/folderData';
import {storage} from '../../site/behaviour';
import {recall, remember} from '../device/memory';

/** The cooperative's folder; kept in this browser only. */
export interface FolderUse {
  /** Null until the browser's memory has been read. */
  readonly folder: Folder | null;
  /** Whether the browser keeps it: if not, only a saved file does. */
  readonly isKept: boolean;
  readonly change: (step: (folder: Folder) => Folder) => void;
}

export function useFolder(): FolderUse {
  const [folder, setFolder] = useState<Folder | null>(null);
  const [isKept, setIsKept] = useState(true);
  const current = useRef(emptyFolder);
  useEffect(() => {
    const take = (): void => {
      const stored = read();
      current.current = withId(stored, crypto.randomUUID());
      setFolder(current.current);
      if (current.current !== stored) {
        // It was kept before folders had ids.
        keep(current.current);
      }
    };
    const onStorage = ({key}: StorageEvent): void => {
      // Another tab has changed it, or deleted everything.
      if (key === storage.folder || key === null) {
        take();
      }
    };
    take();
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  const change = useCallback((step: (folder: Folder) => Folder) => {
    current.current = withId(step(current.current), crypto.randomUUID());
    setFolder(current.current);
    setIsKept(keep(current.current));
  }, []);
  return {folder, isKept, change};
}

function read(): Folder {
  const stored = readFolder(recall('localStorage', storage.folder) ?? '');
  return stored.ok ? stored.value : emptyFolder;
}

/** Whether the browser stored it; without anything in it, whether nothing is left. */
function keep(folder: Folder): boolean {
  return remember(
    'localStorage',
    storage.folder,
    isEmptyFolder(folder) ? null : writeFolder(folder),
  );
}
