import {markRoot, ownName, ownsBareNames} from './ownName';

declare const STORAGE_SUFFIX: string;

/** Where the browser remembers texts: for the tab, or until they are deleted. */
type Memory = 'sessionStorage' | 'localStorage';

/** What the browser remembers under a key; null if that is nothing, or if it remembers nothing at all. */
export function recall(memory: Memory, key: string): string | null {
  try {
    const found = window[memory].getItem(ownName(key));
    if (memory === 'sessionStorage') {
      return found;
    }
    if (found === null) {
      return earlier(key);
    }
    markRoot();
    return found;
  } catch {
    return null;
  }
}

/** Has the browser remember a text, or with null forget it; false if it does not: it is full, or forbids it. */
export function remember(memory: Memory, key: string, text: string | null): boolean {
  try {
    if (text === null) {
      window[memory].removeItem(ownName(key));
    } else {
      window[memory].setItem(ownName(key), text);
      if (memory === 'localStorage') {
        markRoot();
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** What an earlier version of this copy kept under the key alone: moved to a name of its own. */
function earlier(key: string): string | null {
  // The copy at the root has no other names: the build leaves the rest out of it.
  if (STORAGE_SUFFIX === '') {
    return null;
  }
  const text = ownsBareNames() ? localStorage.getItem(key) : null;
  // Where there is no room for it twice, it stays where it is.
  if (text !== null && remember('localStorage', key, text)) {
    localStorage.removeItem(key);
  }
  return text;
}
