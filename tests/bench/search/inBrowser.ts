import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createSecureServer, type Http2SecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import ts from 'typescript';
import {manifestName, type Manifest} from '../../../src/domain/search/files/shapes';
import {encodeOutline, outlineName} from '../../../src/domain/search/files/outline';
import {hydrated} from '../../e2e/fixtures';
import {launchOptions} from '../../e2e/launchOptions';
import type {Query} from './queries';

const slowdown = 4;
/** Fast 3G: bytes per second down and up, and latency in milliseconds. */
const fast3G = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const passes = 5;
/** Time between the pointer coming near the button and the click. */
const pointerMs = 200;
const patienceMs = 20_000;

/** What a visitor waits for and downloads, from opening the search with a query to its first results. */
export interface Opening {
  readonly timeMs: number;
  /** Compressed bytes of the engine and the index. */
  readonly searchBytes: number;
  /** Compressed bytes of everything, including the dialog. */
  readonly allBytes: number;
}

/** Compressed sizes of the files sent, by path. */
type Sent = Map<string, number>;

/** Times of warm queries in Chromium on a CPU slowed down four times: for each query, those of several passes. */
export function browserTimes(
  index: ReadonlyMap<string, string>,
  queries: readonly Query[],
): Promise<(readonly number[])[]> {
  return inBrowser(index, async (browser, origin) => {
    const page = await browser.newPage({ignoreHTTPSErrors: true});
    await page.goto(`${origin}/empty`);
    await slowDown(page);
    return page.evaluate<number[][]>(timesScript(queries.map(({text}) => text)));
  });
}

/** How the search is opened: with the shortcut nothing is preloaded, a pointer is noticed on its way. */
export type OpenedBy = 'shortcut' | 'pointer';

