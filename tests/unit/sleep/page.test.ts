/** @jest-environment jsdom */
import {chunksName} from '@site/src/sleep/asleep';
import {sleep} from '@site/src/site/behaviour';

const light = '/light.js';
const parts = ['/part.js', '/other.js'];
const runtime = '/runtime.js';
const main = '/main.js';

/** Puts a page to sleep and reads it, as the browser does. */
function open(body: string): void {
  jest.doMock('@site-data/route-middleware.json', () => ({}), {virtual: true});
  // Written in by the build.
  Object.assign(globalThis, {HAS_STATISTICS: false});
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  const script = document.createElement('script');
  script.dataset.scripts = [light, ...parts, runtime, main].join(' ');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.isolateModules(() => {
    jest.requireActual('@site/src/sleep/page');
  });
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

const loading = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
const addresses = (): (string | null)[] => loading().map((script) => script.getAttribute('src'));
const element = (selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector) ?? document.body;
const note = (): string | undefined => document.querySelector('[role=alert]')?.textContent;
const pointAt = (selector: string, pointerType: string): void => {
  const event = new Event('pointerover', {bubbles: true});
  element(selector).dispatchEvent(Object.assign(event, {pointerType}));
};

/** Lets the script at this place come: with what it brings, or not. */
async function come(index: number, brings = true): Promise<void> {
  const script = loading()[index];
  if (brings) {
    const chunks = ((window as unknown as Record<string, unknown[]>)[chunksName] ??= []);
    if (script?.src.endsWith(runtime)) {
      chunks.push = (...added) => Array.prototype.push.apply(chunks, added);
    } else if (script?.src.endsWith(main)) {
      Object.assign(window.asleep ?? {}, {runs: true});
    } else {
      chunks.push([]);
    }
  }
  script?.dispatchEvent(new Event(brings ? 'load' : 'error'));
  await jest.advanceTimersByTimeAsync(0);
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  // A browser without them gets these from the page's first script.
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  Reflect.deleteProperty(window, chunksName);
});

