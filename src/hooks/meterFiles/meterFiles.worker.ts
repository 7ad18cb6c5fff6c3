import {openSource, readMeterFiles, type FileSet} from '../../domain/meterFiles';
import type {PickedFile} from './readInWorker';

/** What the worker says: how far it is, from 0 to 1, then what it read. */
export type WorkerMessage =
  | {readonly kind: 'progress'; readonly share: number}
  | {readonly kind: 'done'; readonly set: FileSet};

/** Progress is told in steps, so that messages do not take longer than the reading. */
const progressStep = 0.02;

/** Fetched only when a workbook comes. */
async function readWorkbook(bytes: ArrayBuffer): ReturnType<Parameters<typeof openSource>[2]> {
  const {default: readSheets} = await import('read-excel-file/universal');
  return readSheets(bytes);
}

function say(message: WorkerMessage): void {
  self.postMessage(message);
}

async function read(picked: readonly PickedFile[]): Promise<void> {
  let told = 0;
  const sources = await Promise.all(
    picked.map(async ({file, mapping, meter}, index) => ({
      ...(await openSource(file.name, new Uint8Array(await file.arrayBuffer()), readWorkbook)),
      options: {
        mapping,
        meter,
        now: () => performance.now(),
        onProgress: (share: number) => {
          const total = (index + share) / picked.length;
          if (total - told >= progressStep) {
            told = total;
            say({kind: 'progress', share: total});
          }
        },
      },
    })),
  );
  say({kind: 'done', set: readMeterFiles(sources)});
}

self.addEventListener('message', ({data}: MessageEvent<readonly PickedFile[]>) => {
  void read(data);
});
