declare const __webpack_require__: {
  readonly f: {miniCss: (chunk: string, waits: Promise<unknown>[]) => void};
};

/**
 * A page is taken over without waiting for style sheets; a page opened later waits for those it needs.
 *
 * Why: the bundler loads all sheets of a script with it, also those that the build left out of a page because nothing on it
 * has their classes (`plugins/built-pages/steps/linkSheets.ts`).
 * Leans on: rspack loads the sheets of a chunk by `__webpack_require__.f.miniCss`, which asks again for one that failed;
 * core 3.10 sets `data-has-hydrated`.
 * Breaks: a page that wakes waits for the slowest of its style sheets.
 */
export function takeOverWithoutSheets(): void {
  const {f} = __webpack_require__;
  const load = f.miniCss.bind(f);
  f.miniCss = (chunk, waits) => {
    const sheets: Promise<unknown>[] = [];
    load(chunk, sheets);
    if (document.documentElement.dataset.hasHydrated === 'true') {
      waits.push(...sheets);
    } else {
      void Promise.allSettled(sheets);
    }
  };
}
