import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useFetchedCode} from '@site/src/browser/network/useFetchedCode';
import {tooltipOf} from '@site/src/browser/shell/tooltipOf';

/**
 * Tooltips of all pages. Their code is fetched when the pointer or focus first reaches an element that has one;
 * the element itself stays as it is, so nothing moves and its name does not depend on the tooltip.
 */
export default function Tooltips(): ReactNode {
  const {pathname} = useLocation();
  const cameAtRef = useRef<number | null>(null);
  // Without a connection the button still has its name, and the next time tries again.
  const {code: ShownTooltip, fetchCode} = useFetchedCode(
    async () => (await import('./ShownTooltip')).default,
  );
  const isThere = ShownTooltip !== null;
  useEffect(() => {
    if (isThere) {
      return undefined;
    }
    let on: HTMLElement | null = null;
    const onAttention = (event: Event): void => {
      const element = tooltipOf(event);
      const before = element === on ? cameAtRef.current : null;
      on = element;
      // A page that wakes tells late of when the pointer came, and draws itself anew under it meanwhile.
      cameAtRef.current = Math.min(before ?? Infinity, event.timeStamp);
      if (element) {
        fetchCode();
      }
    };
    document.addEventListener('pointerover', onAttention);
    document.addEventListener('focusin', onAttention);
    return () => {
      document.removeEventListener('pointerover', onAttention);
      document.removeEventListener('focusin', onAttention);
    };
  }, [isThere, fetchCode]);
  // Another page has other elements.
  return ShownTooltip && <ShownTooltip key={pathname} cameAtRef={cameAtRef} />;
}
