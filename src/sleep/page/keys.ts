import {notificationsKey} from '../../site/behaviour';
import {find, listen} from './listening';
import {loadLight} from './scripts';

const search = 'button[aria-keyshortcuts]';

/** The keys of the site: search, the space bar on a link that is a button, and the notifications. */
export function watchKeys(): void {
  listen('keydown', (event: KeyboardEvent) => {
    const {key, code, target, ctrlKey, metaKey} = event;
    const pressed =
      (ctrlKey || metaKey) && key.toLowerCase() === 'k'
        ? document.querySelector<HTMLElement>(search)
        : key === '/'
          ? find(target, search)
          : key === ' '
            ? find(target, 'a[role=button]')
            : null;
    if (pressed) {
      event.preventDefault();
      pressed.click();
    }
    if (code === notificationsKey && !window.asleep?.closeCard) {
      loadLight().then(
        () => {
          target?.dispatchEvent(new KeyboardEvent('keydown', {code, bubbles: true}));
        },
        () => undefined,
      );
    }
  });
}
