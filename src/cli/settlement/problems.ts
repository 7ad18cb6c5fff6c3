import {ContentError} from '../../data/check';
import type {FieldError, Result} from '../../domain/result';

/** Fields of the input that must be corrected, as one Polish message. */
export function inputError(inputName: string, errors: readonly FieldError[]): ContentError {
  const lines = errors.map(({field, message}) => `  – pole „${field}”: ${message}`);
  return new ContentError(`${inputName}:\n${lines.join('\n')}`);
}

/** The value of a result; throws a Polish {@link ContentError} for its errors. */
export function valueOf<T>(result: Result<T>, inputName: string): T {
  if (!result.ok) {
    throw inputError(inputName, result.errors);
  }
  return result.value;
}
