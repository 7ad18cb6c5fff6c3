import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const script = /<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g;

/** Serves a build as its host does, compressed; with `?bez-skryptow` a page comes without its scripts. */
export async function serve(
  folder: string,
): Promise<{readonly url: string; readonly stop: () => void}> {
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
      .map((name) => path.join(folder, name))
      .find((name) => path.extname(name) !== '' && existsSync(name));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = readFileSync(file);
    const isPlain = search === '?bez-skryptow';
    response.writeHead(200, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
      // As GitHub Pages has it: what was fetched ahead is kept.
      'Cache-Control': 'max-age=600',
    });
    response.end(gzipSync(isPlain ? body.toString().replace(script, '') : body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
