declare global {
  interface Window {
    doneOnce?: Map<string, unknown>;
  }
}

/**
 * Does something once in a page and returns what came of it, although two scripts may have the code: one that came
 * while the page was only read, and the page's own.
 */
export function oncePerPage<Result>(name: string, run: () => Result): Result {
  const done = (window.doneOnce ??= new Map());
  if (!done.has(name)) {
    done.set(name, run());
  }
  return done.get(name) as Result;
}
