import {failed, type FieldError, ok, type Result} from '@cooperative/polish';

/** Fields to correct. Thrown only inside the calculation, which returns a {@link Result}. */
export class InputError extends Error {
  constructor(readonly errors: readonly FieldError[]) {
    super(errors.map(({field, message}) => `${field}: ${message}`).join('\n'));
  }
}

/** The value of a result; throws an {@link InputError} if it failed. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) {
    throw new InputError(result.errors);
  }
  return result.value;
}

/** Runs a step of the calculation and turns an {@link InputError} into a failed result. */
export function resultOf<T>(step: () => T): Result<T> {
  try {
    return ok(step());
  } catch (error) {
    if (error instanceof InputError) {
      return failed(error.errors);
    }
    throw error;
  }
}
