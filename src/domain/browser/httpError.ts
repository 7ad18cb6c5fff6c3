export interface HttpErrorOptions {
  readonly statusCode: number;
  /** Short name of the status in English, e.g. `Internal Server Error`. */
  readonly statusMessage?: string;
  /** What happened, for debugging. */
  readonly description?: string;
}

const defaultMessages: Readonly<Record<number, string>> = {404: 'Page Not Found'};

/** An error with an HTTP status. Thrown during rendering, it shows the page of that status. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly description: string | null;

  constructor({statusCode, statusMessage, description}: HttpErrorOptions) {
    const shortName = statusMessage ?? defaultMessages[statusCode] ?? 'Internal Server Error';
    super(description ?? shortName);
    this.statusCode = statusCode;
    this.statusMessage = shortName;
    this.description = description ?? null;
  }
}

/** Converts any error to one with a status; without one it becomes an Internal Server Error. */
export function toHttpError(error: Error): HttpError {
  return error instanceof HttpError
    ? error
    : new HttpError({statusCode: 500, description: error.message || undefined});
}
