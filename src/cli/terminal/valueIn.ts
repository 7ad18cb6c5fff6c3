import type {FieldError, Result} from '@cooperative/polish';
import {ContentError} from '../../content/problem';

/** The value that was read from a file; what is wrong with it is thrown in Polish, under the file's name. */
export function valueIn<T>(
  name: string,
  result: Result<T>,
  wordsOf: (error: FieldError) => string = ({message}) => message,
): T {
  if (!result.ok) {
    throw new ContentError(inFile(name, result.errors.map(wordsOf)));
  }
  return result.value;
}

/** What is to be said of a file, a line each. */
export function inFile(name: string, lines: readonly string[]): string {
  return [`${name}:`, ...lines.map((line) => `  – ${line}`)].join('\n');
}
