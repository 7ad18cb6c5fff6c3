import {storage} from '../../site/behaviour';

/** Whether `?` opens the list of shortcuts: until the visitor turns that off. `asleep/loader` asks the same. */
export function isHelpKeyOn(): boolean {
  try {
    return window.localStorage.getItem(storage.helpKey) === null;
  } catch {
    return true;
  }
}

/** Turns `?` on or off in this browser. */
export function turnHelpKey(isOn: boolean): void {
  try {
    if (isOn) {
      window.localStorage.removeItem(storage.helpKey);
    } else {
      window.localStorage.setItem(storage.helpKey, 'nie');
    }
  } catch {
    // With storage blocked it stays on.
  }
}

/** Whether a key asks for the list: `?` where nothing is being written. */
export function isHelpKey({key, target}: KeyboardEvent): boolean {
  const isWriting = target instanceof Element && target.matches('input, select, textarea');
  return key === '?' && !isWriting && isHelpKeyOn();
}
