import {failed, type Result} from '@cooperative/polish/result';
import {askWorker} from './askWorker';

const tooLong = 'Wczytywanie trwało za długo i zostało przerwane. Zostaw w pliku tylko tę tabelę.';

/** The table in a file the visitor picked, as text. Rejects if the code that reads it does not come. */
export function readTableText(file: File): Promise<Result<string>> {
  return new Promise((resolve, reject) => {
    askWorker(
      {table: file},
      {
        onMessage: (message) => {
          if (message.kind === 'table') {
            resolve(message.text);
          }
        },
        onFailure: (reason) => {
          if (reason === 'tooLong') {
            resolve(failed([{field: 'plik', message: tooLong}]));
          } else {
            reject(new Error('The worker did not start.'));
          }
        },
      },
    );
  });
}
