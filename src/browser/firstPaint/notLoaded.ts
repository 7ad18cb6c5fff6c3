/**
 * Says in a page that runs scripts at once when they do not come: missing, broken or hanging. Once React runs after
 * all, the words go again.
 */
export function notLoaded(patienceMs: number): void {
  const html = document.documentElement;
  let isLate = false;
  const show = (): void => {
    const isRunning = html.dataset.hasHydrated === 'true';
    const isMissing = isLate && !isRunning;
    document.querySelectorAll<HTMLElement>('[data-unloaded]').forEach((note) => {
      note.hidden = !isMissing;
    });
    // Unseen until React runs, they would leave a gap between the words and what there is to read.
    document.querySelectorAll<HTMLElement>('main .needsScript').forEach((part) => {
      part.hidden = isMissing;
    });
    if (isRunning) {
      running.disconnect();
    }
  };
  const running = new MutationObserver(show);
  const give = (): void => {
    isLate = true;
    show();
  };
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement) {
        // The notice may stand below the script that failed.
        addEventListener('DOMContentLoaded', give);
        give();
      }
    },
    true,
  );
  setTimeout(give, patienceMs);
  running.observe(html, {attributeFilter: ['data-has-hydrated']});
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('[data-reload]')) {
      location.reload();
    }
  });
}
