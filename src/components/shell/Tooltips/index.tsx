import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {LayerProps} from './Layer';

/** An element asks for a tooltip by `data-tooltip`, and may limit it to windows of `data-tooltip-when`. */
const selector = '[data-tooltip]';

/**
 * Tooltips of all pages. What draws them is fetched when the pointer or focus first comes to an element that has one;
 * the element itself stays as it is, so nothing moves and its name does not depend on it.
 */
export default function Tooltips(): ReactNode {
  const [Layer, setLayer] = useState<ComponentType<LayerProps> | null>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const {pathname} = useLocation();

  useEffect(() => {
    setElement(null);
  }, [pathname]);

  useEffect(() => {
    const onNear = (event: Event): void => {
      const near = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      if (!near || isTouch || !isWanted(near)) {
        return;
      }
      setElement(near);
      import('./Layer').then(
        ({default: Loaded}) => {
          setLayer(() => Loaded);
        },
        // Without a connection the button still has its name.
        () => undefined,
      );
    };
    document.addEventListener('pointerover', onNear);
    document.addEventListener('focusin', onNear);
    return () => {
      document.removeEventListener('pointerover', onNear);
      document.removeEventListener('focusin', onNear);
    };
  }, []);

  return Layer && <Layer element={element} />;
}

function isWanted({dataset: {tooltipWhen}}: HTMLElement): boolean {
  return tooltipWhen === undefined || window.matchMedia(tooltipWhen).matches;
}
