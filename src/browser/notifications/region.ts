import inlined from '@icons/inlined.json';
import {swipeDirectionOf} from '../../domain/browser/notificationPosition';
import {notifications as rules} from '../../site/behaviour';
import {houseIcons} from '../../site/icons';
import {element} from '../device/element';
import {countdown} from './countdown';
import {onNotification, type Notification} from './notify';
import {swipe} from './swipe';

export interface NotificationLabels {
  /** What a screen reader reads before the text of a notification. */
  readonly notification: string;
  /** Name of the region that holds the notifications. */
  readonly notifications: string;
  readonly closeNotification: string;
}

interface Region {
  /** Holds the notifications for the whole visit; to be moved to where they belong in the page. */
  readonly place: HTMLElement;
  readonly show: (notification: Notification) => void;
}

declare global {
  interface Window {
    /** Made by whichever came first: the script of a sleeping page or the page's code. */
    notifications?: Region;
  }
}

/** A live region has to be in the page for a moment before what it says is heard. */
const announceAfterMs = 100;
const announceForMs = 1000;

/** The region of the page, which from now on shows what {@link onNotification} delivers. */
export function notificationRegion(labels: NotificationLabels): HTMLElement {
  const {place, show} = (window.notifications ??= createRegion(labels));
  onNotification(show);
  return place;
}

function createRegion(labels: NotificationLabels): Region {
  const status = element('p', 'visuallyHidden');
  status.role = 'status';
  const list = element('ol', 'notifications');
  list.tabIndex = -1;
  list.dataset.position = rules.position;
  list.setAttribute('aria-keyshortcuts', rules.focusKey);
  const region = element('div', '', status, list);
  region.role = 'region';
  region.ariaLabel = labels.notifications;
  const place = element('div', '', region);

  const shown = new Map<HTMLElement, (isRunning: boolean) => void>();
  const holders = {pointer: false, focus: false, away: document.hidden};
  let before: Element | null = null;
  const hold = (holder: keyof typeof holders, isHeld: boolean): void => {
    holders[holder] = isHeld;
    const isRunning = !Object.values(holders).includes(true);
    shown.forEach((run) => {
      run(isRunning);
    });
  };
  const remove = (item: HTMLElement): void => {
    const isFocused = item.contains(document.activeElement);
    item.remove();
    shown.delete(item);
    if (isFocused) {
      (shown.size > 0 ? list : (before as HTMLElement | null))?.focus();
    }
    // An element that is removed reports neither that the pointer left it nor that it lost the focus.
    if (shown.size === 0) {
      hold('pointer', false);
      hold('focus', false);
    }
  };
  const announce = (text: string): void => {
    setTimeout(() => {
      status.textContent = `${labels.notification}: ${text}`;
      setTimeout(() => {
        status.textContent = '';
      }, announceForMs);
    }, announceAfterMs);
  };

  const show = ({kind, text, action, signal}: Notification): void => {
    const [oldest] = shown.keys();
    if (oldest && shown.size >= rules.limit) {
      remove(oldest);
    }
    const isError = kind === 'error';
    const said = element('div', 'notificationText', text);
    const item = element('li', 'notification', iconOf(iconNames[kind]), said);
    const close = (): void => {
      if (item.dataset.state === 'open') {
        item.dataset.state = 'closed';
        setTimeout(() => {
          remove(item);
        }, rules.removalDelayMs);
      }
    };
    if (action) {
      item.append(
        button('notificationAction', action.label, () => {
          close();
          action.onSelect();
        }),
      );
    }
    const closer = button('notificationClose iconButton', iconOf('close'), close);
    closer.ariaLabel = labels.closeNotification;
    item.append(closer);
    item.tabIndex = 0;
    Object.assign(item.dataset, {kind, state: 'open'});
    item.addEventListener('keydown', ({key}) => {
      if (key === 'Escape') {
        close();
      }
    });
    swipe(item, swipeDirectionOf(rules.position), rules.swipeThresholdPx, close);
    signal?.addEventListener('abort', close);
    const staysUntilClosed = isError || action !== undefined;
    shown.set(item, staysUntilClosed ? () => undefined : countdown(rules.displayTimeMs, close));
    list.append(item);
    hold('away', holders.away);
    if (isError) {
      said.role = 'alert';
    } else {
      announce(text);
    }
  };

  list.addEventListener('pointermove', () => {
    hold('pointer', true);
  });
  list.addEventListener('pointerleave', () => {
    hold('pointer', false);
  });
  list.addEventListener('focusin', () => {
    hold('focus', true);
  });
  list.addEventListener('focusout', ({relatedTarget}) => {
    hold('focus', list.contains(relatedTarget as Node | null));
  });
  const look = (): void => {
    hold('away', document.hidden || !isWindowActive);
  };
  let isWindowActive = true;
  document.addEventListener('visibilitychange', look);
  for (const type of ['focus', 'blur']) {
    window.addEventListener(type, () => {
      isWindowActive = type === 'focus';
      look();
    });
  }
  document.addEventListener('keydown', ({code}) => {
    if (code === rules.focusKey && shown.size > 0) {
      before = list.contains(document.activeElement) ? before : document.activeElement;
      list.focus();
    }
  });
  return {place, show};
}

const iconNames = {info: 'info', success: 'check', error: 'error'} as const;

function button(className: string, content: Node | string, onClick: () => void): HTMLButtonElement {
  const made = element('button', className, content);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

function iconOf(name: 'check' | 'close' | 'error' | 'info'): Element {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.ariaHidden = 'true';
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', inlined[houseIcons[name]] ?? '');
  icon.append(path);
  return icon;
}
