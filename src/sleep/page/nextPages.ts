import {preload, sleep} from '../../site/behaviour';
import {isDear, isGood} from './line';
import {ending, find, listen} from './listening';
import {fetchAllAhead} from './scripts';

const pageLinks = 'a[href^="/"]:not([href*="."], [target])';

/**
 * On a good line, once the page is idle: fetches the pages that links in view lead to, a few at a time, and after a while
 * React's scripts. The link under the pointer is drawn ahead by the page's speculation rules where a browser has them.
 */
export function prefetchPages(): void {
  if (isDear) {
    // Nothing is fetched for a link that may not be followed.
    document.querySelector('[type=speculationrules]')?.remove();
    return;
  }
  const fetched = new Set([location.pathname]);
  // So many at a time: in each lane one after another.
  const lanes = Array.from({length: preload.parallel}, (): Promise<unknown> => Promise.resolve());
  const fetchPage = ({pathname, href}: HTMLAnchorElement): void => {
    if (!fetched.has(pathname)) {
      fetched.add(pathname);
      // Into the browser's cache; a failure shows when the link is followed.
      const lane = lanes.shift() ?? Promise.resolve();
      lanes.push(
        lane.then(() => fetch(href, {priority: 'low', signal: ending.signal})).catch(() => null),
      );
    }
  };
  const script = HTMLScriptElement as {supports?: (type: string) => boolean};
  if (!script.supports?.('speculationrules')) {
    listen('pointerover', ({target}: Event) => {
      const link = find(target, pageLinks);
      if (link) {
        fetchPage(link as HTMLAnchorElement);
      }
    });
  }
  if (!isGood) {
    return;
  }
  setTimeout(fetchAllAhead, sleep.aheadMs);
  // Hardened browsers lack it.
  if (typeof IntersectionObserver !== 'undefined') {
    whenIdle(() => {
      const inView = new IntersectionObserver((entries) => {
        entries.forEach(({isIntersecting, target}) => {
          if (isIntersecting) {
            inView.unobserve(target);
            fetchPage(target as HTMLAnchorElement);
          }
        });
      });
      document.querySelectorAll(`main ${pageLinks}`).forEach((link) => inView.observe(link));
      ending.signal.addEventListener('abort', () => inView.disconnect());
    });
  }
}

function whenIdle(then: () => void): void {
  addEventListener('load', () => {
    setTimeout(then, sleep.idleMs);
  });
}
