import {askWorker} from './askWorker';

/** The marks with which a zip begins, and so a workbook. */
const zipMarks = 'PK\u0003\u0004';

/**
 * Files as they are read: of a zip those in it, of a workbook with several sheets of readings one for each. Rejects if
 * the code that unpacks them does not come.
 */
export async function expandFiles(picked: readonly File[]): Promise<readonly File[]> {
  const starts = await Promise.all(
    picked.map((file) =>
      file
        .slice(0, zipMarks.length)
        .text()
        .catch(() => ''),
    ),
  );
  return starts.includes(zipMarks) ? expandInWorker(picked) : picked;
}

function expandInWorker(packed: readonly File[]): Promise<readonly File[]> {
  return new Promise((resolve, reject) => {
    askWorker(
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
  });
}
