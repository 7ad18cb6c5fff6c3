import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../domain/browser/navigation/hash';
import type {Address} from '../domain/browser/navigation/middleware';
import {focusPlace} from '../browser/navigation/focusPlace';
import {unfold} from '../browser/navigation/unfold';
import {isJustReloaded} from '../browser/navigation/reload';

/** Name of the position in the session history entry, next to what the router keeps there. */
const positionKey = 'se:scroll';
const settleMs = 100;

/** What comes later than this moves the page again. */
const holdMs = 10_000;

/** Read before what the browser restores in a page that is still short is kept instead. */
const positionAtLoad = ExecutionEnvironment.canUseDOM ? keptPosition() : null;

/** Otherwise the page has been read for a while, and the visitor is where they want to be. */
const runsFromLoad = ExecutionEnvironment.canUseDOM && document.readyState !== 'complete';

let timer: ReturnType<typeof setTimeout> | undefined;
let isLeaving = false;
let release = (): void => undefined;

function historyState(): Record<string, unknown> {
  return (window.history.state as Record<string, unknown> | null) ?? {};
}

function keptPosition(): number | null {
  const kept = historyState()[positionKey];
  return typeof kept === 'number' ? kept : null;
}

/** Docusaurus scrolls too, smoothly as the page's style asks; started that way, a jump ends a few pixels off. */
function jumpInsteadOfGliding(isOn: boolean): void {
  document.documentElement.style.scrollBehavior = isOn ? 'auto' : '';
}

function keepPosition(): void {
  clearTimeout(timer);
  // Not again: it takes a slow phone 6 ms of those between a press and the next page, and Safari allows 100 in 30 s.
  if (!isLeaving && keptPosition() !== window.scrollY) {
    window.history.replaceState({...historyState(), [positionKey]: window.scrollY}, '');
  }
}

function keepPositionSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(keepPosition, settleMs);
}

/**
 * Takes a place again while what stands above it still comes and the page grows, until the visitor moves by
 * themselves.
 */
function hold(take: () => void): void {
  release();
  const held = new AbortController();
  const observer = new ResizeObserver(take);
  release = () => {
    observer.disconnect();
    held.abort();
  };
  observer.observe(document.body);
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'] as const) {
    window.addEventListener(move, release, {passive: true, signal: held.signal});
  }
  setTimeout(release, holdMs);
}

function goTo(place: Element): void {
  place.scrollIntoView({behavior: 'instant'});
  const {top} = place.getBoundingClientRect();
  hold(() => window.scrollBy({top: place.getBoundingClientRect().top - top, behavior: 'instant'}));
}

/** What a page draws only once it has read what the device keeps comes later, and is gone to then. */
function awaitPlace(hash: string): void {
  hold(() => {
    const place = placeOf(hash);
    if (place) {
      unfold(place);
      goTo(place);
      focusPlace(place);
    }
  });
}

/** The place that a hash names, if it is there. */
function placeOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(hashTarget(hash)) : null;
}

function returnTo(position: number): void {
  hold(() => window.scrollTo({top: position, behavior: 'instant'}));
}

function isSameAddress(a: Address, b: Address): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}

/**
 * The browser restores a position before a page that loads lazily stands, and Docusaurus then goes to the top.
 * So the position is kept in the entry of the session history, and Back and Forward return to it once the page is there.
 * Any other navigation begins, with the focus, at the start of the page or at the place its hash names.
 */
const scroll: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    release();
    if (previousLocation) {
      isLeaving = true;
      clearTimeout(timer);
      jumpInsteadOfGliding(
        location.pathname !== previousLocation.pathname || keptPosition() !== null,
      );
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    isLeaving = false;
    // A page may be left as it was opened, without a scroll and without a click.
    keepPositionSoon();
    const target = placeOf(location.hash);
    const wasFolded = unfold(target);
    if (!previousLocation) {
      if (runsFromLoad && positionAtLoad !== null && !isJustReloaded()) {
        returnTo(positionAtLoad);
      } else if (runsFromLoad || isJustReloaded()) {
        if (target) {
          goTo(target);
        } else if (location.hash) {
          awaitPlace(location.hash);
        }
      }
      return;
    }
    // The address where the visitor is, activated once more, is no return to where they were.
    const kept = isSameAddress(location, previousLocation) ? null : keptPosition();
    if (kept !== null) {
      returnTo(kept);
    } else if (location.pathname !== previousLocation.pathname) {
      goTo(target ?? document.body);
      focusPlace(target ?? document.querySelector<HTMLElement>('main h1'));
      if (!target && location.hash) {
        awaitPlace(location.hash);
      }
    } else if (
      // A bare hash leaves no key: the browser follows it itself, and the focus with it.
      location.key &&
      // A filter changes only the query.
      (location.hash !== previousLocation.hash || location.search === previousLocation.search)
    ) {
      if (wasFolded || location.hash === previousLocation.hash) {
        // Docusaurus found nothing to go to, or takes it for no navigation at all.
        target?.scrollIntoView();
      }
      focusPlace(target);
    }
    requestAnimationFrame(() => jumpInsteadOfGliding(false));
  },
};

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('scroll', keepPositionSoon, {passive: true});
  // A link may be followed before the position has settled.
  window.addEventListener('click', keepPosition, {capture: true});
}

export default scroll;
