import {notifications as rules, notificationsKey} from '../../site/behaviour';
import {element} from '../device/element';
import {oncePerPage} from '../device/oncePerPage';
import {countdown} from './countdown';
import {watchHolders} from './holders';
import {notificationItem} from './item';
import {onNotification, type Notification} from './notify';

export interface NotificationLabels {
  /** What a screen reader reads before the text of a notification. */
  readonly notification: string;
  /** Name of the region that holds the notifications. */
  readonly notifications: string;
  readonly closeNotification: string;
}

interface Region {
  /** Holds the notifications for the whole visit; to be moved to where they belong in the page. */
  readonly region: HTMLElement;
  readonly show: (notification: Notification) => void;
}

/** A live region has to be in the page for a moment before what it says is heard. */
const announceAfterMs = 100;
const announceForMs = 1000;

/** The region of the page, which from now on shows what {@link onNotification} delivers. */
export function notificationRegion(labels: NotificationLabels): HTMLElement {
  const {region, show} = oncePerPage('notifications', () => createRegion(labels));
  onNotification(show);
  return region;
}

function createRegion(labels: NotificationLabels): Region {
  const status = element('p', 'visuallyHidden');
  status.role = 'status';
  const list = element('ol', 'notifications');
  list.tabIndex = -1;
  list.dataset.position = rules.position;
  list.setAttribute('aria-keyshortcuts', notificationsKey);
  const region = element('div', '', status, list);
  region.role = 'region';
  region.ariaLabel = labels.notifications;

  const shown = new Map<HTMLElement, (isRunning: boolean) => void>();
  const holders = watchHolders(list, () => {
    shown.forEach((run) => run(!holders.areThere()));
  });
  const focusedBefore = watchFocusKey(list);
  const remove = (item: HTMLElement): void => {
    const isFocused = item.contains(document.activeElement);
    item.remove();
    shown.delete(item);
    if (isFocused) {
      (shown.size > 0 ? list : focusedBefore())?.focus();
    }
    if (shown.size === 0) {
      holders.letGo();
    }
  };
  const show = (notification: Notification): void => {
    const {kind, text, action, signal} = notification;
    const [oldest] = shown.keys();
    if (oldest && shown.size >= rules.limit) {
      remove(oldest);
    }
    const {item, said, close} = notificationItem(notification, labels.closeNotification, () => {
      remove(item);
    });
    signal?.addEventListener('abort', close);
    const staysUntilClosed = kind === 'error' || action !== undefined;
    const run = staysUntilClosed ? () => undefined : countdown(rules.displayTimeMs, close);
    shown.set(item, run);
    list.append(item);
    run(!holders.areThere());
    if (kind === 'error') {
      said.role = 'alert';
    } else {
      announce(status, `${labels.notification}: ${text}`);
    }
  };
  return {region, show};
}

/** Says a text to a screen reader by an element that is in the page, but seen by nobody. */
function announce(status: HTMLElement, text: string): void {
  setTimeout(() => {
    status.textContent = text;
    setTimeout(() => {
      status.textContent = '';
    }, announceForMs);
  }, announceAfterMs);
}

/** Lets a key bring the focus to the list. Returns what had the focus before. */
function watchFocusKey(list: HTMLElement): () => HTMLElement | null {
  let before: Element | null = null;
  document.addEventListener('keydown', ({code}) => {
    if (code === notificationsKey) {
      before = list.contains(document.activeElement) ? before : document.activeElement;
      list.focus();
    }
  });
  return () => before as HTMLElement | null;
}
