/** What a visitor did while the page slept. */
export interface Heard {
  /** What was pressed or changed. */
  readonly control: HTMLElement;
  readonly value?: string;
  readonly checked?: boolean;
}

/** Left by the loader for what comes after it: the cards, see `browser/cards`, and React, see `browser/waking`. */
export interface Asleep {
  /** In the order it happened. */
  readonly heard: Heard[];
  /** What the pointer or the focus last came to. */
  readonly near: () => Event | null;
  /**
   * Set by the script of the cards once it runs, away again once React does. Closes the card of a word, as React could not
   * take over a text with a card in it; the word, or null.
   */
  closeCard?: () => HTMLElement | null;
  /** Set by the page's scripts once they run: one that came empty or broken does not. */
  runs?: boolean;
  /** Ends the sleep: from here on the page is left to React. */
  readonly end: () => void;
}

declare global {
  interface Window {
    asleep?: Asleep;
  }
}

/** What differs between sites, and the numbers of `site/behaviour.ts`. */
export interface LoaderSettings {
  readonly nearMs: number;
  readonly aheadMs: number;
  readonly markerKey: string;
  readonly markerMs: number;
  /** Where the answer about statistics is kept, on a site that has them. */
  readonly consentKey?: string;
}

/** What the loader lends to its parts. */
export interface SleepingPage {
  readonly settings: LoaderSettings;
  /**
   * Addresses of what is fetched for it: the script and the style sheet of the cards; then React's scripts in the order
   * in which they run, of which the last two run the page and the others are its parts.
   */
  readonly files: readonly string[];
  /** Aborted when the sleep ends. */
  readonly signal: AbortSignal;
  /** Whether every byte counts: data saver or a very slow line. */
  readonly isDear: boolean;
  /** Whether the line is known to be good, and may be used. */
  readonly isGood: boolean;
  /** Listens before anything else does, until the sleep ends. */
  readonly listen: (types: string, then: (event: never) => void, to?: EventTarget) => void;
  /** The element or the one around it that matches. */
  readonly find: (target: unknown, selector: string) => HTMLElement | null;
  readonly each: (selector: string, then: (element: HTMLElement) => void) => void;
  readonly wake: () => void;
}

/** A part of the loader; called once the page has been read. */
export type SleepingPart = (page: SleepingPage) => void;
