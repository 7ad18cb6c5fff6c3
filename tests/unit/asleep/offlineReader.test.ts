import {offlineReader} from '@site/src/asleep/offlineReader';
import {offline} from '@site/src/site/behaviour';

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
let kept: string[];
/** Whether the page is in view, at one look after another. */
let looks: boolean[];

beforeEach(() => {
  jest.useFakeTimers();
  listeners.clear();
  kept = [];
  const cache = {
    delete: () => Promise.resolve(true),
    put: (address: string) => Promise.resolve(kept.push(address)),
    keys: () => Promise.resolve([]),
  };
  Object.assign(globalThis, {
    self: {
      clients: {
        get: () =>
          Promise.resolve({visibilityState: (looks.shift() ?? false) ? 'visible' : 'hidden'}),
      },
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    },
    caches: {open: () => Promise.resolve(cache), has: () => Promise.resolve(false)},
    location: {origin: 'https://example.pl'},
  });
  offlineReader({...offline, baseUrl: '/', build: 'a'});
});

afterEach(() => {
  jest.useRealTimers();
  for (const name of ['self', 'caches', 'location']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

async function openPage(): Promise<void> {
  const headers = {'Content-Type': 'text/html; charset=utf-8'};
  listeners.get('fetch')?.({
    request: {method: 'GET', mode: 'navigate', url: 'https://example.pl/oferta'},
    preloadResponse: Promise.resolve(new Response('<h1>Oferta</h1>', {headers})),
    respondWith: () => undefined,
    waitUntil: () => undefined,
  });
  await jest.advanceTimersByTimeAsync(60_000);
}

test.each([
  ['read at once', [true], ['/oferta']],
  ['drawn ahead and opened seconds later', [false, false, true], ['/oferta']],
  ['drawn ahead and never opened', [], []],
  ['opened a minute later', [...Array<boolean>(10).fill(false), true], []],
])('a page that was %s', async (_, seen, expected) => {
  looks = seen;
  await openPage();
  expect(kept).toEqual(expected);
});

test('pages that were opened before there was a worker are kept, but those that are no pages', async () => {
  const answers = new Map([
    ['/oferta', new Response('<h1>Oferta</h1>', {headers: {'Content-Type': 'text/html'}})],
    ['/zniknela', new Response('', {status: 404, headers: {'Content-Type': 'text/html'}})],
    ['/feed.xml', new Response('', {headers: {'Content-Type': 'text/xml'}})],
  ]);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address: unknown) =>
      Promise.resolve(answers.get(address as string) ?? Response.error()),
    );
  const answer = jest.fn();
  listeners.get('message')?.({
    data: [...answers.keys()],
    ports: [{postMessage: answer}],
    waitUntil: () => undefined,
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(kept).toEqual(['/oferta']);
  expect(answer).toHaveBeenCalledTimes(1);
});
