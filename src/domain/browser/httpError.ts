/** Short names of the statuses in English. */
const messages = {404: 'Page Not Found', 500: 'Internal Server Error'} as const;

interface Described {
  readonly statusCode: keyof typeof messages;
  /** What happened, for debugging. */
  readonly description?: string;
}

/** An error with an HTTP status. Thrown during rendering, it shows the page of that status. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly description: string | null;

  constructor({statusCode, description}: Described) {
    super(description ?? messages[statusCode]);
    this.statusCode = statusCode;
    this.statusMessage = messages[statusCode];
    this.description = description ?? null;
  }
}

/** Converts any error to one with a status; without one it becomes an Internal Server Error. */
export function toHttpError(error: Error): HttpError {
  return error instanceof HttpError
    ? error
    : new HttpError({statusCode: 500, description: error.message || undefined});
}
