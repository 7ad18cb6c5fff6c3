import {useLayoutEffect, type RefObject} from 'react';

/** Closes a card on Escape and when the visitor clicks, or moves the focus, anywhere but on it and its link. */
export function useDismissal(
  card: RefObject<HTMLElement | null>,
  link: HTMLAnchorElement,
  onClose: () => void,
): void {
  // Before the first paint: as soon as it is visible it can be closed.
  useLayoutEffect(() => {
    const isInside = ({target}: Event): boolean =>
      target instanceof Node && (card.current?.contains(target) === true || link.contains(target));
    const onElsewhere = (event: Event): void => {
      if (!isInside(event)) {
        onClose();
      }
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        if (card.current?.contains(document.activeElement)) {
          link.focus();
        }
        onClose();
      }
    };
    const ending = new AbortController();
    const {signal} = ending;
    document.addEventListener('pointerdown', onElsewhere, {signal});
    document.addEventListener('focusin', onElsewhere, {signal});
    document.addEventListener('keydown', onKeyDown, {signal});
    return () => {
      ending.abort();
    };
  }, [card, link, onClose]);
}
