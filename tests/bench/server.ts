import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

interface BenchServer {
  readonly origin: string;
  readonly close: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const isPacked = (file: string): boolean => /\.(?:webp|woff2|avif|png)$/.test(file);

const scripts = /<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g;

/**
 * The built site, compressed as a host does it. With `?bez-skryptow` a page comes without its scripts.
 */
export async function serveBuild(folder: string): Promise<BenchServer> {
  const bodies = new Map<string, Buffer>();
  const server: Server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(folder, pathname);
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const raw = isPacked(file);
    const bodyOf = (): Buffer => {
      const whole = readFileSync(file);
      const body = search === '?bez-skryptow' ? whole.toString().replace(scripts, '') : whole;
      return raw ? whole : gzipSync(body);
    };
    const body = bodies.get(file + search) ?? bodyOf();
    bodies.set(file + search, body);
    response
      .writeHead(200, {
        'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
        // As GitHub Pages has it: what was fetched ahead is kept.
        'Cache-Control': 'max-age=600',
        ...(!raw && {'Content-Encoding': 'gzip'}),
      })
      .end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fileOf(folder: string, pathname: string): string | null {
  const target = path.join(folder, decodeURIComponent(pathname));
  const found = [target, `${target}.html`, path.join(target, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
  return found ?? null;
}
