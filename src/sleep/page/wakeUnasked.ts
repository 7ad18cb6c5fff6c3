import {recall} from '../../browser/device/memory';
import {ownName, ownsBareNames} from '../../browser/device/ownName';
import {consent} from '../../site/behaviour';
import {wake} from './scripts';

/** Written in by the build: whether the site has statistics. */
declare const HAS_STATISTICS: boolean;
declare const STORAGE_SUFFIX: string;

/**
 * A page wakes by itself for what only React knows of: filters, words to mark, what the device keeps for it, and a visit
 * that is to be counted.
 */
export function wakeUnasked(): void {
  // Not for what only tells where a visitor came from.
  if (/[?&](?!utm_|\w*clid=)./.test(location.search) || (HAS_STATISTICS && mayCount())) {
    wake();
  } else {
    const name = document.querySelector<HTMLElement>('[data-kept]')?.dataset.kept;
    if (name !== undefined) {
      wakeIfKept(ownName(name));
      if (STORAGE_SUFFIX !== '' && ownsBareNames()) {
        wakeIfKept(name);
      }
    }
  }
}

/** Wakes if there is a database of this name; looking makes none. */
function wakeIfKept(name: string): void {
  try {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => {
      request.result.close();
      wake();
    };
  } catch {
    // Where the browser keeps nothing, there is nothing to show.
  }
}

/** Unless the visitor refused; where no answer can be kept, the question is asked each time. */
function mayCount(): boolean {
  return !recall('localStorage', consent.storageKey)?.includes('"categories":["necessary"]');
}
