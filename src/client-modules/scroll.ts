import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../domain/navigation/hash';
import {isJustReloaded} from './support/reload';

/** Name of the position in the entry of the session history, beside what the router keeps there. */
const positionKey = 'se:scroll';
const settleMs = 100;

let timer: ReturnType<typeof setTimeout> | undefined;
let isLeaving = false;

function historyState(): Record<string, unknown> {
  return (window.history.state as Record<string, unknown> | null) ?? {};
}

function keepPosition(): void {
  clearTimeout(timer);
  if (!isLeaving) {
    window.history.replaceState({...historyState(), [positionKey]: window.scrollY}, '');
  }
}

function keepPositionSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(keepPosition, settleMs);
}

/**
 * The browser restores a position before a page that loads lazily stands, and Docusaurus then goes to the top.
 * So the position is kept in the entry of the session history, and Back and Forward return to it once the page is there.
 */
const scroll: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      isLeaving = true;
      clearTimeout(timer);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    isLeaving = false;
    const target = location.hash ? document.getElementById(hashTarget(location.hash)) : null;
    if (!previousLocation) {
      if (isJustReloaded()) {
        target?.scrollIntoView({behavior: 'instant'});
      }
      return;
    }
    const kept = historyState()[positionKey];
    if (typeof kept === 'number') {
      window.scrollTo({top: kept, behavior: 'instant'});
    } else if (location.pathname !== previousLocation.pathname) {
      if (target) {
        target.scrollIntoView({behavior: 'instant'});
      } else {
        window.scrollTo({top: 0, behavior: 'instant'});
      }
    }
  },
};

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('scroll', keepPositionSoon, {passive: true});
  // A link may be followed before the position has settled.
  window.addEventListener('click', keepPosition, {capture: true});
}

export default scroll;
