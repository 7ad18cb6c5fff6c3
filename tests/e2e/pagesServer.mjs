// A small server that answers as GitHub Pages does: /page is page.html, /folder/ its index.html,
// /folder redirects to /folder/, anything else is 404.html with status 404.
// Usage: node tests/e2e/pagesServer.mjs <folder> <port, or 0 for any that is free> [base path]
import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const types = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const isFile = (file) => existsSync(file) && statSync(file).isFile();

/** What to answer for a path inside the site: a file, a redirect to the folder, or nothing. */
function resolveAddress(root, sitePath) {
  const target = path.join(root, sitePath);
  if (!target.startsWith(root)) {
    return {file: null};
  }
  if (sitePath.endsWith('/')) {
    return {file: isFile(path.join(target, 'index.html')) ? path.join(target, 'index.html') : null};
  }
  if (isFile(target)) {
    return {file: target};
  }
  if (isFile(`${target}.html`)) {
    return {file: `${target}.html`};
  }
  return isFile(path.join(target, 'index.html')) ? {redirect: `${sitePath}/`} : {file: null};
}

function decode(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The server, not yet listening. `folder` is called for each request, so that a test can publish another build. */
export function createPagesServer(folder, {basePath = '/', cacheControl = 'max-age=600'} = {}) {
  return createServer((request, response) => {
    const root = path.resolve(folder());
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const answer = pathname.startsWith(basePath)
      ? resolveAddress(root, `/${decode(pathname.slice(basePath.length))}`)
      : {file: null};
    if (answer.redirect) {
      const location = basePath.replace(/\/$/, '') + answer.redirect + search;
      response.writeHead(301, {Location: location}).end();
      return;
    }
    const file = answer.file ?? path.join(root, '404.html');
    response.writeHead(answer.file ? 200 : 404, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': cacheControl,
    });
    createReadStream(file).pipe(response);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder = 'build', port = '4173', basePath = '/'] = process.argv.slice(2);
  const server = createPagesServer(() => folder, {basePath}).listen(
    Number(port),
    '127.0.0.1',
    () => {
      const address = `http://127.0.0.1:${server.address().port}${basePath}`;
      console.log(`${path.resolve(folder)} at ${address}`);
    },
  );
}