afterEach(() => {
  window.asleep?.end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('A page sleeps', () => {
  test('while it is read, and when text and plain links are pressed', () => {
    open('<p>Tekst <a href="#dalej">dalej</a></p><details><summary>Pytanie</summary></details>');
    expect(document.documentElement.dataset.asleep).toBe('');
    element('a').click();
    element('summary').click();
    pointAt('p', 'mouse');
    jest.runAllTimers();
    expect(loading()).toEqual([]);
  });

  test('when the mouse only passes over a control', () => {
    open('<button>Kopiuj</button><p>Tekst</p>');
    pointAt('button', 'mouse');
    jest.advanceTimersByTime(60);
    pointAt('p', 'mouse');
    jest.runAllTimers();
    expect(loading()).toEqual([]);
  });

  test('on announcements, search forms and the choice of the colour mode', () => {
    open(
      '<div id="ogloszenia" data-own><button>Zamknij</button></div><form role="search" action="/szukaj"><input name="q"></form><input type="radio" data-mode="dark">',
    );
    element('#ogloszenia button').click();
    element('[name=q]').dispatchEvent(new Event('input', {bubbles: true}));
    pointAt('[data-mode]', 'touch');
    jest.runAllTimers();
    expect(loading()).toEqual([]);
  });
});

describe('It wakes', () => {
  test('when the mouse stays on a control, with its parts at once and in order', () => {
    open('<button>Kopiuj</button>');
    pointAt('button', 'mouse');
    jest.advanceTimersByTime(65);
    expect(addresses()).toEqual(parts);
    expect(loading().every((script) => !script.async)).toBe(true);
  });

  test('at the first touch of a control, and once', () => {
    open('<button>Kopiuj</button>');
    pointAt('button', 'touch');
    element('button').click();
    expect(addresses()).toEqual(parts);
  });

  test('when the focus comes to a control, also while the mouse moves elsewhere', () => {
    open('<button>Kopiuj</button><p>Tekst</p>');
    element('button').focus();
    pointAt('p', 'mouse');
    jest.advanceTimersByTime(100);
    expect(addresses()).toEqual(parts);
  });

  test('and starts the page once all of its parts are there', async () => {
    open('<button>Kopiuj</button>');
    element('button').click();
    await come(0);
    expect(addresses()).toEqual(parts);
    await come(1);
    expect(addresses()).toEqual([...parts, runtime]);
    await come(2);
    expect(addresses()).toEqual([...parts, runtime, main]);
    await come(3);
    expect(note()).toBeUndefined();
    expect(element('button').dataset.held).toBe('');
  });

  test('keeping what is pressed, typed and ticked, in order', () => {
    open('<button>Kopiuj</button><input type="text"><input type="checkbox">');
    const pressed = jest.fn();
    element('button').addEventListener('click', pressed);
    element('button').click();
    const [text, tick] = document.querySelectorAll('input');
    text?.setRangeText('sło');
    text?.dispatchEvent(new Event('input', {bubbles: true}));
    tick?.click();
    expect(pressed).not.toHaveBeenCalled();
    expect(element('button').dataset.held).toBe('');
    expect(
      window.asleep?.presses.map(({control, value, checked}) => [
        control.tagName,
        value,
        checked ?? null,
      ]),
    ).toEqual([
      ['BUTTON', '', null],
      ['INPUT', 'sło', false],
      ['INPUT', 'on', true],
    ]);
  });
});

describe('Without React', () => {
  const dialog =
    '<button aria-keyshortcuts="Control+K" data-opens="#okno">Szukaj</button><dialog id="okno"><button data-closes>Zamknij</button></dialog>';
  const isOpen = (): boolean => document.querySelector('dialog')?.open === true;

  test('a dialog opens and closes', () => {
    open(dialog);
    element('[data-opens]').click();
    expect(isOpen()).toBe(true);
    element('[data-closes]').click();
    expect(isOpen()).toBe(false);
    expect(window.asleep?.presses).toEqual([]);
  });

  test('a slash opens the search only on its button', () => {
    open(dialog);
    const press = (target: HTMLElement): void => {
      target.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
    };
    press(document.body);
    press(element('[data-closes]'));
    expect(loading()).toEqual([]);
    press(element('[data-opens]'));
    expect(isOpen()).toBe(true);
    expect(addresses()).toEqual(parts);
  });

  test('Control K opens the search', () => {
    open(dialog);
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}),
    );
    expect(isOpen()).toBe(true);
  });

  test('a link to a question opens it, also a second time', () => {
    window.location.hash = '#czy';
    open('<a href="#czy">Czy</a><details id="czy"><summary>Czy?</summary></details>');
    const question = document.querySelector('details');
    expect(question?.open).toBe(true);
    element('summary').click();
    expect(question?.open).toBe(false);
    element('a').click();
    jest.advanceTimersByTime(0);
    expect(question?.open).toBe(true);
    window.location.hash = '';
  });

  describe('a card', () => {
    const word = '<div class="prose"><a href="#slowo" data-term>słowo</a></div>';
    const lightComes = async (closeCard?: () => null): Promise<void> => {
      Object.assign(window.asleep ?? {}, {closeCard});
      loading()
        .at(-1)
        ?.dispatchEvent(new Event(closeCard ? 'load' : 'error'));
      await jest.advanceTimersByTimeAsync(0);
    };

    test('comes with the script of the cards, once the mouse stays on its link', () => {
      open('<div class="prose"><a href="/inny">Inny</a></div>');
      pointAt('a', 'mouse');
      jest.advanceTimersByTime(64);
      expect(loading()).toEqual([]);
      jest.advanceTimersByTime(1);
      expect(addresses()).toEqual([light]);
      pointAt('a', 'mouse');
      jest.advanceTimersByTime(100);
      expect(addresses()).toEqual([light]);
    });

    test('of a word, which is a button that Space presses, waits for it too', () => {
      open(word);
      expect(element('a').getAttribute('role')).toBe('button');
      element('a').dispatchEvent(new KeyboardEvent('keydown', {key: ' ', bubbles: true}));
      expect(addresses()).toEqual([light]);
      expect(element('a').dataset.held).toBe('');
      expect(window.asleep?.presses).toEqual([]);
    });

    test('is left to its script from then on', async () => {
      open(word);
      element('a').click();
      await lightComes(() => null);
      const pressed = jest.fn();
      element('a').addEventListener('click', pressed);
      element('a').click();
      expect(pressed).toHaveBeenCalledTimes(1);
      expect(addresses()).toEqual([light]);
    });

    test('whose script hangs is given up in words, and its link leads where it leads', async () => {
      open(word);
      element('a').click();
      await jest.advanceTimersByTimeAsync(sleep.unloadedMs - 1);
      expect(element('a').dataset.held).toBe('');
      await jest.advanceTimersByTimeAsync(1);
      expect(note()).toMatch(/Naciśnij ponownie/);
      expect(element('a').dataset.held).toBeUndefined();
      element('a').click();
      expect(window.location.hash).toBe('#slowo');
      expect(element('a').dataset.held).toBeUndefined();
      window.location.hash = '';
      // It has come after all.
      await lightComes(() => null);
      expect(element('a').dataset.held).toBeUndefined();
    });

    test('whose script does not come leaves a link', async () => {
      open(word);
      element('a').click();
      await lightComes();
      expect(window.location.hash).toBe('#slowo');
      expect(element('a').dataset.held).toBeUndefined();
      window.location.hash = '';
    });
  });
});

