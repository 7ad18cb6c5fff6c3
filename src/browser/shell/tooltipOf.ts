/** An element asks for a tooltip by `data-tooltip`, and may limit it to windows of `data-tooltip-when`. */
export const tooltipSelector = '[data-tooltip]';

/** The element with a tooltip that the mouse or the keyboard focus has come to. Touch does not count. */
export function tooltipOf(event: Event): HTMLElement | null {
  const {target} = event;
  const isAttention =
    event instanceof PointerEvent
      ? event.pointerType !== 'touch'
      : (target as Element).matches(':focus-visible');
  return isAttention ? wanted((target as Element).closest(tooltipSelector)) : null;
}

/** The element, if this window is one in which it has a tooltip. */
export function wanted(element: Element | null): HTMLElement | null {
  if (!(element instanceof HTMLElement)) {
    return null;
  }
  const {tooltipWhen} = element.dataset;
  return tooltipWhen === undefined || window.matchMedia(tooltipWhen).matches ? element : null;
}
