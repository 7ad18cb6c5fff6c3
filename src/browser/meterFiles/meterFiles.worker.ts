import {openSource, readMeterFiles, type SourceFile} from '../../domain/meterFiles';
import type {PickedFiles, WorkerMessage} from './protocol';
import {readWorkbook} from './readWorkbook';

/** Progress is reported in steps, so that messages do not take longer than the reading. */
const progressStep = 0.02;

/** A file changed or moved after it was picked yields no bytes, without affecting the others. */
async function open(file: File): Promise<SourceFile> {
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes === null
    ? {name: file.name, bytes}
    : openSource(file.name, new Uint8Array(bytes), readWorkbook);
}

function say(message: WorkerMessage): void {
  self.postMessage(message);
}

async function read({files: picked, areMeters}: PickedFiles): Promise<void> {
  let told = 0;
  const sources = await Promise.all(
    picked.map(async ({file, mapping, meter}, index) => ({
      ...(await open(file)),
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
  say({kind: 'done', set: readMeterFiles(sources, {areMeters})});
}

self.addEventListener('message', ({data}: MessageEvent<PickedFiles>) => {
  read(data).catch((error: unknown) => {
    // A page gets the errors thrown in its worker, but not the promises rejected there.
    setTimeout(() => {
      throw error;
    });
  });
});