describe('A waking that fails', () => {
  const answer = jest.fn<Promise<unknown>, unknown[]>();

  beforeEach(() => {
    Object.assign(window, {fetch: answer});
    answer.mockRejectedValue(new Error('offline'));
    open('<button>Kopiuj</button>');
    element('button').click();
  });

  const isFreed = (): void => {
    expect(element('button').dataset.held).toBeUndefined();
    expect(window.asleep?.presses).toEqual([]);
  };

  test('without a connection says so, forgets the press, and the next one asks for what is missing', async () => {
    await come(0);
    await come(1, false);
    expect(note()).toMatch(/^Brak połączenia/);
    isFreed();
    element('button').click();
    expect(note()).toBeUndefined();
    expect(addresses()).toEqual(parts);
    await come(1);
    expect(addresses()).toEqual([...parts, runtime]);
  });

  test('again just after a reload says so instead of reloading again', async () => {
    answer.mockResolvedValue({});
    sessionStorage.setItem('se:reload', `${Date.now()} ${window.location.href}`);
    await come(0, false);
    expect(note()).toMatch(/Tekst i linki działają/);
    isFreed();
  });

  test('because a part came empty or as something else is one too', async () => {
    loading()[0]?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    expect(note()).toMatch(/^Brak połączenia/);
    isFreed();
    expect(addresses()).toEqual(['/other.js']);
  });

  test('because the runtime came empty is one too, and it is asked for again', async () => {
    await come(0);
    await come(1);
    loading()[2]?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    isFreed();
    element('button').click();
    await jest.advanceTimersByTimeAsync(0);
    expect(addresses()).toEqual([...parts, runtime]);
  });

  test('because nothing comes for long says so, and what comes later still wakes the page', async () => {
    await jest.advanceTimersByTimeAsync(sleep.unloadedMs);
    expect(note()).toMatch(/Naciśnij ponownie/);
    isFreed();
    element('button').click();
    expect(addresses()).toEqual(parts);
    await come(0);
    await come(1);
    expect(addresses()).toEqual([...parts, runtime]);
  });
});

test('A press from before a reload of the page is done again, if the same thing stands there', () => {
  const press = (text: string): string =>
    JSON.stringify({at: Date.now(), kept: [{place: [0], text, value: ''}]});
  sessionStorage.setItem('se:naciski', press('Kopiuj'));
  open('<button>Kopiuj</button>');
  expect(element('button').dataset.held).toBe('');
  expect(addresses()).toEqual(parts);
  sessionStorage.setItem('se:naciski', press('Usuń'));
  window.asleep?.end();
  open('<button>Kopiuj</button>');
  expect(element('button').dataset.held).toBeUndefined();
  expect(addresses()).toEqual([]);
});

test('A lost connection is told until it is back', () => {
  open('<p>Tekst</p>');
  window.dispatchEvent(new Event('offline'));
  expect(note()).toMatch(/^Brak połączenia/);
  window.dispatchEvent(new Event('online'));
  expect(note()).toBeUndefined();
});

test('At the end of the sleep nothing is held any more', () => {
  open('<button>Kopiuj</button>');
  window.asleep?.end();
  const pressed = jest.fn();
  element('button').addEventListener('click', pressed);
  element('button').click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('A page that forces a mode there is not says so asleep as well, and shows the visitor’s', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const {dataset} = document.documentElement;
  dataset.themeChoice = 'light';
  for (const [forced, shown, warnings] of [
    ['dark', 'dark', 0],
    ['system', 'light', 1],
  ] as const) {
    dataset.forcedTheme = forced;
    open('<p>Tekst</p>');
    expect(dataset.theme).toBe(shown);
    expect(warn).toHaveBeenCalledTimes(warnings);
    window.asleep?.end();
  }
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('"system" is ignored'));
  delete dataset.forcedTheme;
  delete dataset.themeChoice;
});

test('On a good line the scripts come ahead, also where no browser tells what is in view', () => {
  Object.assign(navigator, {connection: {effectiveType: '4g'}});
  expect(typeof IntersectionObserver).toBe('undefined');
  open('<main><a href="/faq">Pytania</a></main>');
  const ahead = (): number => document.head.querySelectorAll('link[rel=prefetch]').length;
  jest.advanceTimersByTime(sleep.aheadMs - 1);
  expect(ahead()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(ahead()).toBe(5);
  Reflect.deleteProperty(navigator, 'connection');
});

test('Nothing comes ahead once a touch was quicker', () => {
  Object.assign(navigator, {connection: {effectiveType: '4g'}});
  open('<button type="button">Policz</button>');
  document.querySelector('button')?.click();
  jest.advanceTimersByTime(sleep.aheadMs);
  expect(document.head.querySelectorAll('link[rel=preload]').length).toBe(2);
  expect(document.head.querySelectorAll('link[rel=prefetch]').length).toBe(0);
  Reflect.deleteProperty(navigator, 'connection');
});
