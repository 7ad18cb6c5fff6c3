import {useCallback, useEffect, useRef, useState} from 'react';
import {
  emptyFolder,
  isEmptyFolder,
  readFolder,
  withId,
  writeFolder,
  type Folder,
} from '../../domain/papers/folderData';
import {ok} from '@cooperative/polish/result';
import {storage} from '../../site/behaviour';
import {recall, remember} from '../device/memory';

/** The cooperative's folder; kept in this browser only. */
export interface FolderUse {
  /** Null until the browser's memory has been read. */
  readonly folder: Folder | null;
  /** Whether the browser keeps it: if not, only a saved file does. */
  readonly isKept: boolean;
  /** Why what the browser keeps cannot be read: then there is no folder, and nothing is written. */
  readonly unread: Unread | null;
  readonly change: (step: (folder: Folder) => Folder) => void;
}

interface Unread {
  readonly message: string;
  /** What is kept, as it is. */
  readonly text: string;
  /** Deletes it, and begins with an empty folder. */
  readonly startAnew: () => void;
}

export function useFolder(): FolderUse {
  const [folder, setFolder] = useState<Folder | null>(null);
  const [unread, setUnread] = useState<Omit<Unread, 'startAnew'> | null>(null);
  const [isKept, setIsKept] = useState(true);
  const current = useRef(emptyFolder);
  useEffect(() => {
    const take = (): void => {
      const text = recall('localStorage', storage.folder);
      const stored = text === null ? ok(emptyFolder) : readFolder(text);
      if (!stored.ok) {
        // Kept by a later version of the site, or broken: the first key must not take its place.
        setUnread({text: text ?? '', message: stored.errors.map(({message}) => message).join(' ')});
        setFolder(null);
        return;
      }
      setUnread(null);
      current.current = withId(stored.value, crypto.randomUUID());
      setFolder(current.current);
      if (current.current !== stored.value) {
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
  const startAnew = (): void => {
    setUnread(null);
    change(() => emptyFolder);
  };
  return {folder, isKept, unread: unread && {...unread, startAnew}, change};
}

/** Whether the browser stored it; without anything in it, whether nothing is left. */
function keep(folder: Folder): boolean {
  return remember(
    'localStorage',
    storage.folder,
    isEmptyFolder(folder) ? null : writeFolder(folder),
  );
}
