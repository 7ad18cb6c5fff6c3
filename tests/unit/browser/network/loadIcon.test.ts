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
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
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
});

test('takes icons from their pack on the site, once for all callers', async () => {
  answer(() => json({leaf: 'M1 1h2', lens: 'M2 2h3'}));
  await expect(
    Promise.all(['leaf', 'leaf', 'lens'].map((name) => loadIcon(name, both))),
  ).resolves.toEqual(['M1 1h2', 'M1 1h2', 'M2 2h3']);
  expect(asked).toEqual(['/icons/lucide/le.json']);
});

test('contacts no other server unless the owner allows it', async () => {
  answer(missing);
  await expect(loadIcon('nowhere', own)).rejects.toThrow('404');
  expect(asked).toEqual(['/icons/lucide/no.json']);
});

test.each([
  ['has no such pack', 'rare', missing],
  ['has a pack without the icon', 'seldom', () => json({send: 'M0 0h1'})],
])('asks the public service where the owner allows it and the site %s', async (_, name, site) => {
  answer((url) =>
    url.startsWith('/') ? site() : json({icons: {[name]: {body: '<path d="M2 2h3"/>'}}}),
  );
  await expect(loadIcon(name, both)).resolves.toBe('M2 2h3');
  expect(asked[1]).toBe(`https://api.iconify.design/lucide.json?icons=${name}`);
});

test.each([
  ['what is not a path', 'odd', {odd: '"><script>'}],
  ['a name that is not in its pack', 'out', {outdent: 'M0 0h1'}],
  ['a name that every object knows', 'constructor', {}],
])('refuses %s', async (_, name, body) => {
  answer(() => json(body));
  await expect(loadIcon(name, own)).rejects.toThrow(`no path of an icon ${name}`);
});

test('gives up after 1500 ms, and can be called again', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer(() => new Promise(() => undefined));
  const load = loadIcon('slow', own);
  limit.abort();
  await expect(load).rejects.toThrow('aborted');
  expect(timeout).toHaveBeenCalledWith(1500);
  answer(() => json({slow: 'M0 0h1'}));
  await expect(loadIcon('slow', own)).resolves.toBe('M0 0h1');
});
