import {meterFileLimits} from '@cooperative/meter-files';
import {NoAnswer, WorkerLine, type Ask} from '../device/workerLine';
import type {Reader} from './meterFiles.worker';

/**
 * Reads so many files in a worker of their own, so that the page stays responsive; nothing leaves the device. Rejects if
 * the worker fails, takes too long or is stopped by `signal`: `reasonOf` tells which.
 */
export async function askReader<Value>(
  fileCount: number,
  question: Ask<Reader, Value>,
  signal?: AbortSignal,
): Promise<Value> {
  if (signal?.aborted) {
    throw new NoAnswer('closed');
  }
  const line = new WorkerLine<Reader>(
    () => new Worker(new URL('./meterFiles.worker.ts', import.meta.url)),
  );
  // Each file has its own time limit; this one is for a worker that does not even get that far.
  const timer = setTimeout(() => line.close('tooLong'), meterFileLimits.timeMs * (fileCount + 1));
  signal?.addEventListener('abort', () => line.close());
  try {
    return await line.ask(question);
  } finally {
    clearTimeout(timer);
    line.close();
  }
}
