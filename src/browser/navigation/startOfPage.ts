/**
 * Moves the focus to the title of a page opened within the site, as a browser does when it loads a page:
 * a screen reader reads the title, and Tab continues from there.
 */
export function focusStartOfPage(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) {
    title.tabIndex = -1;
    title.focus({preventScroll: true});
    title.addEventListener(
      'blur',
      () => {
        title.removeAttribute('tabindex');
      },
      {once: true},
    );
  }
}
