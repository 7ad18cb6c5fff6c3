import {useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useCodeOnAttention} from '@site/src/browser/network/useCodeOnAttention';
import {tooltipOf} from '@site/src/browser/shell/tooltipOf';

/**
 * Tooltips of all pages. Their code is fetched when the pointer or focus first reaches an element that has one;
 * the element itself stays as it is, so nothing moves and its name does not depend on the tooltip.
 */
export default function Tooltips(): ReactNode {
  const {pathname} = useLocation();
  const cameAtRef = useRef<number | null>(null);
  // Without a connection the button still has its name.
  const {code: ShownTooltip} = useCodeOnAttention(
    async () => (await import('./ShownTooltip')).default,
    (event) => {
      cameAtRef.current = event.timeStamp;
      return tooltipOf(event) !== null;
    },
  );
  // Another page has other elements.
  return ShownTooltip && <ShownTooltip key={pathname} cameAtRef={cameAtRef} />;
}
