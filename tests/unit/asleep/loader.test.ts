/** @jest-environment jsdom */
import {loader} from '@site/src/asleep/loader';
import {settings} from './settings';

const cards = ['/cards.js', '/cards.css'];
const list = ['/part.js', '/runtime.js', '/main.js'];

/** Puts a page to sleep and reads it, as the browser does. */
function open(body: string): void {
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  const script = document.createElement('script');
  script.dataset.scripts = [...cards, ...list].join(' ');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  loader(settings, []);
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

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
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
  test('when the mouse stays on a control, with all scripts at once and in order', () => {
    open('<button>Kopiuj</button>');
    pointAt('button', 'mouse');
    jest.advanceTimersByTime(65);
    expect(addresses()).toEqual(list);
    expect(loading().every((script) => !script.async)).toBe(true);
  });

  test('at the first touch of a control, and once', () => {
    open('<button>Kopiuj</button>');
    pointAt('button', 'touch');
    jest.advanceTimersByTime(0);
    element('button').click();
    expect(addresses()).toEqual(list);
  });

  test('when the focus comes to a control, also while the mouse moves elsewhere', () => {
    open('<button>Kopiuj</button><p>Tekst</p>');
    element('button').focus();
    pointAt('p', 'mouse');
    jest.runAllTimers();
    expect(addresses()).toEqual(list);
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
      window.asleep?.heard.map(({control, value, checked}) => [
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
    expect(window.asleep?.heard).toEqual([]);
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
    expect(addresses()).toEqual(list);
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
    jest.runAllTimers();
    expect(question?.open).toBe(true);
    window.location.hash = '';
  });

  describe('a card', () => {
    const word = '<div class="prose"><a href="#slowo" data-term>słowo</a></div>';
    const come = (closeCard?: () => null): void => {
      Object.assign(window.asleep ?? {}, {closeCard});
      loading()
        .at(-1)
        ?.dispatchEvent(new Event(closeCard ? 'load' : 'error'));
    };

    test('comes with the script of the cards, once the mouse stays on its link', () => {
      open('<div class="prose"><a href="/inny">Inny</a></div>');
      pointAt('a', 'mouse');
      jest.advanceTimersByTime(64);
      expect(loading()).toEqual([]);
      jest.advanceTimersByTime(1);
      expect(addresses()).toEqual(['/cards.js']);
      pointAt('a', 'mouse');
      jest.runAllTimers();
      expect(addresses()).toEqual(['/cards.js']);
    });

    test('of a word, which is a button that Space presses, waits for it too', () => {
      open(word);
      expect(element('a').getAttribute('role')).toBe('button');
      element('a').dispatchEvent(new KeyboardEvent('keydown', {key: ' ', bubbles: true}));
      expect(addresses()).toEqual(['/cards.js']);
      expect(element('a').dataset.held).toBe('');
      expect(window.asleep?.heard).toEqual([]);
    });

    test('is left to its script from then on', () => {
      open(word);
      element('a').click();
      come(() => null);
      const pressed = jest.fn();
      element('a').addEventListener('click', pressed);
      element('a').click();
      expect(pressed).toHaveBeenCalledTimes(1);
      expect(addresses()).toEqual(['/cards.js']);
    });

    test('whose script does not come leaves a link', () => {
      open(word);
      element('a').click();
      come();
      expect(window.location.hash).toBe('#slowo');
      expect(element('a').dataset.held).toBeUndefined();
      window.location.hash = '';
    });

    test('whose script comes after React still waits for React', () => {
      open(word);
      element('a').click();
      Object.assign(window.asleep ?? {}, {runs: true});
      come();
      expect(window.location.hash).toBe('');
      expect(element('a').dataset.held).toBe('');
    });
  });
});

describe('A waking that fails', () => {
  const answer = jest.fn<Promise<unknown>, unknown[]>();
  const fail = async (): Promise<void> => {
    loading().at(-1)?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    Object.assign(window, {fetch: answer});
  });

  test('without a connection says so, forgets the press, and the next one tries again', async () => {
    answer.mockRejectedValue(new Error('offline'));
    open('<button>Kopiuj</button>');
    element('button').click();
    await fail();
    expect(note()).toMatch(/^Brak połączenia/);
    expect(element('button').dataset.held).toBeUndefined();
    expect(window.asleep?.heard).toEqual([]);
    const before = loading().length;
    element('button').click();
    expect(addresses().slice(before)).toEqual(['/main.js']);
    expect(note()).toBeUndefined();
  });

  test('again just after a reload says so instead of reloading again', async () => {
    answer.mockResolvedValue({});
    sessionStorage.setItem('se:reload', `${Date.now()} ${window.location.href}`);
    open('<button>Kopiuj</button>');
    element('button').click();
    await fail();
    expect(note()).toMatch(/Tekst i linki działają/);
  });

  test('because a script came empty is one too', async () => {
    answer.mockRejectedValue(new Error('offline'));
    open('<button>Kopiuj</button>');
    element('button').click();
    loading().at(-1)?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    expect(note()).toMatch(/^Brak połączenia/);
    element('button').click();
    expect(addresses().at(-1)).toBe('/main.js');
  });

  test('but not of scripts that run', async () => {
    open('<button>Kopiuj</button>');
    element('button').click();
    Object.assign(window.asleep ?? {}, {runs: true});
    loading().at(-1)?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    expect(note()).toBeUndefined();
    expect(element('button').dataset.held).toBe('');
  });

  test('for a part of the page only is left to the page', async () => {
    open('<button>Kopiuj</button>');
    element('button').click();
    loading()[0]?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
    expect(note()).toBeUndefined();
  });
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
