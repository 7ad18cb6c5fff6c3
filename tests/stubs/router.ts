import {useSyncExternalStore} from 'react';

interface Place {
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace({pathname = window.location.pathname, search = '', hash = ''}: Place): void {
  window.history.replaceState(null, '', pathname + search + hash);
  listeners.forEach((listener) => listener());
}

/** Only the address changes: no page of the site is rendered here. */
function push(address: string): void {
  const {pathname, search, hash} = new URL(address, window.location.href);
  replace({pathname, search, hash});
}

/** What `useHistory` returns; a test uses it to change the address from outside. */
export const router = {
  action: 'POP' as 'POP' | 'PUSH',
  replace,
  push,
  listen: subscribe,
  /** No test leaves its page by a link. */
  block: () => () => undefined,
  get location() {
    return window.location;
  },
};

/** The address of the test's window. */
export function useLocation(): Location {
  useSyncExternalStore(subscribe, () => window.location.href);
  return window.location;
}

/** Changes the address of the test's window, so that a test can read it there. */
export function useHistory(): typeof router {
  return router;
}
