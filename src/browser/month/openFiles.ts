import {failed, type Result, unreadableFile} from '@cooperative/polish';
import {readText} from '@cooperative/meter-files/table';
import {
  headBytes,
  isPointsCsv,
  type MonthFile,
  type ReadList,
  readPointsCsv,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {largestFileBytes} from '../../site/behaviour';
import {readCooperativeFile, type CooperativeFile} from '../cooperative/readCooperativeFile';
import {reasonOf} from '../device/workerLine';
import {askReader} from '../meterFiles/askReader';
import type {ReadFile} from '../meterFiles/meterFiles.worker';

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

async function openFile(file: File): Promise<Opened | null> {
  const {name} = file;
  const isJson = /\.json$/i.test(name);
  if (!isJson && !(await isList(file))) {
    return null;
  }
  const text = await textOf(file);
  if (isJson) {
    const {isReadings} = await import('@cooperative/settlement/read');
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
  const bytes = file.size > largestFileBytes ? null : await file.arrayBuffer().catch(() => null);
  return bytes === null
    ? failed([{field: file.name, message: unreadableFile}])
    : readText(new Uint8Array(bytes), file.name);
}

interface Listener {
  /** Each file once it is read, or cannot be. */
  readonly onFile: (name: string) => void;
  readonly onList: (name: string, read: Result<ReadList>) => void;
}

const failures = {
  failed: 'Nie udało się uruchomić wczytywania. Odśwież stronę i wybierz pliki jeszcze raz.',
  tooLong: 'Wczytywanie trwało za długo i zostało przerwane. Dodaj brakujące pliki osobno.',
  closed: 'Wczytywanie zatrzymane. Pliki wczytane do tej chwili zostały.',
} as const;

/** Reads the files of meters in a worker: all, or those read until it failed or `signal` stopped it, and why. */
export async function readMeters(
  files: readonly File[],
  columns: CooperativeRecord['columns'],
  {onFile, onList}: Listener,
  signal: AbortSignal,
): Promise<{readonly read: readonly MonthFile[]; readonly failure: string | null}> {
  const read: MonthFile[] = [];
  const take = (told: ReadFile): void => {
    if (told.kind === 'file') {
      read.push(told.file);
      onFile(told.file.name);
    } else {
      onFile(told.name);
      onList(told.name, told.read);
    }
  };
  try {
    await askReader(
      files.length,
      (reader, hear) => reader.monthFiles(files, columns, hear(take)),
      signal,
    );
    return {read, failure: null};
  } catch (error) {
    return {read, failure: failures[reasonOf(error)]};
  }
}
