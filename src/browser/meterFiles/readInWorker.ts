import type {FileSet} from '@cooperative/meter-files';
import {askWorker} from './askWorker';
import type {PickedFiles} from './protocol';

interface Listener {
  readonly onProgress: (share: number) => void;
  readonly onDone: (set: FileSet) => void;
  /** The worker failed to start, or took too long. */
  readonly onFailure: (reason: 'notStarted' | 'tooLong') => void;
}

/** Reads the meter files of one member; returns a way to stop. */
export function readInWorker(
  picked: PickedFiles,
  {onProgress, onDone, onFailure}: Listener,
): () => void {
  return askWorker(picked, {
    onMessage: (message) => {
      if (message.kind === 'progress') {
        onProgress(message.share);
      } else if (message.kind === 'done') {
        onDone(message.set);
      }
    },
    onFailure,
  });
}
