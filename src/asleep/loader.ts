import type {Asleep, Heard, LoaderSettings, SleepingPage, SleepingPart} from './page';

/**
 * Keeps a page plain HTML until a visitor comes near something that needs React, and then loads the scripts. What is
 * pressed, typed or chosen meanwhile is kept for React. Runs in the head as text, so it uses nothing from outside
 * itself; `parts` are its other functions, and the script it stands in names the scripts to load.
 */
export const loader = (settings: LoaderSettings, parts: readonly SleepingPart[]): void => {
  const {nearMs, markerKey, markerMs} = settings;
  const own = document.currentScript as HTMLScriptElement;
  const files = (own.dataset as {scripts: string}).scripts.split(' ');
  const [lightScript = '', , ...waiting] = files;
  /** Done by a script of its own, see `browser/light`. */
  const light = '[data-term],[data-copies]';
  const controls = `:is(button,input,select,textarea,[role=button],[data-tooltip],[data-wakes]):not(${light},[data-own] *,[role=search] input,[data-mode])`;
  /** A press of these waits for React; the others do something by themselves. */
  const held = 'button:not([popovertarget],[data-opens],[data-closes],form *)';
  const carded = '.prose a,[data-link-previews] a';
  const heard: Heard[] = [];
  const ending = new AbortController();
  const {signal} = ending;
  const note = document.createElement('p');
  const {connection} = navigator as {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  const line = connection?.effectiveType ?? '';
  const isDear = connection?.saveData === true || line.includes('2g');
  let near: Event | null = null;
  let timer = 0;
  let isWaking = false;
  // Not, as long as it says nothing: every byte counts here.
  let isComing: boolean | undefined;

  const listen: SleepingPage['listen'] = (types, then, to = window) => {
    for (const type of types.split(' ')) {
      to.addEventListener(type, then as EventListener, {capture: true, signal});
    }
  };
  const find: SleepingPage['find'] = (target, selector) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const each: SleepingPage['each'] = (selector, then) => {
    document.querySelectorAll<HTMLElement>(selector).forEach(then);
  };
  const say = (text: string): void => {
    note.role = 'alert';
    note.textContent = text;
    // What lies under a modal dialog is neither seen nor announced.
    (document.querySelector('dialog[open]') ?? document.body).append(note);
  };

  const sayOffline = (): void => {
    say('Brak połączenia. Wczytane strony działają.');
  };
  const reload = (): void => {
    try {
      // Not again within the marker's lifetime; without a marker this is no number, and so not within it.
      const since = Date.now() - parseInt(sessionStorage[markerKey] as string);
      if (!(since < markerMs)) {
        sessionStorage[markerKey] = `${Date.now()} ${location.href}`;
        location.reload();
        return;
      }
    } catch {
      // Nobody could tell whether it has reloaded already.
    }
    say('Nie wczytano. Tekst i linki działają. Naciśnij ponownie.');
  };
  const fail = (): void => {
    isWaking = false;
    heard.splice(0);
    each('[data-held]', (control) => {
      delete control.dataset.held;
    });
    // The scripts of a page from before a publication are gone: the newest page takes its place, once.
    fetch('', {method: 'HEAD', cache: 'no-store'}).then(reload, sayOffline);
  };
  const load = (src: string, onEnd: (event: Event) => void): void => {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    listen('load error', onEnd, script);
    document.head.append(script);
  };
  const wake = (): void => {
    if (isWaking) {
      return;
    }
    isWaking = true;
    note.remove();
    for (const src of waiting.splice(0)) {
      load(src, ({type, target}) => {
        // The last script starts the app; if it loaded but did not run, waking failed. Other missing parts are requested
        // again by the app.
        const isDead = src === files.at(-1) && !asleep.runs;
        if (isDead || type === 'error') {
          // The page would wait for this one instead of asking again.
          (target as Element).remove();
          waiting.push(src);
        }
        if (isDead) {
          fail();
        }
      });
    }
  };
  const keep = (control: HTMLElement): void => {
    const {value, checked} = control as HTMLInputElement;
    heard.push({control, value, checked});
    wake();
  };
  /** The script presses again what waits for it; without it a link is followed, and a button is left to React. */
  const fetchLight = (): void => {
    if (!isComing) {
      isComing = true;
      load(lightScript, () => {
        // Come after React, it does nothing: React presses again what waits.
        if (!asleep.closeCard && !asleep.runs) {
          isComing = false;
          each('[data-held]', (control) => {
            if (control.matches('a')) {
              delete control.dataset.held;
              location.href = control.href;
            } else {
              keep(control);
            }
          });
        }
      });
    }
  };

  const onNear = (event: PointerEvent): void => {
    const {target, pointerType} = event;
    const isMouse = pointerType === 'mouse';
    const isRest = isMouse || find(target, ':focus-visible');
    const isControl = find(target, controls);
    clearTimeout(timer);
    if (isControl || (isRest && !isDear && find(target, carded))) {
      const come = isControl ? wake : fetchLight;
      near = event;
      // A pointer that moves on takes back only what it asked for itself.
      if (isMouse) {
        timer = window.setTimeout(come, nearMs);
      } else {
        come();
      }
    }
  };
  const openTarget = (): void => {
    const fold = document.getElementById(location.hash.slice(1))?.closest('details');
    if (fold) {
      fold.open = true;
    }
  };
  const onClick = (event: MouseEvent): void => {
    const {target, ctrlKey, metaKey, shiftKey} = event;
    const opener = find(target, '[data-opens]');
    const isLight = find(target, light);
    const pressed = isLight ?? find(find(target, controls), held);
    if (ctrlKey || metaKey || shiftKey || (isLight && asleep.closeCard)) {
      return;
    }
    if (opener || pressed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (opener) {
      document
        .querySelector<HTMLDialogElement>((opener.dataset as {opens: string}).opens)
        ?.showModal();
      wake();
    } else if (find(target, '[data-closes]')) {
      (find(target, 'dialog') as HTMLDialogElement).close();
    } else if (pressed) {
      pressed.dataset.held = '';
      if (isLight) {
        fetchLight();
      } else {
        keep(pressed);
      }
    } else if (find(target, 'a[href^="#"]')) {
      // A link to the address that is open already changes nothing, but opens its question again.
      setTimeout(openTarget);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const {key, target, ctrlKey, metaKey} = event;
    const search = '[aria-keyshortcuts]';
    const pressed =
      (ctrlKey || metaKey) && /^k$/i.test(key)
        ? document.querySelector<HTMLElement>(search)
        : find(target, key === '/' ? search : key === ' ' ? 'a[role=button]' : '_');
    if (pressed) {
      event.preventDefault();
      pressed.click();
    }
  };

  document.documentElement.dataset.asleep = '';
  const asleep: Asleep = (window.asleep = {
    heard,
    near: () => near,
    end: () => {
      ending.abort();
      clearTimeout(timer);
      note.remove();
    },
  });
  listen('pointerover focusin', onNear);
  listen('click', onClick);
  listen('keydown', onKeyDown);
  listen('input', ({target}: Event) => {
    if (find(target, controls)) {
      keep(target as HTMLElement);
    }
  });
  listen('hashchange', openTarget);
  listen('offline', sayOffline);
  listen('online', () => {
    note.remove();
  });
  listen('DOMContentLoaded', () => {
    openTarget();
    each('[data-term]', (word) => {
      word.role = 'button';
      word.ariaExpanded = 'false';
    });
    for (const part of parts) {
      part({
        settings,
        files,
        signal,
        isDear,
        isGood: !isDear && line === '4g',
        listen,
        find,
        each,
        wake,
      });
    }
  });
};
