import {unreadableFile} from '@cooperative/polish/fileCheck';
import {failed, type Result} from '@cooperative/polish/result';
import {readText} from '@cooperative/meter-files/table/decode';
import {
  headBytes,
  isPointsCsv,
  readPointsCsv,
  type ReadList,
} from '@cooperative/settlement/month/pointsCsv';
import type {FolderFile} from '@cooperative/settlement/month/matching';
import type {CooperativeRecord} from '@cooperative/settlement/record/schema';
import {readCooperativeFile, type CooperativeFile} from '../cooperative/readCooperativeFile';
import {askWorker} from '../meterFiles/askWorker';

/** A file that says who the cooperative is, with what is wrong with it. */
export type Opened =
  | {readonly kind: 'cooperative'; readonly name: string; readonly read: Result<CooperativeFile>}
  | {readonly kind: 'points'; readonly name: string; readonly read: Result<ReadList>};

/** Parts what was dropped: files of meters go to the worker, the others are opened here. */
export async function sortFiles(picked: readonly File[]): Promise<{
  readonly meters: readonly File[];
  readonly opened: readonly Opened[];
}> {
  // In the order they were given: the last one counts.
  const found = await Promise.all(picked.map(openFile));
  return {
    meters: picked.filter((_, index) => !found[index]),
    opened: found.filter((one) => one !== null),
  };
}

/** More than a description with a thousand members and their readings. */
const longestText = 150_000_000;

async function openFile(file: File): Promise<Opened | null> {
  const {name} = file;
  const isJson = /\.json$/i.test(name);
  if (!isJson && !(await isList(file))) {
    return null;
  }
  const text = await textOf(file);
  if (isJson) {
    const {isReadings} = await import('@cooperative/settlement/record/readRecord');
    if (text.ok && isReadings(text.value)) {
      return null;
    }
    return {
      kind: 'cooperative',
      name,
      read: text.ok ? await readCooperativeFile(text.value) : text,
    };
  }
  return {kind: 'points', name, read: text.ok ? readPointsCsv(text.value) : text};
}

async function isList(file: File): Promise<boolean> {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return isPointsCsv(new Uint8Array(head));
}

async function textOf(file: File): Promise<Result<string>> {
  const bytes = file.size > longestText ? null : await file.arrayBuffer().catch(() => null);
  return bytes === null
    ? failed([{field: file.name, message: unreadableFile}])
    : readText(new Uint8Array(bytes), file.name);
}

interface Listener {
  /** Each file once it is read, or cannot be. */
  readonly onFile: (file: FolderFile) => void;
  readonly onList: (name: string, read: Result<ReadList>) => void;
  readonly onDone: (files: readonly FolderFile[]) => void;
  /** The worker failed to start, or took too long; what was read until then. */
  readonly onFailure: (message: string, files: readonly FolderFile[]) => void;
}

const failures = {
  notStarted: 'Nie udało się uruchomić wczytywania. Odśwież stronę i wybierz pliki jeszcze raz.',
  tooLong: 'Wczytywanie trwało za długo i zostało przerwane. Dodaj brakujące pliki osobno.',
} as const;

/** Reads the files of meters in a worker; returns a way to stop, which keeps what was read. */
export function readMeters(
  files: readonly File[],
  columns: CooperativeRecord['columns'],
  listener: Listener,
): () => void {
  const read: FolderFile[] = [];
  const stop = askWorker(
    {folder: files, columns},
    {
      onMessage: (message) => {
        if (message.kind === 'file') {
          read.push(message.file);
          listener.onFile(message.file);
        } else if (message.kind === 'list') {
          listener.onList(message.name, message.read);
        } else if (message.kind === 'folder') {
          listener.onDone(read);
        }
      },
      onFailure: (reason) => {
        listener.onFailure(failures[reason], read);
      },
    },
  );
  return () => {
    stop();
    listener.onFailure('Wczytywanie zatrzymane. Pliki wczytane do tej chwili zostały.', read);
  };
}
