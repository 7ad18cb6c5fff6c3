/**
 * Moves the focus to where a navigation inside the site leads, as a browser does for a page it loads: a screen reader
 * announces the place, and Tab continues from there. An element that is not focusable becomes so until it loses focus.
 */
export function focusPlace(place: HTMLElement | null): void {
  // In a question the summary takes the focus, in a labelled choice the field, in a section the heading.
  const element = place?.querySelector<HTMLElement>('summary, input, h2, h3') ?? place;
  if (element?.matches(':disabled')) {
    // A form takes nothing until it has read its link, which it does once it stands.
    requestAnimationFrame(() => focusElement(element));
  } else {
    focusElement(element);
  }
}

function focusElement(element: HTMLElement | null): void {
  element?.focus({preventScroll: true});
  if (element && document.activeElement !== element) {
    element.tabIndex = -1;
    element.focus({preventScroll: true});
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
}
