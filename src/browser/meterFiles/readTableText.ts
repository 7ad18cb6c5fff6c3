import {failed, type Result} from '@cooperative/polish';
import {reasonOf} from '../device/workerLine';
import {askReader} from './askReader';

const tooLong = 'Wczytywanie trwało za długo i zostało przerwane. Zostaw w pliku tylko tę tabelę.';

/** The table in a file the visitor picked, as text. Rejects if the code that reads it does not come. */
export async function readTableText(file: File): Promise<Result<string>> {
  try {
    return await askReader<Result<string>>(1, (reader) => reader.table(file));
  } catch (error) {
    if (reasonOf(error) === 'tooLong') {
      return failed([{field: 'plik', message: tooLong}]);
    }
    throw error;
  }
}
