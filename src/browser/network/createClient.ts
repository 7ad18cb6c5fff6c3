import {FetchError, ofetch} from 'ofetch';
import {retriesOf, type HttpAnswer} from '../../domain/browser/http';
import {fetchClient} from '../../site/behaviour';

interface RequestOptions {
  readonly method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: object;
  readonly timeoutMs?: number;
}

export type FetchClient = (address: string, options?: RequestOptions) => Promise<HttpAnswer>;

/**
 * The one client for the site's servers. An address without a host is relative to `baseUrl`, or to the site's
 * origin if that is null. A request without a body is retried once after the statuses of `fetchClient` and after a
 * failed connection; any other is sent once. Load this module only when it is needed.
 */
export function createClient(baseUrl: string | null): FetchClient {
  const send = ofetch.create({
    baseURL: baseUrl ?? undefined,
    retryStatusCodes: [...fetchClient.retryStatuses],
  });
  return async (address, {method = 'GET', body, timeoutMs = fetchClient.timeoutMs} = {}) => {
    // Not ofetch's own limit, which stops once the headers arrive and is forgotten on a retry.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    try {
      const retry = retriesOf(method, fetchClient);
      const response = await send.raw(address, {method, body, retry, signal: limit.signal});
      return {kind: 'answered', status: response.status, data: response._data};
    } catch (error) {
      if (limit.signal.aborted) {
        return {kind: 'timeout'};
      }
      const response = error instanceof FetchError ? error.response : undefined;
      return response === undefined
        ? {kind: 'unreachable'}
        : {kind: 'answered', status: response.status, data: response._data};
    } finally {
      clearTimeout(timer);
    }
  };
}
