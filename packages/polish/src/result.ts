/** An error in one field of an input, in Polish with the remedy. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A value, or the fields to correct first. Never a `NaN`. */
export type Result<T> =
  | {readonly ok: true; readonly value: T}
  | {readonly ok: false; readonly errors: readonly FieldError[]};

/** The good result. */
export function ok<T>(value: T): Result<T> {
  return {ok: true, value};
}

/** The result of an input with these fields to correct. */
export function failed(errors: readonly FieldError[]): Result<never> {
  return {ok: false, errors};
}
