import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sitemapPaths} from './fixtures';

/** The folder of the build, and where its addresses say that it is. */
export const build = 'build';
export const origin = 'http://localhost:3000';

/** Addresses of the articles. */
export const articles = sitemapPaths().filter(
  (address) => address.startsWith('/baza-wiedzy/') && address !== '/baza-wiedzy/slownik',
);

/** HTML of a built page, by its address. */
export function pageAt(address: string): string {
  return readFileSync(fileOf(address), 'utf8');
}

/** Whether a whole address is that of a built page. */
export function hasPage(url: string): boolean {
  const {origin: host, pathname} = new URL(url);
  return host === origin && existsSync(fileOf(pathname));
}

function fileOf(address: string): string {
  return path.join(build, address === '/' ? 'index.html' : `${address}.html`);
}
