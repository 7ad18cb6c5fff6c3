import type {Heard, LoaderSettings, SleepingPage, SleepingPart} from './page';

/**
 * Keeps a page plain HTML until a visitor comes near something that needs React, and then loads the scripts. What is
 * pressed, typed or chosen meanwhile is kept for React. Runs in the head as text, so it uses nothing from outside
 * itself; `parts` are its other functions, and the script it stands in names the scripts to load.
 */
export const loader = (settings: LoaderSettings, parts: readonly SleepingPart[]): void => {
  const {nearMs, restMs, markerKey, markerLifetimeMs, helpKey} = settings;
  const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? [];
  const controls =
    ':is(button,input,select,textarea,[role=button],[data-tooltip],[data-wakes],.hash-link):not(#ogloszenia *,[role=search] input,[data-mode])';
  /** A press of these waits for React; the others do something by themselves. */
  const held =
    ':is(button,[role=button]):not([popovertarget],[data-opens],[data-closes],form[action] *)';
  const previewed = ':is(.prose,[data-link-previews]) a[href]';
  const waiting = [...scripts];
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
    say('Brak połączenia. Wczytane strony nadal działają.');
  };
  const reload = (): void => {
    try {
      // Not again within the marker's lifetime; without a marker this is no number, and so not within it.
      const since = Date.now() - parseInt(sessionStorage.getItem(markerKey) ?? '');
      if (!(since < markerLifetimeMs)) {
        sessionStorage.setItem(markerKey, `${Date.now()} ${location.href}`);
        location.reload();
        return;
      }
    } catch {
      // Nobody could tell whether it has reloaded already.
    }
    say('Nie wczytano. Tekst i linki działają. Naciśnij ponownie.');
  };
  const fail = (): void => {
    if (isWaking) {
      isWaking = false;
      const href = (heard.splice(0).at(-1)?.control as HTMLAnchorElement | undefined)?.href;
      each('[data-held]', (element) => {
        delete element.dataset.held;
      });
      // The scripts of a page from before a publication are gone: the newest page takes its place, once. A word of the
      // glossary is still a link.
      fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(() => {
        if (href) {
          location.href = href;
        } else {
          reload();
        }
      }, sayOffline);
    }
  };
  const wake = (): void => {
    if (isWaking) {
      return;
    }
    isWaking = true;
    note.remove();
    for (const src of waiting.splice(0)) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      const onEnd = ({type}: Event): void => {
        // The last script starts the app; if it loaded but did not run, waking failed. Other missing parts are requested
        // again by the app.
        const isDead = src === scripts.at(-1) && !window.asleep?.runs;
        if (isDead || type === 'error') {
          // The page would wait for this one instead of asking again.
          script.remove();
          waiting.push(src);
        }
        if (isDead) {
          fail();
        }
      };
      listen('load error', onEnd, script);
      document.head.append(script);
    }
  };
  const keep = (control: HTMLElement): void => {
    const {value, checked} = control as HTMLInputElement;
    heard.push({control, value, checked});
    wake();
  };

  const onNear = (event: PointerEvent): void => {
    const {target, type, pointerType} = event;
    const isMouse = pointerType === 'mouse';
    const isRest = isMouse || (type === 'focusin' && find(target, ':focus-visible'));
    const isControl = find(target, controls);
    clearTimeout(timer);
    if (isControl || (isRest && !isDear && find(target, previewed))) {
      near = event;
      timer = window.setTimeout(wake, isControl ? (isMouse ? nearMs : 0) : restMs);
    }
  };
  const openTarget = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    if (target?.matches('details')) {
      target.open = true;
    }
  };
  const onClick = (event: MouseEvent): void => {
    const {target, ctrlKey, metaKey, shiftKey} = event;
    const control = find(target, controls);
    const opener = find(target, '[data-opens]');
    const isHeld = control?.matches(held);
    if (ctrlKey || metaKey || shiftKey) {
      return;
    }
    if (opener || isHeld) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (opener) {
      document.querySelector<HTMLDialogElement>(opener.dataset.opens ?? '')?.showModal();
      wake();
    } else if (find(target, '[data-closes]')) {
      (find(target, 'dialog') as HTMLDialogElement | null)?.close();
    } else if (control && (isHeld || control.matches('.hash-link'))) {
      control.dataset.held = '';
      keep(control);
    } else if (find(target, 'a[href^="#"]')) {
      // A link to the address that is open already changes nothing, but opens its question again.
      setTimeout(openTarget);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const {key, target, ctrlKey, metaKey} = event;
    const search = '[aria-keyshortcuts]';
    let isHelp = key === '?' && !find(target, 'input,select,textarea');
    try {
      isHelp = isHelp && !localStorage.getItem(helpKey);
    } catch {
      // Nobody could turn it off.
    }
    const pressed =
      isHelp || ((ctrlKey || metaKey) && /^k$/i.test(key))
        ? // The list of shortcuts is behind the first button there.
          document.querySelector<HTMLElement>(isHelp ? 'footer button' : search)
        : find(target, key === '/' ? search : key === ' ' ? 'a[role=button]' : '_');
    if (pressed) {
      event.preventDefault();
      pressed.click();
    }
  };

  document.documentElement.dataset.asleep = '';
  window.asleep = {
    heard,
    near: () => near,
    end: () => {
      ending.abort();
      clearTimeout(timer);
      note.remove();
    },
  };
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
  listen('DOMContentLoaded', () => {
    openTarget();
    each('a[data-wakes]', (word) => {
      word.role = 'button';
      word.ariaExpanded = 'false';
    });
    for (const part of parts) {
      part({
        settings,
        scripts,
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
