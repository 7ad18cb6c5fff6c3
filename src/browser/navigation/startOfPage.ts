/**
 * Takes the focus to the title of a page that was opened inside the site, as a browser begins a page it loads anew:
 * a screen reader says the title, and Tab goes on from there.
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
