import {cardLinks} from '../../site/anchors';

/** The link an event is about, if such a link may have a card. */
export function previewLinkOf({target}: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(cardLinks) : null;
}

/** The link under the mouse or the keyboard focus now. */
export function restedLink(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(
    `:is(${cardLinks}):focus-visible, :is(${cardLinks}):hover`,
  );
}

/** Whether an event means attention: a mouse moving over something, or keyboard focus. Touch does not count. */
export function isAttention(event: Event): boolean {
  return event.type === 'pointerover'
    ? (event as PointerEvent).pointerType === 'mouse'
    : (event.target as Element).matches(':focus-visible') && !isTouchScreen();
}

function isTouchScreen(): boolean {
  return window.matchMedia('(hover: none)').matches;
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's connection is slow or metered; a card is not worth their data. */
export function isDataScarce(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
