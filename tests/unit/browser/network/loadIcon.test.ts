import {loadIcon} from '@site/src/browser/network/loadIcon';

const own = {endpoint: '/icons/lucide/', allowsPublicService: false};
const both = {...own, allowsPublicService: true};
const asked: string[] = [];

type Answer = (url: string) => Response | Promise<Response>;

const realFetch = globalThis.fetch;

function answer(respond: Answer): void {
  const fetchStandIn = (url: string, init?: RequestInit): Promise<Response> => {
    asked.push(url);
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
      Promise.resolve(respond(url)).then(resolve, reject);
    });
  };
  globalThis.fetch = fetchStandIn as typeof fetch;
}

const json = (body: unknown): Response => new Response(JSON.stringify(body));
const missing = (): Response => new Response('', {status: 404});

afterEach(() => {
  asked.length = 0;
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('takes an icon from the site, once for all who ask', async () => {
  answer(() => json({path: 'M1 1h2'}));
  await expect(Promise.all([loadIcon('leaf', both), loadIcon('leaf', both)])).resolves.toEqual([
    'M1 1h2',
    'M1 1h2',
  ]);
  expect(asked).toEqual(['/icons/lucide/leaf.json']);
});

test('asks nobody else unless the owner allows it', async () => {
  answer(missing);
  await expect(loadIcon('nowhere', own)).rejects.toThrow('404');
  expect(asked).toEqual(['/icons/lucide/nowhere.json']);
});

test('asks the public service where the owner allows it', async () => {
  answer((url) =>
    url.startsWith('/') ? missing() : json({icons: {rare: {body: '<path d="M2 2h3"/>'}}}),
  );
  await expect(loadIcon('rare', both)).resolves.toBe('M2 2h3');
  expect(asked[1]).toBe('https://api.iconify.design/lucide.json?icons=rare');
});

test.each([
  ['what is not a path', {path: '"><script>'}],
  ['what is not an icon', {}],
])('refuses %s', async (_, body) => {
  answer(() => json(body));
  await expect(loadIcon('odd', own)).rejects.toThrow('not a path');
});

test('gives up after 1500 ms, and may be asked again', async () => {
  jest.useFakeTimers();
  answer(() => new Promise(() => undefined));
  const load = loadIcon('slow', own);
  const result = expect(load).rejects.toThrow('aborted');
  await jest.advanceTimersByTimeAsync(1500);
  await result;
  answer(() => json({path: 'M0 0h1'}));
  await expect(loadIcon('slow', own)).resolves.toBe('M0 0h1');
});
