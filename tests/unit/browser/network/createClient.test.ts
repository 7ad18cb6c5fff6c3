import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createClient} from '@site/src/browser/network/createClient';
import {fetchClient} from '@site/src/site/behaviour';

// A real server on loopback: only that counts what is really sent.
let server: Server;
let baseUrl: string;
let requests: {readonly method?: string; readonly url?: string; readonly body: string}[];
let respond: (response: ServerResponse, attempt: number) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({method: request.method, url: request.url, body});
      respond(response, requests.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  requests = [];
  respond = (response) => json(response, 200, {ok: true});
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function json(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(data));
}

const withoutBody = ['GET', 'HEAD', 'OPTIONS'] as const;
const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
// Written out: the test must not follow a list that was changed by mistake.
const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const notRetried = [400, 401, 404, 410, 413, 418, 422, 501, 505];

describe.each([
  ...withoutBody.map((method) => ({method, repeats: 1})),
  ...withBody.map((method) => ({method, repeats: 0})),
])('$method', ({method, repeats}) => {
  const body = repeats === 0 && method !== 'DELETE' ? {words: 'Dzień dobry'} : undefined;

  test.each(retried)(`is sent ${1 + repeats}× when the answer is %i`, async (status) => {
    respond = (response) => json(response, status, {});
    const answer = await createClient(baseUrl)('/a', {method, body});
    expect(answer).toMatchObject({kind: 'answered', status});
    expect(requests.map((request) => request.method)).toEqual(Array(1 + repeats).fill(method));
  });

  test.each(notRetried)('is sent once when the answer is %i', async (status) => {
    respond = (response) => json(response, status, {});
    await createClient(baseUrl)('/a', {method, body});
    expect(requests).toHaveLength(1);
  });

  test(`is sent ${1 + repeats}× when the connection breaks`, async () => {
    respond = (response) => {
      response.destroy();
    };
    await expect(createClient(baseUrl)('/a', {method, body})).resolves.toEqual({
      kind: 'unreachable',
    });
    expect(requests).toHaveLength(1 + repeats);
  });
});

test('a request that succeeds the second time is a success', async () => {
  respond = (response, attempt) => json(response, attempt === 1 ? 503 : 200, {attempt});
  await expect(createClient(baseUrl)('/a')).resolves.toEqual({
    kind: 'answered',
    status: 200,
    data: {attempt: 2},
  });
});

test('sends JSON and passes on the data of a refusal', async () => {
  respond = (response) => json(response, 400, {errors: {email: 'Nieznany adres.'}});
  await expect(
    createClient(baseUrl)('/wiadomosci', {method: 'POST', body: {message: 'Żółć'}}),
  ).resolves.toEqual({
    kind: 'answered',
    status: 400,
    data: {errors: {email: 'Nieznany adres.'}},
  });
  expect(requests).toEqual([{method: 'POST', url: '/wiadomosci', body: '{"message":"Żółć"}'}]);
});

test.each([
  ['/v1', '/a', '/v1/a'],
  ['/v1/', '/a?b=1', '/v1/a?b=1'],
])('an address is relative to the base %s', async (path, address, asked) => {
  await createClient(baseUrl + path)(address);
  expect(requests[0]?.url).toBe(asked);
});

test('a whole address is left as it is', async () => {
  await createClient('https://api.example.pl')(`${baseUrl}/a`);
  expect(requests[0]?.url).toBe('/a');
});

describe('the time limit', () => {
  test.each(['GET', 'POST'] as const)('ends a %s without an answer, sent once', async (method) => {
    respond = () => undefined;
    await expect(createClient(baseUrl)('/a', {method, timeoutMs: 60})).resolves.toEqual({
      kind: 'timeout',
    });
    expect(requests).toHaveLength(1);
  });

  test('covers an answer that starts and never ends', async () => {
    respond = (response) => {
      response.writeHead(200, {'Content-Type': 'application/json'}).write('{"ok":');
    };
    await expect(createClient(baseUrl)('/a', {method: 'POST', timeoutMs: 60})).resolves.toEqual({
      kind: 'timeout',
    });
  });

  test('covers the retry', async () => {
    respond = (response, attempt) => {
      if (attempt === 1) {
        json(response, 503, {});
      }
    };
    await expect(createClient(baseUrl)('/a', {timeoutMs: 100})).resolves.toEqual({
      kind: 'timeout',
    });
    expect(requests).toHaveLength(2);
  });
});

test('the constants are those of the specification', () => {
  expect(fetchClient).toEqual({
    retries: 1,
    retryStatuses: retried,
    methodsWithoutBody: withoutBody,
    timeoutMs: 15_000,
  });
});
