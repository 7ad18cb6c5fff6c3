/**
 * Moves the focus to the title of a page opened within the site, as a browser does when it loads a page:
 * a screen reader reads the title, and Tab continues from there.
 */
export function focusStartOfPage(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) {
    focusPlace(title);
  }
}

/** Takes the focus to a place of the page. What cannot have the focus can for as long as it has it. */
export function focusPlace(place: HTMLElement): void {
  // A question has it on its summary, a labelled choice on its field, a section on its heading.
  const element =
    place.querySelector<HTMLElement>(':scope > summary, :scope > input, h2, h3') ?? place;
  element.focus({preventScroll: true});
  if (document.activeElement !== element) {
    element.tabIndex = -1;
    element.focus({preventScroll: true});
    element.addEventListener(
      'blur',
      () => {
        element.removeAttribute('tabindex');
      },
      {once: true},
    );
  }
}
