declare global {
  interface Element {
    /** Set on every element that is looked after: see `docusaurus/browser/takenElements.ts`. */
    isTaken?: boolean;
  }
}

/**
 * Whether an element of the HTML is looked after by the page's code, which comes to parts behind a boundary later than to
 * the page. `npm start` builds no HTML: what is there is all drawn by that code.
 */
export function isTaken(element: Element): boolean {
  return element.isTaken === true || process.env.NODE_ENV === 'development';
}
