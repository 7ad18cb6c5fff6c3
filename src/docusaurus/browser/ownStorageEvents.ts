/**
 * Stops what Docusaurus tells itself about a stored value from being told again and again.
 *
 * Why: in a browser whose storage takes values and forgets them, choosing a colour mode ends in a stack overflow.
 * Leans on: theme-common 3.10 utils/storageUtils.js dispatches a storage event of its own if the value it reads differs
 * from the one it sets, and contexts/colorMode.js answers the event by setting the value.
 * Breaks: that stack overflow is back.
 */
export function hearOwnStorageEventsOnce(): void {
  let last: string | null = null;
  window.addEventListener(
    'storage',
    (event) => {
      const told = `${event.key} ${event.newValue}`;
      if (event.isTrusted) {
        return;
      }
      if (told === last) {
        event.stopImmediatePropagation();
        return;
      }
      last = told;
      queueMicrotask(() => {
        last = null;
      });
    },
    true,
  );
}
