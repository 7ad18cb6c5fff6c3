import {tooltip} from '../../site/behaviour';
import {tooltipOf, tooltipSelector, wanted} from './tooltipOf';

interface Options {
  /** Selector of the tooltip itself, which the pointer may enter. */
  readonly tooltipItself: string;
  /** How long the pointer has rested already on the element it is on. */
  readonly waitedMs: number;
  readonly onChange: (element: HTMLElement | null) => void;
}

/**
 * Reports whose tooltip should be shown: that of an element under the mouse after a delay, of a focused one at once.
 * It closes when the pointer or the focus leaves, on a press, on Escape and on scrolling. Returns a stop function.
 */
export function watchTooltips({tooltipItself, waitedMs, onChange}: Options): () => void {
  let shown: HTMLElement | null = null;
  /** Not shown again until the pointer has left it. */
  let dismissed: HTMLElement | null = null;
  /** Shown once the pointer has rested on it for long enough. */
  let awaited: HTMLElement | null = null;
  let openTimer = 0;
  let hiddenAt = -Infinity;

  const forget = (): void => {
    window.clearTimeout(openTimer);
    awaited = null;
  };
  const show = (element: HTMLElement): void => {
    forget();
    if (hasOpened(element)) {
      return;
    }
    shown = element;
    onChange(element);
  };
  const hide = (): void => {
    forget();
    if (shown) {
      shown = null;
      hiddenAt = Date.now();
      onChange(null);
    }
  };
  const dismiss = (event: Event): void => {
    dismissed = (event.target as Element).closest<HTMLElement>(tooltipSelector);
    hide();
  };
  const want = (element: HTMLElement, waited = 0): void => {
    // Its parts are no other elements: the rest goes on from one to the next.
    if (element === shown || element === dismissed || element === awaited) {
      return;
    }
    const isNext = shown !== null || Date.now() - hiddenAt < tooltip.skipDelayMs;
    hide();
    if (isNext) {
      show(element);
    } else {
      awaited = element;
      openTimer = window.setTimeout(show, Math.max(0, tooltip.delayMs - waited), element);
    }
  };

  const onPointerOver = (event: PointerEvent): void => {
    const element = tooltipOf(event);
    if (element !== dismissed) {
      dismissed = null;
    }
    if (element) {
      want(element);
    } else if (!(event.target as Element).closest(tooltipItself)) {
      hide();
    }
  };
  const onFocusIn = (event: FocusEvent): void => {
    const element = tooltipOf(event);
    if (element) {
      show(element);
    }
  };
  const onFocusOut = ({target}: FocusEvent): void => {
    if (target === shown) {
      hide();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown) {
      // Otherwise the dialog around it would close as well.
      event.preventDefault();
      dismissed = shown;
      hide();
    }
  };
  const onScroll = ({target}: Event): void => {
    if (shown && (target as Node).contains(shown)) {
      hide();
    }
  };

  const ending = new AbortController();
  const {signal} = ending;
  document.addEventListener('pointerover', onPointerOver, {signal});
  document.documentElement.addEventListener('pointerleave', hide, {signal});
  document.addEventListener('pointerdown', dismiss, {signal});
  document.addEventListener('click', dismiss, {signal});
  document.addEventListener('focusin', onFocusIn, {signal});
  document.addEventListener('focusout', onFocusOut, {signal});
  // Before the focused element handles the key.
  document.addEventListener('keydown', onKeyDown, {capture: true, signal});
  document.addEventListener('scroll', onScroll, {capture: true, passive: true, signal});
  window.addEventListener('resize', hide, {signal});
  // What brought the visitor to an element happened before anybody listened.
  const focused = wanted(document.querySelector(`${tooltipSelector}:focus-visible`));
  const pointed = wanted(document.querySelector(`${tooltipSelector}:hover`));
  if (focused) {
    show(focused);
  } else if (pointed) {
    want(pointed, waitedMs);
  }
  return () => {
    ending.abort();
    hide();
  };
}

/** What a button says of itself would lie over what it has opened. */
function hasOpened(element: HTMLElement): boolean {
  return (
    element instanceof HTMLButtonElement &&
    element.popoverTargetElement?.matches(':popover-open') === true
  );
}
