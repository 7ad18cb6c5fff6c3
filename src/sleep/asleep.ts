/** What was pressed, typed or chosen in a page that sleeps. */
export interface Press {
  readonly control: HTMLElement;
  /** When, in milliseconds. */
  readonly at: number;
  /** Of a field, what it holds. */
  readonly value?: string;
  readonly checked?: boolean;
}

/** What the three scripts of a sleeping page tell each other: the page's own, the light one and the one that wakes it. */
export interface Asleep {
  /** In the order in which it happened; done again by React. */
  readonly presses: Press[];
  /** What the pointer or the focus last came to, for cards and tooltips. */
  near: Event | null;
  /** Set by the light script: closes the card of a word, which React could not hydrate, and returns the word or null. */
  closeCard?: () => HTMLElement | null;
  /** Set by the page's scripts once they run: one that came empty or broken does not. */
  runs?: boolean;
  /** Ends the sleep: from here on the page is left to React. */
  readonly end: () => void;
}

declare global {
  interface Window {
    /** As long as the page sleeps; `data-asleep` on its `<html>` tells style sheets the same. */
    asleep?: Asleep;
  }
}

/** Where the bundler's scripts put what they bring, so that a page can tell one that came from one that did not. */
export const chunksName = 'siteChunks';
