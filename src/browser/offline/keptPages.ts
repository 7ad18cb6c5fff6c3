import {offline} from '../../site/behaviour';

export interface KeptPage {
  readonly title: string;
  readonly to: string;
}

/** Whether this browser can keep pages, and the visitor lets it. */
export async function keepsPages(): Promise<boolean> {
  return 'serviceWorker' in navigator && 'caches' in window && !(await caches.has(offline.off));
}

/** The pages kept on this device, the last read first; `to` has the base path. */
export async function keptPages(): Promise<readonly KeptPage[]> {
  if (!('caches' in window) || !(await caches.has(offline.pages))) {
    return [];
  }
  const cache = await caches.open(offline.pages);
  const pages = await Promise.all(
    (await cache.keys()).map(async (page) => {
      const html = (await (await cache.match(page))?.text()) ?? '';
      // As the build wrote it: the opening tag, then the title, then the name of the site.
      const title = html.slice(html.indexOf('<title')).split(/[>|<]/)[2] ?? '';
      return {title: title.trim().replaceAll('&amp;', '&'), to: new URL(page.url).pathname};
    }),
  );
  return pages.reverse();
}

/** Removes all that is kept; pages read from now on are kept again. */
export async function forgetPages(): Promise<void> {
  await Promise.all([caches.delete(offline.pages), caches.delete(offline.files)]);
}

/** Lets this browser keep what is read, or stops it and removes what it kept. */
export async function turnKeeping(isOn: boolean, baseUrl: string): Promise<void> {
  if (isOn) {
    await caches.delete(offline.off);
    await navigator.serviceWorker.register(baseUrl + offline.script);
  } else {
    await caches.open(offline.off);
    const registration = await navigator.serviceWorker.getRegistration(baseUrl);
    await registration?.unregister();
    await forgetPages();
  }
}
