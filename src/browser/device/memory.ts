/** Where the browser remembers texts: for the tab, or until they are deleted. */
type Memory = 'sessionStorage' | 'localStorage';

/** What the browser remembers under a key; null if that is nothing, or if it remembers nothing at all. */
export function recall(memory: Memory, key: string): string | null {
  try {
    return window[memory].getItem(key);
  } catch {
    return null;
  }
}

/** Has the browser remember a text, or with null forget it; false if it does not: it is full, or forbids it. */
export function remember(memory: Memory, key: string, text: string | null): boolean {
  try {
    if (text === null) {
      window[memory].removeItem(key);
    } else {
      window[memory].setItem(key, text);
    }
    return true;
  } catch {
    return false;
  }
}
