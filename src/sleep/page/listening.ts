/** Aborted when the sleep ends. */
export const ending = new AbortController();

/** Listens before anything else does, until the sleep ends. */
export function listen(
  types: string,
  then: (event: never) => void,
  to: EventTarget = window,
): void {
  for (const type of types.split(' ')) {
    to.addEventListener(type, then as EventListener, {capture: true, signal: ending.signal});
  }
}

/** The element or the one around it that matches. */
export function find(target: unknown, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Done by the light script. */
export const light = '[data-term], [data-copies]';

/** What React is needed for: everything pressed, typed or chosen, but what works by itself. */
export const controls = `:is(button, input, select, textarea, [role=button], [data-tooltip], [data-wakes]):not(${light}, [data-own] *, [role=search] input, [data-mode])`;
