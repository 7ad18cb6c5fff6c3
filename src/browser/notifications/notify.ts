/** A passing message to the visitor. Errors, and messages with an action, stay until closed. */
export interface Notification {
  readonly kind: 'info' | 'success' | 'error';
  readonly text: string;
  readonly action?: {readonly label: string; readonly onSelect: () => void};
  /** Aborted once it has nothing more to say: it is closed then. */
  readonly signal?: AbortSignal;
}

type Listener = (notification: Notification) => void;

const listeners = new Set<Listener>();
const waiting: Notification[] = [];

/** Shows a notification; kept until something on the page shows it. Safe in client modules and components. */
export function notify(notification: Notification): void {
  if (listeners.size === 0) {
    waiting.push(notification);
  }
  listeners.forEach((listener) => listener(notification));
}

/** Delivers every notification, starting with those that waited. Returns a function that stops it. */
export function onNotification(listener: Listener): () => void {
  listeners.add(listener);
  waiting
    .splice(0)
    .filter(({signal}) => signal?.aborted !== true)
    .forEach(listener);
  return () => {
    listeners.delete(listener);
  };
}
