/** Short names of the statuses in English, as RFC 9110, 6585 and 2324 have them; of 404 as in the specification. */
const messages: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Page Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  418: "I'm a teapot",
  422: 'Unprocessable Content',
  425: 'Too Early',
  429: 'Too Many Requests',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

interface Described {
  readonly statusCode: number;
  /** The name of the status; needed only where it is none of the common ones. */
  readonly statusMessage?: string | undefined;
  /** What happened, for debugging. */
  readonly description?: string | undefined;
}

/** An error with an HTTP status. Thrown during rendering, it shows the page of that status. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly description: string | null;

  constructor({statusCode, statusMessage, description}: Described) {
    // A status without a name of its own is one of its kind: that is all a browser knows of it, too.
    const kind = statusCode < 500 ? 'Client Error' : 'Server Error';
    const name = statusMessage ?? messages[statusCode] ?? kind;
    super(description ?? name);
    this.statusCode = statusCode;
    this.statusMessage = name;
    this.description = description ?? null;
  }
}

/** Converts any error to one with a status: its own, if it tells one of an error, else Internal Server Error. */
export function toHttpError(error: Error): HttpError {
  if (error instanceof HttpError) {
    return error;
  }
  const {statusCode, statusMessage} = error as Partial<Record<keyof HttpError, unknown>>;
  const isStatus =
    Number.isInteger(statusCode) && Number(statusCode) >= 400 && Number(statusCode) < 600;
  return new HttpError({
    statusCode: isStatus ? Number(statusCode) : 500,
    statusMessage: isStatus && typeof statusMessage === 'string' ? statusMessage : undefined,
    description: error.message || undefined,
  });
}
