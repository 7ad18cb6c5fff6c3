import {meterFileLimits, type FileSet} from '../../domain/meterFiles';
import type {PickedFiles, WorkerMessage} from './protocol';

interface Listener {
  readonly onProgress: (share: number) => void;
  readonly onDone: (set: FileSet) => void;
  /** The worker failed to start, or took too long. */
  readonly onFailure: (reason: 'notStarted' | 'tooLong') => void;
}

/** Reads files in a worker, so that the page stays responsive; returns a way to stop. Nothing leaves the device. */
export function readInWorker(picked: PickedFiles, listener: Listener): () => void {
  const worker = new Worker(new URL('./meterFiles.worker.ts', import.meta.url));
  // Each file has its own time limit; this one is for a worker that does not even get that far.
  const timer = setTimeout(
    () => {
      stop();
      listener.onFailure('tooLong');
    },
    meterFileLimits.timeMs * (picked.files.length + 1),
  );
  const stop = (): void => {
    clearTimeout(timer);
    worker.terminate();
  };
  worker.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'progress') {
      listener.onProgress(data.share);
    } else {
      stop();
      listener.onDone(data.set);
    }
  });
  worker.addEventListener('error', (event) => {
    // Reported on the page, in its own words.
    event.preventDefault();
    stop();
    listener.onFailure('notStarted');
  });
  worker.postMessage(picked);
  return stop;
}
