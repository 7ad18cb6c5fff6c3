/** An element gets a tooltip through `data-tooltip`, limited to some window sizes by `data-tooltip-when`. */
const selector = '[data-tooltip]';

/** The element with a tooltip that the mouse or the keyboard focus has come to. Touch does not count. */
export function tooltipOf(event: Event): HTMLElement | null {
  const {target} = event;
  const isAttention =
    event instanceof PointerEvent
      ? event.pointerType !== 'touch'
      : target instanceof Element && target.matches(':focus-visible');
  return isAttention && target instanceof Element ? wanted(target.closest(selector)) : null;
}

/** The focused one, otherwise the one under the pointer. */
export function restedTooltip(): {element: HTMLElement; isFocused: boolean} | null {
  const focused = wanted(document.querySelector(`${selector}:focus-visible`));
  const element = focused ?? wanted(document.querySelector(`${selector}:hover`));
  return element && {element, isFocused: focused !== null};
}

function wanted(element: Element | null): HTMLElement | null {
  if (!(element instanceof HTMLElement)) {
    return null;
  }
  const {tooltipWhen} = element.dataset;
  return tooltipWhen === undefined || window.matchMedia(tooltipWhen).matches ? element : null;
}
