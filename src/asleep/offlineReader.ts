/** What differs between sites and builds, and the numbers of `site/behaviour.ts`. */
export interface ReaderSettings {
  readonly baseUrl: string;
  /** Of the build it comes with: another build is another service worker. */
  readonly build: string;
  readonly pages: string;
  readonly files: string;
  /** Name of the cache whose existence means: keep nothing. */
  readonly off: string;
  readonly mostPages: number;
  readonly readMs: number;
  /** How often it is looked whether a page is read, each time after `readMs`. */
  readonly checks: number;
}

interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** Names pages that were opened before there was a worker, or without a load; the port hears once they are kept. */
interface OpenedEvent extends LastingEvent {
  readonly data: readonly string[];
  readonly ports: readonly [MessagePort];
}

interface ServiceWorkerSelf {
  readonly clients: {
    readonly get: (id: string) => Promise<{readonly visibilityState: string} | undefined>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: string, listener: (event: never) => void) => void;
}

/**
 * The service worker: keeps the pages that were read, for when there is no connection. Whoever is online always gets
 * what the network answers. Becomes a file as text, so it uses nothing from outside itself.
 */
export function offlineReader(settings: ReaderSettings): void {
  const worker = self as unknown as ServiceWorkerSelf;
  const {baseUrl, pages, files, off, mostPages, readMs, checks} = settings;

  const addressOf = ({url}: Request): string => new URL(url).pathname.replace(/(.)\/$/, '$1');

  /** Its style sheets, fonts and pictures, which the browser has just fetched; scripts are kept as they are used. */
  const keepFilesOf = async (html: string): Promise<void> => {
    const cache = await caches.open(files);
    const named = [...html.matchAll(/(?:href|src)="?(\/[^"\s>]{1,300})/g)].map(
      ([, file = '']) => file,
    );
    const wanted = new Set(
      named.filter((file) => /\.(?:css|woff2|webp|png|jpe?g|svg)$/.test(file)),
    );
    await Promise.all(
      [...wanted].map(async (file) => {
        if (!(await cache.match(file))) {
          await cache.add(file).catch(() => undefined);
        }
      }),
    );
  };

  const keep = async (address: string, html: string): Promise<void> => {
    if (await caches.has(off)) {
      return;
    }
    const cache = await caches.open(pages);
    // The newest is the last, so that the oldest can make room.
    await cache.delete(address);
    await cache.put(
      address,
      new Response(html, {headers: {'Content-Type': 'text/html; charset=utf-8'}}),
    );
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -mostPages).map((page) => cache.delete(page)));
    await keepFilesOf(html);
  };

  const isPage = (answer: Response): boolean =>
    answer.ok && (answer.headers.get('Content-Type')?.startsWith('text/html') ?? false);

  /** The browser has most of them at hand, as it has just shown them. */
  const keepOpened = async ({data, ports: [port]}: OpenedEvent): Promise<void> => {
    try {
      for (const address of data) {
        const answer = await fetch(address);
        if (isPage(answer)) {
          await keep(address, await answer.text());
        }
      }
    } finally {
      port.postMessage('');
    }
  };

  /**
   * Keeps a page once it is looked at: one drawn ahead and never opened was not read. It may be opened a while after it
   * was drawn.
   */
  const keepRead = async (address: string, answer: Response, clientId: string): Promise<void> => {
    const html = await answer.text();
    let isRead = false;
    for (let step = 0; step < checks && !isRead; step += 1) {
      await new Promise((resolve) => setTimeout(resolve, readMs));
      isRead = (await worker.clients.get(clientId))?.visibilityState === 'visible';
    }
    if (isRead) {
      await keep(address, html);
    }
  };

  const keptHtml = async (): Promise<{address: string; html: string}[]> => {
    const cache = await caches.open(pages);
    return Promise.all(
      (await cache.keys()).map(async (page) => ({
        address: addressOf(page),
        html: (await (await cache.match(page))?.text()) ?? '',
      })),
    );
  };

  const listOfKept = async (): Promise<Response> => {
    const links = (await keptHtml()).reverse().map(({address, html}) => {
      // The opening tag, then the title, then the name of the site.
      const title = html.slice(html.indexOf('<title')).split(/[>|<]/)[2] ?? address;
      return `<li><a href="${address}">${title}</a></li>`;
    });
    return new Response(
      `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Brak połączenia</title><main><h1>Brak połączenia</h1><p>Tej strony nie ma na tym urządzeniu. ${links.length > 0 ? 'Te możesz teraz czytać:' : 'Spróbuj, gdy połączenie wróci.'}</p><ul>${links.join('')}</ul></main></html>`,
      {status: 503, headers: {'Content-Type': 'text/html; charset=utf-8'}},
    );
  };

  const openPage = async (event: RequestEvent): Promise<Response> => {
    const address = addressOf(event.request);
    try {
      const answer = (await event.preloadResponse) ?? (await fetch(event.request));
      if (isPage(answer)) {
        event.waitUntil(keepRead(address, answer.clone(), event.resultingClientId));
      }
      return answer;
    } catch {
      return (await (await caches.open(pages)).match(address)) ?? listOfKept();
    }
  };

  const keepFile = async (request: Request, answer: Response): Promise<void> => {
    if (!(await caches.has(off))) {
      await (await caches.open(files)).put(request, answer);
    }
  };

  const openFile = async (event: RequestEvent): Promise<Response> => {
    const {request} = event;
    try {
      const answer = await fetch(request);
      if (answer.ok) {
        event.waitUntil(keepFile(request, answer.clone()));
      }
      return answer;
    } catch (error) {
      const kept = await (await caches.open(files)).match(request);
      if (kept) {
        return kept;
      }
      throw error;
    }
  };

  /** Drops what no page that is kept needs any more. */
  const tidy = async (): Promise<void> => {
    const texts = await keptHtml();
    const cache = await caches.open(files);
    const unused = (await cache.keys()).filter(
      (file) => !texts.some(({html}) => html.includes(addressOf(file))),
    );
    await Promise.all(unused.map((file) => cache.delete(file)));
  };

  const begin = async (): Promise<void> => {
    await tidy();
    // Asks for the page while the worker itself still starts. Firefox gained navigation preload late.
    await (worker.registration as Partial<ServiceWorkerRegistration>).navigationPreload?.enable();
  };

  worker.addEventListener('install', () => {
    void worker.skipWaiting();
  });
  worker.addEventListener('activate', (event: LastingEvent) => {
    event.waitUntil(begin());
  });
  worker.addEventListener('message', (event: OpenedEvent) => {
    event.waitUntil(keepOpened(event));
  });
  worker.addEventListener('fetch', (event: RequestEvent) => {
    const {request} = event;
    const {origin, pathname} = new URL(request.url);
    const isOurs =
      request.method === 'GET' &&
      origin === location.origin &&
      pathname.startsWith(baseUrl) &&
      !pathname.startsWith(`${baseUrl}redakcja`);
    if (isOurs && request.mode === 'navigate') {
      event.respondWith(openPage(event));
    } else if (isOurs && /^(?:script|style|font|image|worker)$/.test(request.destination)) {
      event.respondWith(openFile(event));
    }
  });
}
