/**
 * Calls back once the page is hydrated, or at once if it is.
 *
 * Why: Docusaurus tells it in the page only; the style sheets go by that, and so must what replaces them.
 * Leans on: core 3.10 client/hasHydratedDataAttribute.js sets `data-has-hydrated` on `<html>` after the first effects.
 * Breaks: controls of a page that wakes are hidden for a moment, and lose the focus.
 */
export function whenHydrated(then: () => void): void {
  const html = document.documentElement;
  const look = (): void => {
    if (html.dataset.hasHydrated === 'true') {
      observer.disconnect();
      then();
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(html, {attributeFilter: ['data-has-hydrated']});
  look();
}
