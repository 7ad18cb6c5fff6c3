import {unreadableFile} from '@cooperative/polish/fileCheck';
import {failed} from '@cooperative/polish/result';
import {
  expand,
  openSource,
  readMeterFiles,
  tableText,
  type SourceFile,
  type Unzip,
} from '@cooperative/meter-files';
import {listIn} from '@cooperative/settlement/month/pointsCsv';
import {readFolderFile} from '@cooperative/settlement/month/readFolderFile';
import type {
  PackedFiles,
  PickedFile,
  PickedFiles,
  PickedFolder,
  PickedTable,
  WorkerMessage,
  WorkerQuestion,
} from './protocol';

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

function say(message: WorkerMessage): void {
  self.postMessage(message);
}

async function readAll({files: picked, areMeters}: PickedFiles): Promise<void> {
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
          say({kind: 'progress', share: total});
        }
      },
    },
  }));
  say({kind: 'done', set: readMeterFiles(sources, {areMeters})});
}

/** One file after the other, and none kept: of a year of fifty points, all texts at once would fill the memory. */
async function readFolder({folder, columns}: PickedFolder): Promise<void> {
  for (const file of folder) {
    // One at a time is what is wanted.
    const source = await sourceOf(file);
    const list = listIn(source);
    say(
      list
        ? {kind: 'list', name: file.name, read: list}
        : {kind: 'file', file: readFolderFile(source, columns, () => performance.now())},
    );
  }
  say({kind: 'folder'});
}

async function readTable({table}: PickedTable): Promise<void> {
  const bytes = await bytesOf(table);
  const text = bytes
    ? await tableText(table.name, bytes, loadUnzip)
    : failed([{field: 'plik', message: unreadableFile}]);
  say({kind: 'table', text});
}

/** A file that cannot be read stays as it is, to be refused when it is opened. */
async function expandAll({packed}: PackedFiles): Promise<void> {
  const files: File[] = [];
  for (const file of packed) {
    // One at a time is what is wanted.
    const bytes = await bytesOf(file);
    const parts = bytes ? await expand(file.name, bytes, loadUnzip) : [];
    const isWhole = parts.length < 2 && parts.every(({content}) => content === bytes);
    files.push(...(isWhole ? [file] : parts.map(({name, content}) => new File([content], name))));
  }
  say({kind: 'expanded', files});
}

self.addEventListener('message', ({data}: MessageEvent<WorkerQuestion>) => {
  const reading =
    'packed' in data
      ? expandAll(data)
      : 'table' in data
        ? readTable(data)
        : 'folder' in data
          ? readFolder(data)
          : readAll(data);
  reading.catch((error: unknown) => {
    // A page gets the errors thrown in its worker, but not the promises rejected there.
    setTimeout(() => {
      throw error;
    });
  });
});
