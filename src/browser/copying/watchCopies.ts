import {oncePerPage} from '../device/oncePerPage';
import {copyAddress} from './copyAddress';

/** Makes a press of an element with `data-copies`, the id of a place in this page or nothing, copy its address. */
export function watchCopies(): void {
  oncePerPage('copies', listen);
}

function listen(): void {
  document.addEventListener('click', ({target}) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-copies]');
    if (pressed) {
      delete pressed.dataset.held;
      const url = new URL(location.href);
      url.hash = pressed.dataset.copies ?? '';
      void copyAddress(url.href, pressed);
    }
  });
}
