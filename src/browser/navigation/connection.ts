import {notify} from '../notifications/notify';

/** Whether the site responds; a browser may believe it is online with a dead connection. */
export async function siteAnswers(): Promise<boolean> {
  if (!window.navigator.onLine) {
    return false;
  }
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

/** Says that a page could not be opened. Trying again loads it, but never trades this page for the browser's error. */
export function offerRetry(isOnline: boolean): void {
  notify({
    kind: 'error',
    text: isOnline
      ? 'Nie udało się wczytać strony.'
      : 'Nie udało się wczytać strony: brak połączenia.',
    action: {
      label: 'Spróbuj ponownie',
      onSelect: () => {
        void siteAnswers().then((answers) => {
          if (answers) {
            window.location.reload();
          } else {
            offerRetry(false);
          }
        });
      },
    },
  });
}
