import {useEffect, useState} from 'react';

/** As much of an element as must be in view. */
const enough = 0.5;

/**
 * Whether at least half of one of these elements is in view. They are looked for once `areThere`, and where the browser
 * cannot tell, none is in view.
 */
export function useAnyInView(selector: string, areThere: boolean): boolean {
  const [inView, setInView] = useState<ReadonlySet<Element>>(new Set());
  useEffect(() => {
    if (!areThere || typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        setInView((known) => {
          const next = new Set(known);
          for (const {target, intersectionRatio} of entries) {
            next[intersectionRatio >= enough ? 'add' : 'delete'](target);
          }
          return next;
        });
      },
      {threshold: enough},
    );
    for (const element of document.querySelectorAll(selector)) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [selector, areThere]);
  return inView.size > 0;
}
