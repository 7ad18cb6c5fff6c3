/** Outcome of a request. Nothing is thrown, so callers have to handle all three cases. */
export type HttpAnswer =
  | {readonly kind: 'answered'; readonly status: number; readonly data: unknown}
  | {readonly kind: 'timeout'}
  /** No connection, or one that broke before the answer was complete. */
  | {readonly kind: 'unreachable'};

export interface RetryRules {
  readonly retries: number;
  readonly retryStatuses: readonly number[];
  readonly methodsWithoutBody: readonly string[];
}

/** How many times a request may be retried. One that could change something is never sent twice. */
export function retriesOf(method: string, {retries, methodsWithoutBody}: RetryRules): number {
  return methodsWithoutBody.includes(method.toUpperCase()) ? retries : 0;
}
