import {meterFileLimits} from '@cooperative/meter-files';
import type {WorkerMessage, WorkerQuestion} from './protocol';

/** After these more is told. */
const goingOn: ReadonlySet<WorkerMessage['kind']> = new Set(['progress', 'file', 'list']);

interface Listener {
  /** The worker goes on only after its progress and after each file of a folder. */
  readonly onMessage: (message: WorkerMessage) => void;
  /** The worker failed to start, or took too long. */
  readonly onFailure: (reason: 'notStarted' | 'tooLong') => void;
}

/** Reads files in a worker, so that the page stays responsive; returns a way to stop. Nothing leaves the device. */
export function askWorker(question: WorkerQuestion, {onMessage, onFailure}: Listener): () => void {
  const worker = new Worker(new URL('./meterFiles.worker.ts', import.meta.url));
  const count = countOf(question);
  // Each file has its own time limit; this one is for a worker that does not even get that far.
  const timer = setTimeout(
    () => {
      stop();
      onFailure('tooLong');
    },
    meterFileLimits.timeMs * (count + 1),
  );
  const stop = (): void => {
    clearTimeout(timer);
    worker.terminate();
  };
  worker.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
    if (!goingOn.has(data.kind)) {
      stop();
    }
    onMessage(data);
  });
  worker.addEventListener('error', (event) => {
    // Reported on the page, in its own words.
    event.preventDefault();
    stop();
    onFailure('notStarted');
  });
  worker.postMessage(question);
  return stop;
}

function countOf(question: WorkerQuestion): number {
  if ('table' in question) {
    return 1;
  }
  if ('packed' in question) {
    return question.packed.length;
  }
  return ('folder' in question ? question.folder : question.files).length;
}
