/** @jest-environment jsdom */
import type {PagePayload} from '@site/src/domain/articles/pagePayload';
import type {ShownPreview} from '@site/src/browser/cards/shownLink';
import {watchLinks} from '@site/src/browser/cards/watchLinks';
import {linkPreview} from '@site/src/site/behaviour';

const payload: PagePayload = {
  version: 1,
  title: 'Opłaty',
  description: 'Które opłaty znikają.',
  headings: [],
  updated: '2026-11-20',
  checked: '2026-11-20',
  readingMinutes: 5,
  tags: [],
  sourcePath: null,
};

let shown: ShownPreview | null = null;
let end = (): void => undefined;
const requests: {url: string; signal: AbortSignal}[] = [];
let answer: () => Promise<unknown>;

const element = (id: string): HTMLAnchorElement => document.getElementById(id) as HTMLAnchorElement;

function point(target: Element, pointerType = 'mouse'): void {
  // jsdom leaves out the pointer type.
  const event = new MouseEvent('pointerover', {bubbles: true});
  Object.defineProperty(event, 'pointerType', {value: pointerType});
  target.dispatchEvent(event);
}

/** Rests for `ms`, and lets what was fetched arrive. */
const rest = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const openCard = async (id: string): Promise<void> => {
  point(element(id));
  await rest(linkPreview.openDelayMs);
};

function watch(): void {
  end = watchLinks({
    baseUrl: '/',
    card: '#card',
    onChange: (change) => {
      shown = change;
    },
  });
}

let pages = 0;

beforeEach(() => {
  jest.useFakeTimers();
  // A new address each time, because payloads are cached.
  pages += 1;
  document.body.innerHTML = `
    <p class="prose">
      <a id="a" href="/baza-wiedzy/a-${pages}">A</a> <a id="b" href="/baza-wiedzy/b-${pages}">B</a>
      <a id="offer" href="/oferta">Oferta</a>
    </p>
    <a id="elsewhere" href="/baza-wiedzy/c">C</a><div id="card"></div>`;
  requests.length = 0;
  answer = () => Promise.resolve(payload);
  globalThis.fetch = ((url: string, {signal}: {signal: AbortSignal}) => {
    requests.push({url, signal});
    return Promise.resolve({ok: true, json: answer});
  }) as unknown as typeof fetch;
  shown = null;
  watch();
});

afterEach(() => {
  end();
  jest.useRealTimers();
});

test('shows the card of a link the pointer rests on, after the delay', async () => {
  point(element('a'));
  await rest(linkPreview.openDelayMs - 1);
  expect(requests).toEqual([]);
  await rest(1);
  expect(requests.map(({url}) => url)).toEqual([`/baza-wiedzy/a-${pages}/_payload.json`]);
  expect(shown).toEqual({link: element('a'), payload});
});

test('a link focused before watching begins counts as rested on', async () => {
  end();
  element('b').focus();
  watch();
  await rest(linkPreview.openDelayMs);
  expect(shown?.link).toBe(element('b'));
});

test('a payload is fetched once', async () => {
  await openCard('a');
  await openCard('b');
  await openCard('a');
  expect(shown?.link).toBe(element('a'));
  expect(requests).toHaveLength(2);
});

test.each(['offer', 'elsewhere', 'card'])('%s has no card', async (id) => {
  await openCard(id);
  expect(requests).toEqual([]);
  expect(shown).toBeNull();
});

test.each([{effectiveType: '2g'}, {effectiveType: 'slow-2g'}, {saveData: true}])(
  'nothing is fetched on a line of %j',
  async (connection) => {
    Object.assign(navigator, {connection});
    await openCard('a');
    Reflect.deleteProperty(navigator, 'connection');
    expect(requests).toEqual([]);
  },
);

test('touch opens nothing', async () => {
  point(element('a'), 'touch');
  await rest(2000);
  expect(requests).toEqual([]);
});

test('leaving before the delay requests nothing', async () => {
  point(element('a'));
  await rest(100);
  point(document.body);
  await rest(2000);
  expect(requests).toEqual([]);
});

test('leaving while the payload is loading aborts it', async () => {
  answer = () => new Promise(() => undefined);
  await openCard('a');
  expect(requests[0]?.signal.aborted).toBe(false);
  point(document.body);
  expect(requests[0]?.signal.aborted).toBe(true);
  await rest(2000);
  expect(shown).toBeNull();
});

test('the card stays while the pointer moves to it and rests there, and closes after it leaves', async () => {
  await openCard('a');
  point(document.body);
  await rest(linkPreview.closeDelayMs - 1);
  point(element('card'));
  await rest(5000);
  expect(shown).not.toBeNull();
  point(document.body);
  await rest(linkPreview.closeDelayMs);
  expect(shown).toBeNull();
});

test('a link crossed on the way to the card does not take its place', async () => {
  await openCard('a');
  point(element('b'));
  await rest(100);
  point(element('card'));
  await rest(5000);
  expect(shown?.link).toBe(element('a'));
});

test('Escape closes the card, which does not come back until the pointer has left', async () => {
  await openCard('a');
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
  expect(shown).toBeNull();
  await openCard('a');
  expect(shown).toBeNull();
  point(document.body);
  await openCard('a');
  expect(shown).not.toBeNull();
});

test.each([
  ['a click', () => document.body.click()],
  ['the focus moving', () => element('elsewhere').focus()],
  ['going back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ['the end', () => end()],
] as const)('%s closes the card at once', async (_what, act) => {
  await openCard('a');
  expect(shown).not.toBeNull();
  act();
  expect(shown).toBeNull();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['HTML', () => Promise.reject(new SyntaxError('Unexpected token <'))],
  ['another version', () => Promise.resolve({...payload, version: 2})],
])(
  '%s instead of a payload opens nothing and says nothing; the next try may succeed',
  async (_what, failure) => {
    answer = failure;
    await openCard('a');
    expect(shown).toBeNull();
    point(document.body);
    answer = () => Promise.resolve(payload);
    await openCard('a');
    expect(shown).not.toBeNull();
  },
);
