import {useLayoutEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';

const question =
  'Ostatnia zmiana nie jest jeszcze zapamiętana i\u00a0zginie, gdy opuścisz tę stronę. Opuścić ją?';

interface Loss {
  /** Whether something is lost if the page is closed or loaded anew now. */
  readonly byClosing: () => boolean;
  /** Whether something is lost if a link of the site is followed now: what is being kept is kept all the same. */
  readonly byLink: () => boolean;
  /** Before a link is followed that was not asked about, while the address is still that of this page. */
  readonly onLink?: () => void;
}

/**
 * Asks before the page is left while something would be lost. Only while `isNeeded`: a page that may ask is not kept by
 * every browser for going back. One at a time, as the site's router has room for one.
 */
export function useAskBeforeLeaving(isNeeded: boolean, loss: Loss): void {
  const history = useHistory();
  const current = useRef(loss);
  // With the paint: whoever sees that something was not kept can follow a link at once.
  useLayoutEffect(() => {
    current.current = loss;
  });
  useLayoutEffect(() => {
    if (!isNeeded) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent): void => {
      if (current.current.byClosing()) {
        event.preventDefault();
        // oxlint-disable-next-line typescript/no-deprecated -- Chrome and Edge before 119 ask only for this
        event.returnValue = true;
      }
    };
    window.addEventListener('beforeunload', ask);
    const free = history.block(({pathname}, action) => {
      if (pathname === window.location.pathname) {
        return undefined;
      }
      if (current.current.byLink()) {
        return question;
      }
      // Going back, the browser has already gone: the address is another page's.
      if (action !== 'POP') {
        current.current.onLink?.();
      }
      return undefined;
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      free();
    };
  }, [isNeeded, history]);
}
