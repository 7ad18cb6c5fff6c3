import {
  isFresh,
  mayReloadForChunk,
  readMarker,
  writeMarker,
  type ReloadMarker,
} from '../../domain/browser/navigation/reloadMarker';
import {reload} from '../../site/behaviour';
import {recall, remember} from '../device/memory';

/**
 * The marker, from session storage or the session history entry, whichever is newer: some browsers block the one, some
 * take it and forget it.
 */
function marker(): ReloadMarker | null {
  const inHistory = readMarker(
    (window.history.state as Record<string, unknown> | null)?.[reload.markerKey],
  );
  const inStorage = readMarker(recall('sessionStorage', reload.markerKey));
  return inStorage && inStorage.at >= (inHistory?.at ?? 0) ? inStorage : inHistory;
}

function leaveMarker(): void {
  const text = writeMarker({at: Date.now(), address: window.location.href});
  remember('sessionStorage', reload.markerKey, text);
  window.history.replaceState({...window.history.state, [reload.markerKey]: text}, '');
}

/** Whether this page was just reloaded by itself. */
export function isJustReloaded(): boolean {
  const last = marker();
  return last?.address === window.location.href && isFresh(last, Date.now(), reload.markerMs);
}

/** Whether the document itself came by a reload a moment ago: known even where nothing can be stored. */
function cameByReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < reload.markerMs;
}

/** Reloads into a newer build, unless the page reloaded itself a moment ago. */
export function reloadForVersion(): boolean {
  return !isFresh(marker(), Date.now(), reload.markerMs) && !cameByReload() && reloadNow();
}

/** Reloads because a chunk is missing, once per address. Returns whether it did. */
export function reloadForChunk(): boolean {
  const wanted = {at: Date.now(), address: window.location.href};
  return mayReloadForChunk(marker(), wanted, reload.markerMs) && reloadNow();
}

function reloadNow(): true {
  leaveMarker();
  // The browser gives a reloaded page its old scroll position, here that of the page being left.
  window.scrollTo({top: 0, behavior: 'instant'});
  window.location.reload();
  return true;
}
