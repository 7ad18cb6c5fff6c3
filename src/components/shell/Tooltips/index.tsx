import {useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useFetchedCode} from '@site/src/browser/network/useFetchedCode';
import {tooltipOf} from '@site/src/browser/shell/tooltipOf';

/**
 * Tooltips of all pages. Their code is fetched when the pointer or focus first reaches an element that has one;
 * the element itself stays as it is, so nothing moves and its name does not depend on the tooltip.
 */
export default function Tooltips(): ReactNode {
  // Without a connection the button still has its name.
  const {fetched, fetchCode} = useFetchedCode(async () => (await import('./ShownTooltip')).default);
  const isThere = fetched.status === 'there';
  const {pathname} = useLocation();

  useEffect(() => {
    if (isThere) {
      return undefined;
    }
    const onNear = (event: Event): void => {
      if (tooltipOf(event)) {
        fetchCode();
      }
    };
    document.addEventListener('pointerover', onNear);
    document.addEventListener('focusin', onNear);
    return () => {
      document.removeEventListener('pointerover', onNear);
      document.removeEventListener('focusin', onNear);
    };
  }, [isThere, fetchCode]);

  // Another page has other elements.
  return isThere && <fetched.code key={pathname} />;
}
