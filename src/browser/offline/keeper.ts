import {offline} from '../../site/behaviour';
import {keepsPages} from './keptPages';

/** One left at this address by an earlier site would keep serving its pages. */
async function unregisterOthers(home: string): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter(
        ({scope, active}) => scope.startsWith(home) && active?.scriptURL !== home + offline.script,
      )
      .map((registration) => registration.unregister()),
  );
}

/** The pages of this site opened in this tab, the last one last; browsers without the interface know of one. */
function openedPages(home: string): string[] {
  const {navigation} = window as Partial<Pick<Window, 'navigation'>>;
  const opened = (navigation?.entries() ?? [window.location]).flatMap((entry) =>
    'href' in entry ? entry.href : (entry.url ?? []),
  );
  const pages = opened
    .filter((url) => url.startsWith(home) && !url.startsWith(`${home}redakcja`))
    .map((url) => new URL(url).pathname.replace(/(.)\/$/, '$1'));
  return [...new Set(pages.reverse())].slice(0, offline.mostPages).reverse();
}

/** Has the worker keep pages that it did not see being opened. */
async function keep(pages: readonly string[]): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  await new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = resolve;
    active?.postMessage(pages, [port2]);
  });
}

async function begin(baseUrl: string): Promise<void> {
  const home = new URL(baseUrl, window.location.origin).href;
  await unregisterOthers(home);
  // The development server has no such file.
  if (process.env.NODE_ENV !== 'production' || !(await keepsPages())) {
    return;
  }
  const registration = await navigator.serviceWorker.register(home + offline.script);
  // It may have been switched off meanwhile, by the press that woke the page.
  if (!(await keepsPages())) {
    await registration.unregister();
  } else if (!navigator.serviceWorker.controller) {
    await keep(openedPages(home));
  }
}

let beginning: Promise<void> | undefined;

/**
 * From the first page that wakes on, what is read stays readable without a connection, with what was opened in this tab
 * before. Done once that is kept.
 */
export function beginKeeping(baseUrl: string): Promise<void> {
  beginning ??= begin(baseUrl).catch(() => {
    // The browser forbids service workers here, so there is none.
  });
  return beginning;
}

async function keepIfWanted(page: string): Promise<void> {
  if (window.location.pathname === page && (await keepsPages())) {
    await keep([page]);
  }
}

/** Keeps a page that was opened without a load, once it has been looked at. */
export function keepWhenRead(page: string): void {
  setTimeout(() => void keepIfWanted(page), offline.readMs);
}
