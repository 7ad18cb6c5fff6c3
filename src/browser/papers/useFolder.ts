import {useCallback, useEffect, useRef, useState} from 'react';
import {unreadableFile} from '@cooperative/polish';
import {type CooperativeRecord, isOlder} from '@cooperative/settlement/record';
import {folderOf} from '../../domain/papers/folderRecord';
import {returned, type Change} from '../../domain/papers/handOver';
import {readFolder, type Folder} from '../../domain/papers/folderData';
import {largestFileBytes, storage} from '../../site/behaviour';
import {unkeptElsewhere} from '../cooperative/useKept';
import type {OlderFile} from '../cooperative/olderFile';
import {useKept, type Keeping} from '../cooperative/useKept';
import {recall, remember} from '../device/memory';
import {notify} from '../notifications/notify';
import {emptyFolderState, joinedStates, ofRecord, takenBack, withStep} from './folderState';

/** The cooperative's folder; kept in this browser only. */
export interface FolderUse {
  /** Null until the browser's memory has been read. */
  readonly folder: Folder | null;
  readonly record: CooperativeRecord;
  readonly keeping: Keeping;
  readonly findAgain: () => void;
  /** Why a folder that an earlier version kept cannot be read; nothing is written over it. */
  readonly unread: Unread | null;
  readonly change: (step: (folder: Folder) => Folder) => void;
  /** Adds the points and members of a list; none goes. */
  readonly addList: (join: (record: CooperativeRecord) => CooperativeRecord) => void;
  /** Opens a file of a cooperative; the words tell why it was not. */
  readonly openFile: (file: File) => Promise<string>;
  readonly olderFile: OlderFile | null;
  readonly returnedFile: ReturnedFile | null;
  /** Opens another cooperative of this device, or a new one. */
  readonly open: (id: string) => void;
  /** Deletes the cooperative from the device; resolved once it is gone. */
  readonly forget: () => Promise<void>;
}

/** A file that somebody has filled in, and what it changes. */
export interface ReturnedFile {
  readonly name: string;
  readonly who: string;
  readonly changes: readonly Change[];
  readonly decide: (isTaken: boolean) => void;
}

interface Unread {
  readonly message: string;
  /** What is kept, as it is. */
  readonly text: string;
  /** Deletes it. */
  readonly forget: () => void;
}

/** As one object: what is kept is found once. */
const kept = {
  store: async () => (await import('./recordStore')).recordStore,
  empty: emptyFolderState,
  join: joinedStates,
};

export function useFolder(): FolderUse {
  const [state, setState] = useState(emptyFolderState);
  const [unread, setUnread] = useState<Unread | null>(null);
  const [olderFile, setOlderFile] = useState<OlderFile | null>(null);
  const [returnedFile, setReturnedFile] = useState<ReturnedFile | null>(null);
  const {keeping, findAgain, found, open, forget, whileOpen} = useKept(state, setState, kept);
  const shown = useRef(state);
  useEffect(() => {
    shown.current = state;
  }, [state]);
  useEffect(() => {
    // What could be read has become a record by now, and is gone from there.
    const text = keeping.kind === 'finding' ? null : recall('localStorage', storage.folder);
    const read = text === null ? null : readFolder(text);
    setUnread(
      text !== null && read?.ok === false
        ? {
            text,
            message: read.errors.map(({message}) => message).join(' '),
            forget: () => {
              remember('localStorage', storage.folder, null);
              setUnread(null);
            },
          }
        : null,
    );
  }, [keeping.kind]);
  const change = useCallback((step: (folder: Folder) => Folder) => {
    setState((before) => withStep(before, step));
  }, []);
  /** Takes a record in place of the one that is shown, which can be taken back. */
  const replace = useCallback(
    (record: CooperativeRecord, words: string) => {
      const before = shown.current;
      const after = ofRecord(record);
      setState(after);
      notify({
        kind: 'info',
        text: words,
        ...(before !== emptyFolderState && {
          action: {
            label: 'Cofnij',
            onSelect: () => setState((now) => takenBack(now, before, after)),
          },
          signal: whileOpen(),
        }),
      });
    },
    [whileOpen],
  );
  return {
    folder: keeping.kind === 'finding' && state === emptyFolderState ? null : state.folder,
    record: state.record,
    keeping,
    findAgain,
    unread,
    change,
    addList: (join) => replace(join(shown.current.record), 'Dodano punkty i członków z listy.'),
    openFile: async (file) => {
      const {placeOf, readCooperativeFile, withFile} =
        await import('../cooperative/readCooperativeFile');
      const text = file.size > largestFileBytes ? null : await file.text().catch(() => null);
      if (text === null) {
        return unreadableFile;
      }
      const read = await readCooperativeFile(text);
      if (!read.ok) {
        return read.errors.map(({message}) => message).join(' ');
      }
      let {record} = await found();
      const place = await placeOf(read.value.record, record);
      if (place !== null && keeping.kind === 'refused') {
        return unkeptElsewhere;
      }
      if (place !== null) {
        open(place);
        ({record} = await found());
        shown.current = ofRecord(record);
      }
      // What is asked about this cooperative is not about the next one.
      whileOpen().addEventListener('abort', () => {
        setOlderFile(null);
        setReturnedFile(null);
      });
      const {askedOf: who} = read.value.record;
      if (who !== undefined && record.askedOf === undefined && read.value.record.id === record.id) {
        const {folder, changes} = returned(folderOf(record), read.value.record);
        setReturnedFile({
          name: file.name,
          who,
          changes,
          decide: (isTaken) => {
            setReturnedFile(null);
            if (isTaken) {
              change(() => folder);
            }
          },
        });
        return '';
      }
      const input = withFile(record, read.value);
      const words = `Otwarto plik ${file.name}.`;
      if (isOlder(input, record)) {
        setOlderFile({
          name: file.name,
          input,
          decide: (isTaken) => {
            setOlderFile(null);
            if (isTaken) {
              replace(input, words);
            }
          },
        });
        return '';
      }
      replace(
        input,
        place === null
          ? words
          : `${words} To inna spółdzielnia; poprzednia została na tym urządzeniu.`,
      );
      return '';
    },
    olderFile,
    returnedFile,
    open,
    forget: async () => {
      await forget();
      // Nothing to take it back by: the readings of its months went too, and this page does not have them.
      notify({kind: 'info', text: 'Usunięto wszystko z tego urządzenia.'});
    },
  };
}
