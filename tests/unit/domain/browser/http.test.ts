import {retriesOf} from '@site/src/domain/browser/http';

const rules = {retries: 1, retryStatuses: [503], methodsWithoutBody: ['GET', 'HEAD']};

test.each([
  ['GET', 1],
  ['get', 1],
  ['HEAD', 1],
  ['POST', 0],
  ['DELETE', 0],
  ['PROPFIND', 0],
])('%s may be retried %d×', (method, times) => expect(retriesOf(method, rules)).toBe(times));
