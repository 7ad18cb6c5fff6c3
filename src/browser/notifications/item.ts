import inlined from '@icons/inlined.json';
import {swipeDirectionOf} from '../../domain/browser/notificationPosition';
import {notifications as rules} from '../../site/behaviour';
import {houseIcons} from '../../site/icons';
import {element} from '../device/element';
import type {Notification} from './notify';
import {swipe} from './swipe';

interface Item {
  readonly item: HTMLElement;
  /** The element with the text, in it. */
  readonly said: HTMLElement;
  readonly close: () => void;
}

const iconNames = {info: 'info', success: 'check', error: 'error'} as const;

/** A notification as an element, closed by its button, its action, Escape or a swipe; `onClosed` once it is to go. */
export function notificationItem(
  {kind, text, action}: Notification,
  closeLabel: string,
  onClosed: () => void,
): Item {
  const said = element('div', 'notificationText', text);
  const item = element('li', 'notification', iconOf(iconNames[kind]), said);
  item.tabIndex = 0;
  Object.assign(item.dataset, {kind, state: 'open'});
  const close = (): void => {
    if (item.dataset.state === 'open') {
      item.dataset.state = 'closed';
      setTimeout(onClosed, rules.removalDelayMs);
    }
  };
  if (action) {
    item.append(
      button('button button-outlined', action.label, () => {
        if (item.dataset.state === 'open') {
          close();
          action.onSelect();
        }
      }),
    );
  }
  const closer = button('notificationClose iconButton', iconOf('close'), close);
  closer.ariaLabel = closeLabel;
  item.append(closer);
  item.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') {
      close();
    }
  });
  swipe(item, swipeDirectionOf(rules.position), rules.swipeThresholdPx, close);
  return {item, said, close};
}

function button(className: string, content: Node | string, onClick: () => void): HTMLButtonElement {
  const made = element('button', className, content);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

function iconOf(name: 'check' | 'close' | 'error' | 'info'): Element {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.ariaHidden = 'true';
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', inlined[houseIcons[name]] ?? '');
  icon.append(path);
  return icon;
}
