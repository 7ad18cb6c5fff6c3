import {openTarget} from './anchors';
import {controls, find, light, listen} from './listening';
import {pressedBeforeReload, presses} from './presses';
import {loadLight, wake} from './scripts';
import {say} from './words';
import {sleep} from '../../site/behaviour';

/** A press of these waits for React; the others do something by themselves. */
const waits = 'button:not([popovertarget], [data-opens], [data-closes], form *)';

let isLightLate = false;

/** Keeps what is pressed, typed and chosen, in order, and does at once what a page can do without React. */
export function watchPresses(): void {
  listen('click', onClick);
  listen('input', ({target}: Event) => {
    if (find(target, controls)) {
      keep(target as HTMLElement);
    }
  });
}

/** Does again what was pressed before the page reloaded itself for its scripts. */
export function pressAgain(): void {
  for (const {control, value, checked} of pressedBeforeReload()) {
    if (control.matches(waits)) {
      control.dataset.held = '';
    } else if (!control.matches('[type=file]')) {
      Object.assign(control, {value}, checked !== undefined && {checked});
    }
    keep(control);
  }
}

function keep(control: HTMLElement): void {
  const {value, checked} = control as HTMLInputElement;
  presses.push({control, at: Date.now(), value, checked});
  wake();
}

function onClick(event: MouseEvent): void {
  const {target, ctrlKey, metaKey, shiftKey} = event;
  const opener = find(target, '[data-opens]');
  const pressed = find(target, light) ?? find(find(target, controls), waits);
  const isLight = pressed?.matches(light) === true;
  const isLate = isLight && isLightLate;
  if (
    ctrlKey ||
    metaKey ||
    shiftKey ||
    (isLight && window.asleep?.closeCard) ||
    (isLate && pressed instanceof HTMLAnchorElement)
  ) {
    return;
  }
  if (opener || pressed) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  if (opener) {
    document.querySelector<HTMLDialogElement>(opener.dataset.opens ?? '')?.showModal();
    wake();
  } else if (find(target, '[data-closes]')) {
    (find(target, 'dialog') as HTMLDialogElement).close();
  } else if (pressed) {
    pressed.dataset.held = '';
    if (isLight && !isLate) {
      const late = setTimeout(giveUpLight, sleep.unloadedMs, pressed);
      loadLight()
        .catch(() => withoutLight(pressed))
        .finally(() => clearTimeout(late));
    } else {
      keep(pressed);
    }
  } else if (find(target, 'a[href^="#"]')) {
    // A link to the address that is open already changes nothing, but opens its question again.
    setTimeout(openTarget);
  }
}

/** Until a script that hangs has come, its links lead where they lead, and React has its buttons. */
function giveUpLight(control: HTMLElement): void {
  if (control.dataset.held !== undefined) {
    isLightLate = true;
    delete control.dataset.held;
    say('missing');
  }
}

/** The light script presses again what waits for it; without it a link is followed, and a button is left to React. */
function withoutLight(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) {
    delete control.dataset.held;
    location.href = control.href;
  } else {
    keep(control);
  }
}