/** The search of the built site, opened from scratch for each query on a slow device and network. */
export function browserOpenings(
  index: ReadonlyMap<string, string>,
  queries: readonly Query[],
  openedBy: OpenedBy,
): Promise<Opening[]> {
  return inBrowser(index, async (browser, origin, sent) => {
    const openings: Opening[] = [];
    for (const {text} of queries) {
      const context = await browser.newContext({ignoreHTTPSErrors: true});
      const page = await context.newPage();
      await page.goto(`${origin}/oferta`, {waitUntil: 'networkidle'});
      await hydrated(page);
      const session = await slowDown(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', fast3G);
      sent.clear();
      const timeMs = await page.evaluate<number>(openingScript(text, openedBy));
      const sizes = [...sent];
      openings.push({
        timeMs,
        searchBytes: sumOf(sizes.filter(([file]) => isOfSearch(file))),
        allBytes: sumOf(sizes),
      });
      await context.close();
    }
    return openings;
  });
}

function sumOf(sizes: readonly (readonly [string, number])[]): number {
  return sizes.reduce((sum, [, size]) => sum + size, 0);
}

function isOfSearch(file: string): boolean {
  return (
    file.startsWith('/search/') ||
    (file.endsWith('.js') && readFileSync(`build${file}`, 'utf8').includes('Index of version'))
  );
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  return session;
}

/** Runs with a browser and the built site, served with another index and compressed as a host does it. */
async function inBrowser<T>(
  index: ReadonlyMap<string, string>,
  run: (browser: Browser, origin: string, sent: Sent) => Promise<T>,
): Promise<T> {
  const sent: Sent = new Map();
  const server = await serve(index, sent);
  const browser = await chromium.launch(launchOptions);
  try {
    const {port} = server.address() as AddressInfo;
    return await run(browser, `https://127.0.0.1:${port}`, sent);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Over HTTP/2, as hosts do: over HTTP/1.1 a browser requests only six files at a time. */
function serve(index: ReadonlyMap<string, string>, sent: Sent): Promise<Http2SecureServer> {
  const packed = new Map<string, Buffer>();
  const server = createSecureServer(certificate(), (request, response) => {
    const {pathname} = new URL(request.url, 'https://localhost');
    const body = packed.get(pathname) ?? packedFile(pathname, index);
    if (body === null) {
      response.writeHead(404).end();
      return;
    }
    packed.set(pathname, body);
    sent.set(pathname, body.length);
    response
      .writeHead(200, {'Content-Type': typeOf(pathname), 'Content-Encoding': 'gzip'})
      .end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

/** A self-signed certificate for this run. */
function certificate(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const command = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync('openssl', command.split(' '), {stdio: 'ignore'});
  const made = {key: readFileSync(key), cert: readFileSync(cert)};
  rmSync(folder, {recursive: true});
  return made;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The content type of a file by its extension; modules of the engine and pages have none. */
function typeOf(pathname: string): string {
  const known = pathname.startsWith('/domain/') ? types['.js'] : types[path.extname(pathname)];
  return known ?? 'text/html; charset=utf-8';
}

function packedFile(pathname: string, index: ReadonlyMap<string, string>): Buffer | null {
  if (pathname === '/empty') {
    return gzipSync('<!doctype html>');
  }
  if (pathname.startsWith('/domain/')) {
    return gzipSync(scriptOf(`src${pathname}.ts`));
  }
  if (pathname.startsWith('/search/')) {
    const text = index.get(pathname.slice('/search/'.length));
    return text === undefined ? null : gzipSync(text);
  }
  const file = [pathname, `${pathname}.html`]
    .map((name) => `build${name}`)
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) {
    return null;
  }
  return gzipSync(file.endsWith('.html') ? pageWith(index, file) : readFileSync(file));
}

/** A page of the built site with the outline of another index. */
function pageWith(index: ReadonlyMap<string, string>, file: string): string {
  const outline = encodeOutline(JSON.parse(index.get(manifestName) ?? '') as Manifest);
  return readFileSync(file, 'utf8').replace(
    new RegExp(`<meta name="?${outlineName}"?[^>]*>`),
    outline === null ? '' : `<meta name="${outlineName}" content="${outline}">`,
  );
}

/** As text, because nothing of this process may be compiled into it. */
function timesScript(texts: readonly string[]): string {
  return `(async () => {
    const {createSearch} = await import('/domain/search/engine/createSearch');
    const search = await createSearch(async (file) => (await fetch('/search/' + file)).text());
    const texts = ${JSON.stringify(texts)};
    for (const text of texts) await search(text);
    const times = texts.map(() => []);
    for (let pass = 0; pass < ${passes}; pass++) {
      for (const [place, text] of texts.entries()) {
        const start = performance.now();
        await search(text);
        times[place].push(performance.now() - start);
      }
    }
    return times;
  })()`;
}

/** Milliseconds from the press or click to the first painted result; the query is typed once its field has focus. */
function openingScript(query: string, openedBy: OpenedBy): string {
  return `(async () => {
    const typed = (field) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(query)});
      field.dispatchEvent(new Event('input', {bubbles: true}));
    };
    document.addEventListener('focusin', ({target}) => {
      if (target.matches('dialog [role=combobox]')) setTimeout(typed, 0, target);
    });
    const painted = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(document.querySelector('dialog[open]')?.textContent)), ${patienceMs});
      new MutationObserver((changes, observer) => {
        if (document.querySelector('dialog [role=option] mark')) {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        }
      }).observe(document, {childList: true, subtree: true});
    });
    const byPointer = ${JSON.stringify(openedBy)} === 'pointer';
    const button = document.querySelector('header [aria-haspopup=dialog][aria-keyshortcuts]');
    if (byPointer) {
      button.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
      await new Promise((resolve) => setTimeout(resolve, ${pointerMs}));
    }
    const start = performance.now();
    if (byPointer) button.click();
    else document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
    return (await painted) - start;
  })()`;
}

function scriptOf(file: string): string {
  return ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  }).outputText;
}
