import {askWorker} from './askWorker';

/** Whether any of these files may hold several. */
export function arePacked(files: readonly File[]): boolean {
  return files.some(({name}) => /\.(?:zip|xlsx?)$/i.test(name));
}

/**
 * Files as they are read: of a zip those in it, of a workbook with several sheets of readings one for each. Rejects if
 * the code that unpacks them does not come, or `signal` stops it.
 */
export function expandFiles(
  packed: readonly File[],
  signal?: AbortSignal,
): Promise<readonly File[]> {
  return new Promise((resolve, reject) => {
    const stop = askWorker(
      {packed},
      {
        onMessage: (message) => {
          if (message.kind === 'expanded') {
            resolve(message.files);
          }
        },
        onFailure: (reason) => {
          reject(new Error(`The worker failed: ${reason}.`));
        },
      },
    );
    signal?.addEventListener('abort', () => {
      stop();
      reject(new Error('Stopped.'));
    });
  });
}
