import {expose, transfer} from 'comlink';
import {failed, type Result, unreadableFile} from '@cooperative/polish';
import {
  type ColumnMapping,
  expand,
  type FileSet,
  openSource,
  readMeterFiles,
  type ShortAnswer,
  type SourceFile,
  tableText,
  type Unzip,
} from '@cooperative/meter-files';
import {
  listIn,
  type MonthFile,
  partsOf,
  type ReadList,
  readMonthFile,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';

/** A file and what the visitor said about it. */
export interface PickedFile {
  readonly file: File;
  readonly mapping?: ColumnMapping | undefined;
  readonly answer?: ShortAnswer | undefined;
  readonly meter?: string | undefined;
}

/** The next file of a month: readings, or a workbook that is a list of points. */
export type ReadFile =
  | {readonly kind: 'file'; readonly file: MonthFile}
  | {readonly kind: 'list'; readonly name: string; readonly read: Result<ReadList>};

/** Progress is reported in steps, so that messages do not take longer than the reading. */
const progressStep = 0.02;

/** A file changed or moved after it was picked yields no bytes, without affecting the others. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes && new Uint8Array(bytes);
}

/** What unpacks a workbook, loaded only for one. */
async function loadUnzip(): Promise<Unzip> {
  const {unzipSync} = await import('fflate');
  return unzipSync;
}

async function sourceOf(file: File): Promise<SourceFile> {
  const {name} = file;
  const bytes = await bytesOf(file);
  return bytes ? openSource(name, bytes, loadUnzip) : {name, bytes};
}

/** Opens one file after the other: unpacked, each takes many times its size. */
async function openAll(picked: readonly PickedFile[]): Promise<readonly SourceFile[]> {
  const sources: SourceFile[] = [];
  for (const {file} of picked) {
    // One at a time is what is wanted.
    sources.push(await sourceOf(file));
  }
  return sources;
}

/** The hours that were read, to be handed over: copied, those of a cooperative would be in memory twice. */
function hoursIn(read: ReadFile): Transferable[] {
  const parts = read.kind === 'file' ? partsOf([read.file]) : [];
  const buffers = parts.flatMap(({draft: {series, worth}}) =>
    [...Object.values(series), ...Object.values(worth)].map((one) => one?.buffer),
  );
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer);
}

/** What the page may ask of the worker that reads files. */
const reader = {
  /** Files of one member; `areMeters` if they are of several meters, to be added up. Told is how much is read, 0–1. */
  async member(
    picked: readonly PickedFile[],
    areMeters: boolean,
    tell: (share: number) => void,
  ): Promise<FileSet> {
    let told = 0;
    const opened = await openAll(picked);
    const sources = opened.map((source, index) => ({
      ...source,
      options: {
        mapping: picked[index]?.mapping,
        answer: picked[index]?.answer,
        meter: picked[index]?.meter,
        now: () => performance.now(),
        onProgress: (share: number) => {
          const total = (index + share) / picked.length;
          if (total - told >= progressStep) {
            told = total;
            tell(total);
          }
        },
      },
    }));
    return readMeterFiles(sources, {areMeters});
  },

  /**
   * Files of a whole cooperative, each told once it is read, and none kept: of a year of fifty points, all texts at once
   * would fill the memory. `columns` are named for files of the same heading.
   */
  async monthFiles(
    files: readonly File[],
    columns: CooperativeRecord['columns'],
    tell: (read: ReadFile) => unknown,
  ): Promise<void> {
    for (const file of files) {
      // One at a time is what is wanted.
      const source = await sourceOf(file);
      const list = listIn(source);
      const read: ReadFile = list
        ? {kind: 'list', name: file.name, read: list}
        : {kind: 'file', file: readMonthFile(source, columns, () => performance.now())};
      // Heard before the next: what is told takes another way than the end of it all.
      await tell(transfer(read, hoursIn(read)));
    }
  },

  /** The table in a file, as text. */
  async table(file: File): Promise<Result<string>> {
    const bytes = await bytesOf(file);
    return bytes
      ? tableText(file.name, bytes, loadUnzip)
      : failed([{field: 'plik', message: unreadableFile}]);
  },

  /** Zips and workbooks as the files in them; one that cannot be read stays as it is, to be refused when it is opened. */
  async parts(packed: readonly File[]): Promise<readonly File[]> {
    const files: File[] = [];
    for (const file of packed) {
      // One at a time is what is wanted.
      const bytes = await bytesOf(file);
      const parts = bytes ? await expand(file.name, bytes, loadUnzip) : [];
      const isWhole = parts.length < 2 && parts.every(({content}) => content === bytes);
      files.push(...(isWhole ? [file] : parts.map(({name, content}) => new File([content], name))));
    }
    return files;
  },
};

export type Reader = typeof reader;

expose(reader);
